/// Something that is wrong after a fault.
package struct Finding: Sendable, Equatable {
    /// What is wrong, the worst first.
    package enum Kind: String, Sendable, CaseIterable {
        /// The app crashed.
        case crashed
        /// The app did not come back, or never came to rest.
        case hung
        /// Loading is shown, and nothing is under way that could end it.
        case stuck
        /// The screen is empty.
        case blank
        /// An error was heard, and nothing can be pressed any more.
        case noWayOut
        /// A controller heard an error, and drew nothing.
        case silent
        /// One press asked for the same more than once.
        case retriedTwice
        /// An error was heard, and nothing that a person can do runs its retry.
        case neverRetried
        /// After a retry that went well the screen is another than one that never failed.
        case differs

        /// One or two words.
        package var words: String {
            switch self {
            case .crashed: "crashed"
            case .hung: "hung"
            case .stuck: "stuck"
            case .blank: "blank"
            case .noWayOut: "no way out"
            case .silent: "silent"
            case .retriedTwice: "retried twice"
            case .neverRetried: "never retried"
            case .differs: "differs"
            }
        }
    }

    /// What is wrong.
    package let kind: Kind
    /// What a person did after the fault to see it.
    package let way: Way
    /// A sentence for a person.
    package let sentence: String

    /// Describes what is wrong.
    package init(_ kind: Kind, after way: Way, _ sentence: String) {
        (self.kind, self.way, self.sentence) = (kind, way, sentence)
    }
}

extension [Finding] {
    /// The first of each kind, the worst first.
    var worstFirst: [Finding] {
        Finding.Kind.allCases.compactMap { kind in first { $0.kind == kind } }
    }
}
