/// A problem found after a fault.
package struct Finding: Sendable, Equatable {
    /// The kinds of problems, the worst first.
    package enum Kind: String, Sendable, CaseIterable {
        /// The app crashed.
        case crashed
        /// The app raised an exception that would terminate it on iOS.
        case exception
        /// The app hung, or never became idle.
        case hung
        /// A loading view is shown, but no request is pending that could end it.
        case stuck
        /// The screen is empty.
        case blank
        /// An error was reported, and nothing can be pressed any more.
        case noWayOut
        /// A controller received an error and does not show it.
        case silent
        /// A press sent the same request more than once.
        case retriedTwice
        /// An error was reported, and no action that was tried runs its retry.
        case neverRetried
        /// After a successful retry the screen differs from that of a run without faults.
        case differs

        /// The kind in one or two words.
        package var words: String {
            switch self {
            case .crashed: "crashed"
            case .exception: "exception"
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

    /// The kind of the problem.
    package let kind: Kind
    /// The action after the fault that led to the problem.
    package let action: UserAction
    /// A sentence for people.
    package let sentence: String
    /// The values in the sentence, with which a page can word it in another language.
    package let values: [Value: String]

    /// The meaning of a value in a finding's sentence.
    package enum Value: String, Sendable, CaseIterable {
        /// The message of an error.
        case error
        /// The controller that received the error.
        case controller
        /// The reason why the app ended, or the exception that ends it on iOS, without a full stop.
        case reason
        /// The limit that a run exceeded, as a sentence without a full stop.
        case bound
        /// The controls that were pressed, as `button "Retry", button "Cancel"`.
        case tried
        /// The number of requests sent.
        case count
        /// The text on the screen that should not be there.
        case shows
        /// The text that is missing on the screen.
        case lacks
    }

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - kind: The kind of the finding.
    ///   - way: The user action after the fault that revealed the finding.
    ///   - sentence: A sentence for users, in English.
    ///   - values: The values in the sentence.
    package init(_ kind: Kind, after way: UserAction, sentence: String, values: [Value: String] = [:]) {
        (self.kind, self.action, self.sentence, self.values) = (kind, way, sentence, values)
    }
}

extension [Finding] {
    /// The first finding of each kind, the worst first.
    var worstFirst: [Finding] {
        Finding.Kind.allCases.compactMap { kind in first { $0.kind == kind } }
    }
}
