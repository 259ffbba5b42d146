/// An error of packaging: a sentence, followed by the first error in a failed program's output.
struct PackagingProblem: Error, CustomStringConvertible {
    /// A sentence for the user.
    let description: String

    /// Creates an error found by Kennel itself.
    init(_ sentence: String) {
        description = sentence
    }

    /// Creates an error for an external program that failed.
    init(_ sentence: String, outcome: Tool.Outcome) {
        description = outcome.firstError.map { "\(sentence): \($0)" } ?? "\(sentence) (exit status \(outcome.status))"
    }
}
