import JSON

/// Compares what inputs came to with what they were recorded to come to, one after the other, and keeps both screens.
struct Comparison {
    private var expectedTree: RecordedTree
    private var tree: RecordedTree

    /// Begins where both are the same: `state` is what a snapshot says then.
    init(from state: [UInt8]) {
        tree = RecordedTree((try? JSON(parsing: state, limits: .own))?["tree"])
        expectedTree = tree
    }

    /// What differs by the next input: first what a person sees, then states, then events.
    mutating func take(_ expected: Outcome?, _ came: Outcome) -> (lines: [String], isSeen: Bool) {
        var lines = ChangedLines()
        guard let expected = expected?.json else {
            lines.add("The recording does not say what was expected. What came", Self.whole(came.json))
            return (lines.limited, true)
        }
        let came = came.json
        Self.apply(expected, to: &expectedTree)
        Self.apply(came, to: &tree)
        let reading = tree.reading(since: expectedTree)
        lines.add("Screen", reading)
        lines.add("Navigation", from: Self.navigation(expected), to: Self.navigation(came))
        let isSeen = !lines.isEmpty
        func add(_ heading: String, _ event: String, _ words: (JSON) -> String) {
            lines.add(
                heading, from: Self.events(event, of: expected).map(words), to: Self.events(event, of: came).map(words))
        }
        add("States", "state", Words.state)
        lines.add("Retries", from: Self.retries(expected), to: Self.retries(came))
        add("Requests", "request", Words.request)
        lines.add("Sent", Words.sent(from: Self.sent(expected), to: Self.sent(came)))
        add("Log", "log", Words.line)
        lines.add("Faults", from: Self.faults(expected), to: Self.faults(came))
        if reading.isEmpty {
            let outline = tree.outline(since: expectedTree)
            lines.add("Look", outline.seen + outline.look)
        }
        if lines.isEmpty { lines.add("Emitted", Self.raw(expected, came)) }
        return (lines.limited, isSeen)
    }

    private static func apply(_ outcome: JSON, to tree: inout RecordedTree) {
        if let whole = outcome["tree"] { tree = RecordedTree(whole) }
        for patch in events("patch", of: outcome) { tree.apply(patch["ops"]?.array ?? []) }
    }

    private static func navigation(_ outcome: JSON) -> [String] { Words.navigation(last("navigation", of: outcome)) }

    private static func retries(_ outcome: JSON) -> [String] {
        (last("retries", of: outcome)?.array ?? []).map(Words.retry)
    }

    private static func faults(_ outcome: JSON) -> [String] {
        (last("faults", of: outcome)?["rules"]?.array ?? []).map(Words.fault)
    }

    /// What a patch says besides the views.
    private static func last(_ member: String, of outcome: JSON) -> JSON? {
        outcome[member] ?? events("patch", of: outcome).last?[member]
    }

    /// So many are compared line by line, which costs more the more differ.
    private static let most = 2_000

    private static func events(_ name: String, of outcome: JSON) -> [JSON] {
        (outcome["events"]?.array ?? []).prefix(most).filter { $0["event"]?.string == name }.compactMap { $0["data"] }
    }

    private static func sent(_ outcome: JSON) -> [JSON] { Array((outcome["sent"]?.array ?? []).prefix(most)) }

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
        return (entries + sent(outcome).map(Words.sent)).map { "+ " + $0 }
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
