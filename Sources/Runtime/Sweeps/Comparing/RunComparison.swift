/// A comparison of two runs of the same steps: the first difference, and all later ones.
package struct RunComparison: Sendable {
    /// The names of the runs in sentences, such as a controller, an app or a file.
    package typealias Names = (left: String, right: String)

    /// A difference between the runs.
    package struct Difference: Sendable, Equatable {
        /// The aspect in which two runs differ.
        package enum Subject: String, Sendable {
            /// The end of the runs: one ended earlier than the other.
            case end
            /// The further steps: the recordings continue with different ones.
            case steps
            /// A view or retry of a step that only one of the runs has.
            case lack
            /// The exceptions raised by the apps that would terminate them on iOS.
            case exceptions
            /// The states that controllers received.
            case states
            /// The texts on the screen.
            case screen
            /// The requests that the apps sent.
            case requests
        }

        /// The number of the moment at which the difference appeared. Moment 0 is the opening; step n begins moment n.
        package let moment: Int
        /// The moment in words, such as `at the opening` or `after step 3, tap "Retry"`.
        package let time: String
        /// The subject of the difference.
        package let subject: Subject
        /// The lines that only the left run has.
        package let left: [String]
        /// The lines that only the right run has.
        package let right: [String]
        /// The difference as a sentence without a full stop.
        package let sentence: String
    }

    /// The names of the runs.
    package let names: Names
    /// The number of moments that were compared, because both runs have them.
    package let moments: Int
    /// All differences in order. A screen difference that persists is listed once.
    package let differences: [Difference]

    /// The first difference; nil if there is none.
    package var first: Difference? { differences.first }

    /// Compares two runs of one scenario.
    package init(left: RunLog, right: RunLog, names: Names) {
        self.names = names
        var found: [Difference] = []
        var lastScreen: [[String]] = [[], []]
        for (number, (one, other)) in zip(left.moments, right.moments).enumerated() {
            let moment = ComparedStep(number: number, left: one, right: other, names: names)
            found += moment.difference(in: .steps, by: \.words.asList)
            found += moment.difference(in: .end, by: \.end.asList)
            found += moment.difference(in: .lack, by: \.lack.asList)
            found += moment.difference(in: .exceptions, by: \.exceptions)
            found += moment.difference(in: .states, by: \.states)
            guard one.end == nil, other.end == nil else { continue }
            let screen = moment.difference(in: .screen, by: \.screen)
            let parts = screen.map { [$0.left, $0.right] } ?? [[], []]
            if parts != lastScreen { found += screen }
            lastScreen = parts
            found += moment.difference(in: .requests, by: \.requests)
        }
        moments = min(left.moments.count, right.moments.count)
        found += Self.rest(
            left: left.moments.dropFirst(moments), right: right.moments.dropFirst(moments), after: moments, names: names
        )
        differences = found
    }

    /// Returns the steps that only the longer recording has, as a difference; nil if both have the same number.
    private static func rest(
        left: ArraySlice<RunLog.Moment>, right: ArraySlice<RunLog.Moment>, after count: Int, names: Names
    ) -> Difference? {
        let (one, other) = (left.compactMap(\.words), right.compactMap(\.words))
        guard !one.isEmpty || !other.isEmpty else { return nil }
        let name = one.isEmpty ? names.right : names.left
        return Difference(
            moment: count, time: "after \(count - 1) steps", subject: .steps, left: one, right: other,
            sentence: "only \(name) continues, with \((one + other).shortened)")
    }

    /// The report as text: the first difference, and then all differences by moment.
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

/// A moment in both runs.
private struct ComparedStep {
    let number: Int
    let left: RunLog.Moment
    let right: RunLog.Moment
    let names: RunComparison.Names

    func difference(
        in subject: RunComparison.Difference.Subject, by part: (RunLog.Moment) -> [String]
    ) -> RunComparison.Difference? {
        let (one, other) = (part(left), part(right))
        guard one != other else { return nil }
        // Screens are compared without regard to order, so only the lines that one side lacks are listed. Ordered lists
        // are listed completely.
        let (onlyOne, onlyOther) = subject == .screen ? (one.without(other), other.without(one)) : (one, other)
        return RunComparison.Difference(
            moment: number, time: time, subject: subject, left: onlyOne, right: onlyOther,
            sentence: sentence(about: subject, left: onlyOne, right: onlyOther))
    }

    private var time: String {
        guard let words = left.words ?? right.words else { return "at the opening" }
        return "after step \(number), \(words)"
    }

    private func sentence(
        about subject: RunComparison.Difference.Subject, left one: [String], right other: [String]
    ) -> String {
        switch subject {
        case .steps: return both { name, lines in "\(name) continues with \(lines.shortened)" }
        case .end, .lack:
            return joinedClauses(for: [one, other]) { name, lines in "\(name): \(lines.joined(separator: "; "))" }
        case .exceptions:
            return joinedClauses(for: [one, other]) { name, lines in "iOS would end \(name): \(lines.shortened)" }
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
            // The run that shows something is named first, so that "does not" refers to it.
            let clauses =
                one.isEmpty && !other.isEmpty && subject == .screen
                ? [clause(names.right, other), clause(names.left, one)]
                : [clause(names.left, one), clause(names.right, other)]
            return clauses.joined(separator: ", ")
        }
    }

    private func joinedClauses(for sides: [[String]], clause: (String, [String]) -> String) -> String {
        zip([names.left, names.right], sides).filter { !$0.1.isEmpty }.map(clause).joined(separator: ", ")
    }
}

extension [String] {
    /// Returns the lines that the other list lacks. If a line occurs more often in this list, it is returned once for
    /// each additional occurrence.
    fileprivate func without(_ other: [String]) -> [String] {
        var left: [String: Int] = [:]
        for line in other { left[line, default: 0] += 1 }
        return filter { line in
            guard let count = left[line], count > 0 else { return true }
            left[line] = count - 1
            return false
        }
    }

    /// The first three lines, and the number of the others.
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
