package import Wire

/// How far a rehearsal goes before it is ended.
package struct RehearsalBounds: Sendable, Equatable {
    /// Most inputs.
    package var inputs = 20_000
    /// Longest time that the app sees pass.
    package var virtual = Duration.seconds(86_400)
    /// Longest time that it takes.
    package var real = Duration.seconds(60)

    /// Bounds that no session made by a person meets.
    package init() {}
}

/// Why a rehearsal cannot go on.
package enum Interruption: Error, Sendable, Equatable {
    /// The app crashed at this input, or where there is none, as it was looked at. A hang is a crash whose report says
    /// so.
    case crashed(CrashReport, at: SessionInput?)
    /// No process is to be had for the app, or they end again and again, and nobody knows why; the reason is a sentence
    /// without its end.
    case lost(reason: String)
    /// A bound was met; the sentence names it.
    case exhausted(String)

    /// What became of it, in one sentence without its end.
    package var sentence: String {
        switch self {
        case .crashed(let report, _): report.sentence
        case .lost(let reason): reason
        case .exhausted(let sentence): sentence
        }
    }
}

/// What came of a step.
package enum Performance: Sendable, Equatable {
    /// It was done.
    case done
    /// There was nothing to do it to; a sentence says what is missing: `nothing to press: button "Retry"`.
    case nothing(String)
}
