/// Two runs of the same steps beside each other: where they part, and what is other from there on.
package struct RunComparison: Sendable {
    /// What a run is called in sentences: its controller, its app, its file.
    package typealias Names = (left: String, right: String)

    /// One thing that is other in one run than in the other.
    package struct Difference: Sendable, Equatable {
        /// What is other.
        package enum Subject: String, Sendable {
            /// One run went no further.
            case end
            /// One recording goes on with another step.
            case steps
            /// One run lacked what was to be pressed.
            case lack
            /// The states that controllers heard.
            case states
            /// What the screen says.
            case screen
            /// What was asked of the network.
            case requests
        }

        /// Which moment: 0 is the opening, and others are the steps from 1.
        package let moment: Int
        /// When: `at the opening`, `after step 3, tap "Retry"`.
        package let time: String
        /// What is other.
        package let subject: Subject
        /// What only the left run has, a line each.
        package let left: [String]
        /// What only the right run has.
        package let right: [String]
        /// It in one sentence, without its end.
        package let sentence: String
    }

    /// What the runs are called.
    package let names: Names
    /// How many moments both runs have.
    package let moments: Int
    /// All that is other, in order. What stays as it was told is not told again.
    package let differences: [Difference]

    /// What is other first; nil where nothing is.
    package var first: Difference? { differences.first }

    /// Compares two runs of one screenplay.
    package init(_ left: RunDiary, _ right: RunDiary, names: Names) {
        self.names = names
        var found: [Difference] = []
        var lastScreen: [[String]] = [[], []]
        for (number, (one, other)) in zip(left.moments, right.moments).enumerated() {
            let moment = ComparedMoment(number: number, left: one, right: other, names: names)
            found += moment.difference(.steps, \.words.asList)
            found += moment.difference(.end, \.end.asList)
            found += moment.difference(.lack, \.lack.asList)
            found += moment.difference(.states, \.states)
            guard one.end == nil, other.end == nil else { continue }
            let screen = moment.difference(.screen, \.screen)
            let parts = screen.map { [$0.left, $0.right] } ?? [[], []]
            if parts != lastScreen { found += screen }
            lastScreen = parts
            found += moment.difference(.requests, \.requests)
        }
        moments = min(left.moments.count, right.moments.count)
        found += Self.rest(left.moments.dropFirst(moments), right.moments.dropFirst(moments), after: moments, names)
        differences = found
    }

    /// The steps that only the longer one of two recordings has.
    private static func rest(
        _ left: ArraySlice<RunDiary.Moment>, _ right: ArraySlice<RunDiary.Moment>, after count: Int, _ names: Names
    ) -> Difference? {
        let (one, other) = (left.compactMap(\.words), right.compactMap(\.words))
        guard !one.isEmpty || !other.isEmpty else { return nil }
        let name = one.isEmpty ? names.right : names.left
        return Difference(
            moment: count, time: "after \(count - 1) steps", subject: .steps, left: one, right: other,
            sentence: "only \(name) continues, with \((one + other).shortened)")
    }

    /// What both came to, in lines: the first difference, and then all, by their moments.
    package var text: String {
        guard let first else { return "No differences between \(names.left) and \(names.right)." }
        var lines = ["\(first.time.capitalizedFirst): \(first.sentence)."]
        for difference in differences {
            lines.append("  \(difference.time): \(difference.subject.rawValue)")
            lines += difference.left.map { "    < \($0)" } + difference.right.map { "    > \($0)" }
        }
        return lines.joined(separator: "\n")
    }
}

extension [RunComparison.Difference] {
    fileprivate static func += (all: inout Self, one: RunComparison.Difference?) {
        if let one { all.append(one) }
    }
}

/// The same moment of both runs.
private struct ComparedMoment {
    let number: Int
    let left: RunDiary.Moment
    let right: RunDiary.Moment
    let names: RunComparison.Names

    func difference(
        _ subject: RunComparison.Difference.Subject, _ part: (RunDiary.Moment) -> [String]
    ) -> RunComparison.Difference? {
        let (one, other) = (part(left), part(right))
        guard one != other else { return nil }
        // Of screens only what one has and the other has not; of what has an order, all of it.
        let (onlyOne, onlyOther) = subject == .screen ? (one.without(other), other.without(one)) : (one, other)
        return RunComparison.Difference(
            moment: number, time: time, subject: subject, left: onlyOne, right: onlyOther,
            sentence: sentence(subject, onlyOne, onlyOther))
    }

    private var time: String {
        guard let words = left.words ?? right.words else { return "at the opening" }
        return "after step \(number), \(words)"
    }

    private func sentence(
        _ subject: RunComparison.Difference.Subject, _ one: [String], _ other: [String]
    ) -> String {
        switch subject {
        case .steps: return both { name, lines in "\(name) continues with \(lines.shortened)" }
        case .end, .lack: return told([one, other]) { name, lines in "\(name): \(lines.joined(separator: "; "))" }
        case .states:
            return both { name, lines in
                lines.isEmpty ? "\(name) receives no states" : "\(name) receives \(lines.joined(separator: ", "))"
            }
        case .requests:
            return both { name, lines in
                lines.isEmpty ? "\(name) sends no requests" : "\(name) requests \(lines.shortened)"
            }
        case .screen where one.isEmpty && other.isEmpty:
            return "\(names.left) and \(names.right) show the same in another order"
        case .screen:
            return both { name, lines in lines.isEmpty ? "\(name) does not" : "\(name) shows \(lines.shortened)" }
        }

        func both(_ clause: (String, [String]) -> String) -> String {
            // Who shows something is named first, so that "does not" has something to refer to.
            let clauses =
                one.isEmpty && !other.isEmpty && subject == .screen
                ? [clause(names.right, other), clause(names.left, one)]
                : [clause(names.left, one), clause(names.right, other)]
            return clauses.joined(separator: ", ")
        }
    }

    private func told(_ sides: [[String]], _ clause: (String, [String]) -> String) -> String {
        zip([names.left, names.right], sides).filter { !$0.1.isEmpty }.map(clause).joined(separator: ", ")
    }
}

extension [String] {
    /// The lines that another list has not, or has fewer of.
    fileprivate func without(_ other: [String]) -> [String] {
        var left: [String: Int] = [:]
        for line in other { left[line, default: 0] += 1 }
        return filter { line in
            guard let count = left[line], count > 0 else { return true }
            left[line] = count - 1
            return false
        }
    }

    /// The first three.
    fileprivate var shortened: String {
        prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
    }
}

extension String? {
    fileprivate var asList: [String] { map { [$0] } ?? [] }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
