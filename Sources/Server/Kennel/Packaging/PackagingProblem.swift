/// Why no package was made: a sentence, and where another program said why, its own words.
struct PackagingProblem: Error, CustomStringConvertible {
    /// The sentence.
    let description: String

    /// Something that Kennel found out itself.
    init(_ sentence: String) {
        description = sentence
    }

    /// Something that another program refused.
    init(_ sentence: String, _ outcome: Tool.Outcome) {
        description = outcome.lastLine.map { "\(sentence): \($0)" } ?? "\(sentence) (exit status \(outcome.status))"
    }
}
