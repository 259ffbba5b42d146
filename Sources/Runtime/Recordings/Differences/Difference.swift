import JSON
import Wire

/// The first difference between a replay of a recording and the recording itself.
///
/// The first difference may be invisible, such as the size of a response. The first visible difference after it is then
/// reported first.
package struct Difference: Sendable {
    /// The difference at one input.
    package struct Part: Sendable {
        /// The number of the input.
        package let number: Int
        /// The session time of the input.
        package let time: Duration
        /// A description of the input for people.
        package let label: String
        /// The expected lines (`- `), actual lines (`+ `) and changes (`~ `), under headings.
        package let lines: [String]
        /// Whether the difference is visible on the screen.
        package let isSeen: Bool

        fileprivate var name: String { "input \(number) (\(label)) at \(time.wholeMilliseconds) ms" }
        fileprivate var indented: [String] { lines.map { "  " + $0 } }
    }

    /// The difference at the first input whose results differ.
    package let first: Part
    /// The first visible difference after `first`; nil if `first` is visible itself, or no difference is visible.
    package let firstVisible: Part?

    /// A sentence that names the input with the visible difference, and the first line of it.
    package var headline: String {
        let part = firstVisible ?? first
        let change = part.lines.first { $0.hasSign }
        let words = change.map { ": " + ($0.hasPrefix("~ ") ? String($0.dropFirst(2)) : $0) } ?? " differs"
        return "Input \(part.number) (\(part.label))" + words
    }

    /// The whole report, with the visible difference first.
    package var text: String {
        let legend = ": - expected, + actual, ~ expected → actual."
        guard let firstVisible else {
            return ([first.name.sentenceStart + legend] + first.indented).joined(separator: "\n")
        }
        return
            (["Visible at \(firstVisible.name)" + legend] + firstVisible.indented
            + ["The first difference is not visible. It is at \(first.name):"] + first.indented).joined(separator: "\n")
    }
}

extension String {
    /// Whether this is a line with a mark, not a heading.
    fileprivate var hasSign: Bool { ["- ", "+ ", "~ "].contains { hasPrefix($0) } }
}
