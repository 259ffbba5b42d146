public import JSON

extension FaultScript {
    /// The largest number of rules in a script.
    public static let mostRules = 50

    /// Parses `{"rules":[…]}`. Throws `.malformed` with a sentence that names the rule and the member.
    ///
    /// A rule may contain the `id`, `used` and `seen` that a page has received. The id lets the rule keep its counters;
    /// the counters themselves are ignored.
    public init(_ json: JSON) throws(InputRejection) {
        let members = try ObjectMembers(json, of: "a fault script")
        try members.allow("rules")
        var rules: [FaultRule] = []
        for (index, element) in try members.list("rules", atMost: Self.mostRules).enumerated() {
            rules.append(try FaultRule(element, subject: "rule \(index + 1)"))
        }
        self.init(rules: rules)
    }
}

extension FaultRule {
    fileprivate static let longestWait = 600_000
    /// The largest size of a rule's path pattern, in bytes.
    package static let longestPath = 2_000
    /// The largest number of requests that a rule may skip or affect.
    package static let mostRequests = 1_000

    /// Parses a rule. Throws `.malformed` with a sentence about `subject`.
    package init(_ json: JSON, subject: String) throws(InputRejection) {
        let members = try ObjectMembers(json, of: subject)
        try members.allow(Member.allCases.map(\.rawValue) + ["used", "seen"])
        let path = try members.text("path", atMost: Self.longestPath)
        do {
            _ = try RequestPattern(path)
        } catch {
            throw .malformed(reason: "\"path\" of \(subject) \(error.description).")
        }
        let percent = try members.optionalInteger("chance", in: 1...100)
        let seed = try members.optionalInteger("seed", in: 0...Int(Int32.max))
        guard percent != nil || seed == nil else {
            throw .malformed(reason: "\(subject.sentenceStart) has a \"seed\" without a \"chance\".")
        }
        self.init(
            path: path, after: try members.optionalInteger("after", in: 0...Self.mostRequests) ?? 0,
            count: try members.optionalInteger("count", in: 1...Self.mostRequests),
            chance: percent.map { Chance(percent: $0, seed: seed ?? 1) }, fault: try Self.fault(members),
            id: try members.optionalID("id"))
    }

    private static func fault(_ members: ObjectMembers) throws(InputRejection) -> Fault {
        let name = try members.text("fault", atMost: 64)
        guard let known = Fault.Name(rawValue: name) else {
            let names = Fault.Name.allCases.map(\.rawValue)
            throw .malformed(
                reason: "\(members.subject.sentenceStart): there is no fault \"\(name)\"; the faults are "
                    + "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "").")
        }
        for (member, faults) in membersOfFaults where members.has(member) && !faults.contains(known) {
            throw .malformed(reason: "\(members.subject.sentenceStart): fault \"\(name)\" has no member \"\(member)\".")
        }
        let delay = try members.optionalInteger("delay", in: 0...longestWait).map { Duration.milliseconds($0) }
        switch known {
        case .noConnection: return .noConnection
        case .offline: return .offline
        case .timeout: return .timeout(after: delay)
        case .status: return .status(try members.optionalInteger("status", in: 200...599) ?? 500)
        case .brokenBody: return .brokenBody
        case .delay:
            guard let delay else { throw .malformed(reason: "\(members.subject.sentenceStart) lacks \"delay\".") }
            return .delay(delay)
        case .throttle:
            guard let bandwidth = try members.optionalInteger("bandwidth", in: Throttle.bandwidths) else {
                throw .malformed(reason: "\(members.subject.sentenceStart) lacks \"bandwidth\".")
            }
            let jitter = try members.optionalInteger("jitter", in: 0...longestWait) ?? 0
            return .throttle(
                Throttle(bandwidth: bandwidth, latency: delay ?? .zero, jitter: .milliseconds(jitter)))
        case .answer: return .answer(try Answer(members))
        case .hold:
            let side: Hold.Side? = try members.optionalChoice("side")
            return .hold(Hold(side ?? .answer, expires: try members.optionalFlag("expires") ?? false))
        }
    }

    /// The faults to which each optional member belongs.
    private static let membersOfFaults: [(String, [Fault.Name])] = [
        ("status", [.status, .answer]), ("delay", [.delay, .timeout, .throttle]), ("bandwidth", [.throttle]),
        ("jitter", [.throttle]), ("type", [.answer]), ("body", [.answer]),
        ("side", [.hold]), ("expires", [.hold]),
    ]
}

extension FaultRule.Answer {
    fileprivate init(_ members: ObjectMembers) throws(InputRejection) {
        let type = try members.optionalText("type", atMost: 200) ?? "application/json"
        guard type.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
            throw .malformed(reason: "\"type\" of \(members.subject) must be a media type.")
        }
        self.init(
            status: try members.optionalInteger("status", in: 200...599) ?? 200, type: type,
            body: try members.text("body", atMost: Self.longestBody))
    }
}
