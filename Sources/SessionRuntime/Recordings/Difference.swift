import JSON

/// What an input of a recording causes now, against what it caused when it was recorded.
package struct Difference: Sendable {
    /// The input's number.
    package let number: Int
    /// Session time of the input.
    package let time: Duration
    /// What a person would say of the input.
    package let label: String
    /// What is expected (`- `) and what came (`+ `), under headings.
    package let lines: [String]

    init(number: Int, time: Duration, label: String, expected: Outcome?, came: Outcome, before: Moment) {
        self.number = number
        self.time = time
        self.label = label
        lines = Self.lines(expected?.json, came.json, before)
    }

    /// The lines under a sentence that names the input.
    package var text: String {
        (["Input \(number) (\(label)) at \(time.wholeMilliseconds) ms: - was expected, + came."]
            + lines.map { "  " + $0 })
            .joined(separator: "\n")
    }

    private static func lines(_ expected: JSON?, _ came: JSON, _ before: Moment) -> [String] {
        var lines = ChangedLines()
        guard let expected else {
            lines.add("The recording does not say what was expected. What came", whole(came))
            return lines.limited
        }
        for (heading, event, words) in [
            ("States", "state", Words.state), ("Requests", "request", Words.request), ("Log", "log", Words.line),
        ] {
            lines.add(
                heading, from: entries(event, of: expected).map(words), to: entries(event, of: came).map(words))
        }
        lines.add("Sent", from: sent(expected), to: sent(came))
        let start = RecordedTree((try? JSON(parsing: before.state, limits: .own))?["tree"])
        lines.add("Screen", tree(came, from: start).outline(since: tree(expected, from: start)))
        for (heading, member, words) in patched {
            lines.add(heading, from: words(last(member, of: expected)), to: words(last(member, of: came)))
        }
        if lines.isEmpty { lines.add("Emitted", raw(expected, came)) }
        return lines.limited
    }

    /// What a patch says besides the views.
    private static let patched: [(String, String, @Sendable (JSON?) -> [String])] = [
        ("Navigation", "navigation", Words.navigation),
        ("Retries", "retries", { ($0?.array ?? []).map(Words.retry) }),
        ("Faults", "faults", { ($0?["rules"]?.array ?? []).map(Words.fault) }),
    ]

    /// So many are compared line by line, which costs more the more differ.
    private static let mostEntries = 2_000

    private static func entries(_ event: String, of outcome: JSON) -> [JSON] {
        (outcome["events"]?.array ?? []).prefix(mostEntries).filter { $0["event"]?.string == event }.compactMap {
            $0["data"]
        }
    }

    private static func sent(_ outcome: JSON) -> [String] {
        (outcome["sent"]?.array ?? []).prefix(mostEntries).map(Words.sent)
    }

    private static func tree(_ outcome: JSON, from start: RecordedTree) -> RecordedTree {
        if let whole = outcome["tree"] { return RecordedTree(whole) }
        var tree = start
        for patch in entries("patch", of: outcome) { tree.apply(patch["ops"]?.array ?? []) }
        return tree
    }

    private static func last(_ member: String, of outcome: JSON) -> JSON? {
        outcome[member] ?? entries("patch", of: outcome).last?[member]
    }

    private static func whole(_ outcome: JSON) -> [String] {
        let entries = (outcome["events"]?.array ?? []).compactMap { event -> String? in
            guard let data = event["data"] else { return nil }
            switch event["event"]?.string {
            case "state": return Words.state(data)
            case "request": return Words.request(data)
            case "log": return Words.line(data)
            default: return nil
            }
        }
        return (entries + sent(outcome)).map { "+ " + $0 }
    }

    /// Two outcomes that read the same and are not: the first events that differ, as they are.
    private static func raw(_ expected: JSON, _ came: JSON) -> [String] {
        let (was, now) = (expected["events"]?.array ?? [], came["events"]?.array ?? [])
        for index in 0..<max(was.count, now.count) {
            let pair = [was, now].map { $0.indices.contains(index) ? $0[index].description : nil }
            if pair[0] != pair[1] {
                return zip(["- ", "+ "], pair).compactMap { sign, text in text.map { sign + $0.prefix(400) } }
            }
        }
        return ["+ something that is not recorded word for word"]
    }
}
