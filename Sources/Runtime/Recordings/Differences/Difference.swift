import JSON
import Wire

/// What the inputs of a recording cause now, against what they caused when they were recorded.
///
/// The first input that differs may do so only in what nobody sees, such as the size of an answer; then what is seen of
/// it later comes first.
package struct Difference: Sendable {
    /// What one input causes otherwise.
    package struct Part: Sendable {
        /// The input's number.
        package let number: Int
        /// Session time of the input.
        package let time: Duration
        /// What a person would say of the input.
        package let label: String
        /// What is expected (`- `), what came (`+ `) and what became something else (`~ `), under headings.
        package let lines: [String]
        /// Whether a person sees it on the screen.
        package let isSeen: Bool

        fileprivate var name: String { "input \(number) (\(label)) at \(time.wholeMilliseconds) ms" }
        fileprivate var indented: [String] { lines.map { "  " + $0 } }
    }

    /// The first input that causes something else.
    package let first: Part
    /// The first input after it by which that is seen; nil when it is seen at once, or never.
    package let sight: Part?

    /// A sentence that names the input at which something is seen, and the first thing that is.
    package var headline: String {
        let part = sight ?? first
        let change = part.lines.first { $0.hasSign }
        let words = change.map { ": " + ($0.hasPrefix("~ ") ? String($0.dropFirst(2)) : $0) } ?? " differs"
        return "Input \(part.number) (\(part.label))" + words
    }

    /// All of it, what a person sees first.
    package var text: String {
        let legend = ": - was expected, + came, ~ expected → came."
        guard let sight else { return ([first.name.sentenceStart + legend] + first.indented).joined(separator: "\n") }
        return
            (["Seen at \(sight.name)" + legend] + sight.indented + ["It begins unseen at \(first.name):"]
            + first.indented).joined(separator: "\n")
    }
}

extension String {
    /// Whether this is a line of what differs, and no heading.
    fileprivate var hasSign: Bool { ["- ", "+ ", "~ "].contains { hasPrefix($0) } }
}
