public import JSON

extension FaultScript {
    /// Most rules in one script.
    public static let mostRules = 50

    /// Reads `{"rules":[…]}`; throws `.malformed` with a sentence that names the rule and the member.
    ///
    /// A rule may carry the `id` and `used` that the page was told: the id lets it keep its count, `used` is ignored.
    public init(_ json: JSON) throws(InputRejection) {
        let members = try Members(json, of: "a fault script")
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

    fileprivate init(_ json: JSON, subject: String) throws(InputRejection) {
        let members = try Members(json, of: subject)
        try members.allow("id", "path", "count", "used", "fault", "status", "delay")
        let path = try members.text("path", atMost: 2_000)
        guard path.hasPrefix("/") || path.hasPrefix("*") else {
            throw .malformed(reason: "\"path\" of \(subject) must start with \"/\" or \"*\".")
        }
        self.init(
            path: path, count: try members.optionalInteger("count", in: 1...1_000),
            fault: try Self.fault(members), id: try members.optionalID("id"))
    }

    private static func fault(_ members: Members) throws(InputRejection) -> Fault {
        let name = try members.text("fault", atMost: 64)
        let status = try members.optionalInteger("status", in: 200...599)
        let delay = try members.optionalInteger("delay", in: 0...longestWait).map { Duration.milliseconds($0) }
        func unexpected(_ member: String) -> InputRejection {
            .malformed(reason: "\(members.subject.sentenceStart): fault \"\(name)\" takes no \"\(member)\".")
        }
        guard let known = Fault.Name(rawValue: name) else {
            throw .malformed(
                reason:
                    "\(members.subject.sentenceStart): there is no fault \"\(name)\"; known are noConnection, timeout, status, "
                    + "brokenBody and delay.")
        }
        guard status == nil || known == .status else { throw unexpected("status") }
        guard delay == nil || known == .delay || known == .timeout else { throw unexpected("delay") }
        guard let fault = Fault(known, status: status ?? 500, wait: delay) else {
            throw .malformed(reason: "\(members.subject.sentenceStart) lacks \"delay\".")
        }
        return fault
    }
}
