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
    /// A sentence for a person, in English.
    package let sentence: String
    /// The values in the sentence, for a reader that words it in another language.
    package let values: [Value: String]

    /// What a value of a finding's sentence is.
    package enum Value: String, Sendable, CaseIterable {
        /// The message of an error.
        case error
        /// The controller that received the error.
        case controller
        /// How the app ended, without a full stop.
        case reason
        /// Which bound a run met, without a full stop.
        case bound
        /// The controls that were pressed, as `button "Retry", button "Cancel"`.
        case tried
        /// How many requests were sent.
        case count
        /// What the screen shows and should not.
        case shows
        /// What the screen should show.
        case lacks
    }

    /// Describes what is wrong.
    ///
    /// - Parameters:
    ///   - kind: What is wrong.
    ///   - way: What a person did after the fault to see it.
    ///   - sentence: A sentence for a person, in English.
    ///   - values: The values in the sentence.
    package init(_ kind: Kind, after way: Way, _ sentence: String, values: [Value: String] = [:]) {
        (self.kind, self.way, self.sentence, self.values) = (kind, way, sentence, values)
    }
}

extension [Finding] {
    /// The first of each kind, the worst first.
    var worstFirst: [Finding] {
        Finding.Kind.allCases.compactMap { kind in first { $0.kind == kind } }
    }
}
