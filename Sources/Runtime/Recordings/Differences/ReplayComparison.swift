import JSON
import Wire

/// Compares the outcomes of inputs with the recorded ones, one after another, and tracks both screens.
struct ReplayComparison {
    private var expectedTree: RecordedTree
    private var tree: RecordedTree

    /// Begins the comparison at a state that the replay and the recording have in common.
    ///
    /// - Parameter state: A snapshot of that state.
    init(from state: [UInt8]) {
        tree = RecordedTree(WorldState(text: state).tree)
        expectedTree = tree
    }

    /// Returns the differences of the next input: first those on the screen, then states, then events.
    ///
    /// - Returns: The lines, and whether a difference is visible on the screen.
    mutating func compare(expected: StepOutcome?, actual came: StepOutcome) -> (lines: [String], isSeen: Bool) {
        var lines = ChangedLines()
        let came = ParsedOutcome(came)
        guard let expected = expected.map(ParsedOutcome.init) else {
            lines.add("The recording does not contain the expected events. Actual events", lines: Self.whole(came))
            return (lines.limited, true)
        }
        Self.apply(expected, to: &expectedTree)
        Self.apply(came, to: &tree)
        let reading = tree.differences(since: expectedTree)
        lines.add("Screen", lines: reading)
        lines.add("Navigation", from: Self.navigation(expected), to: Self.navigation(came))
        let isSeen = !lines.isEmpty
        lines.add("States", from: expected.states.map(Words.state), to: came.states.map(Words.state))
        lines.add("Retries", from: Self.retries(expected), to: Self.retries(came))
        lines.add("Requests", from: expected.requests.map(Words.request), to: came.requests.map(Words.request))
        lines.add("Sent", lines: Words.sent(from: expected.sent, to: came.sent))
        lines.add("Log", from: expected.lines.map(Words.line), to: came.lines.map(Words.line))
        lines.add("Faults", from: Self.faults(expected), to: Self.faults(came))
        if reading.isEmpty {
            let outline = tree.outline(since: expectedTree)
            lines.add("Look", lines: outline.seen + outline.look)
        }
        if lines.isEmpty { lines.add("Emitted", lines: Self.rawDifferences(expected: expected, actual: came)) }
        return (lines.limited, isSeen)
    }

    private static func apply(_ outcome: ParsedOutcome, to tree: inout RecordedTree) {
        if let whole = outcome.tree { tree = RecordedTree(whole) }
        for patch in outcome.patches { tree.apply(patch.operations) }
    }

    private static func navigation(_ outcome: ParsedOutcome) -> [String] {
        (outcome.navigation ?? outcome.patches.last?.navigation).map(Words.navigation) ?? []
    }

    private static func retries(_ outcome: ParsedOutcome) -> [String] {
        outcome.patches.last?.retries?.oldest.map(Words.retry) ?? []
    }

    private static func faults(_ outcome: ParsedOutcome) -> [String] {
        outcome.patches.last?.faults?.rules.map(Words.fault) ?? []
    }

    private static func whole(_ outcome: ParsedOutcome) -> [String] {
        let entries = outcome.events.compactMap { event -> String? in
            switch event {
            case .state(let state): Words.state(state)
            case .request(let request): Words.request(request)
            case .line(let line): Words.line(line)
            case .patch: nil
            }
        }
        return (entries + outcome.sent.map(Words.sent)).map { "+ " + $0 }
    }

    /// Returns the first raw events that differ. Used when the outcomes differ although their descriptions are equal.
    private static func rawDifferences(expected: ParsedOutcome, actual came: ParsedOutcome) -> [String] {
        let (was, now) = (expected.texts, came.texts)
        for index in 0..<max(was.count, now.count) {
            let pair = [was, now].map { $0.indices.contains(index) ? $0[index] : nil }
            if pair[0] != pair[1] {
                return zip(["- ", "+ "], pair).compactMap { sign, text in text.map { sign + $0.prefix(400) } }
            }
        }
        return ["+ something that is not recorded word for word"]
    }
}
