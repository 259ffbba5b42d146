package import Wire

/// The limits of a simulation.
package struct SimulationLimits: Sendable, Equatable {
    /// The largest number of inputs.
    package var inputs = 20_000
    /// The longest virtual time.
    package var virtual = Duration.seconds(86_400)
    /// The longest real time.
    package var real = Duration.seconds(60)

    /// Creates limits that no session made by a person reaches.
    package init() {}
}

/// The reason why a simulation cannot continue.
package enum Interruption: Error, Sendable, Equatable {
    /// The app crashed at this input; nil if it crashed while it was inspected. A hang is a crash whose report says
    /// that the app hung.
    case crashed(CrashReport, at: SessionInput?)
    /// No process is available for the app, or processes end repeatedly for unknown reasons; `reason` is a sentence
    /// without a full stop.
    case lost(reason: String)
    /// A limit was reached; the sentence names it.
    case exhausted(String)

    /// A sentence without a full stop.
    package var sentence: String {
        switch self {
        case .crashed(let report, _): report.sentence
        case .lost(let reason): reason
        case .exhausted(let sentence): sentence
        }
    }
}

/// The result of a step.
package enum Performance: Sendable, Equatable {
    /// The step was performed.
    case done
    /// The step was not possible; a sentence says what is missing, such as `nothing to press: button "Retry"`.
    case nothing(String)
}
