/// An input that ended the app's process. It is recorded in the place of that input, which changed nothing.
public struct FatalInput: Sendable, Equatable, Codable {
    /// The input that did it.
    public let input: SessionInput
    /// How the process ended, and where.
    public let report: CrashReport

    /// Describes a crash.
    public init(_ input: SessionInput, _ report: CrashReport) {
        self.input = input
        var report = report
        report.input = nil  // it is recorded under that number
        self.report = report
    }
}

/// How a crashed session is gone on with.
public enum GoingOn: String, Sendable, CaseIterable {
    /// The input that crashed the app is tried again.
    case again
    /// That input is passed over.
    case before
}

extension SessionInput {
    /// What the session is opened with by this input, or would have been, had the app not crashed; nil for all else.
    package var opening: SessionConfiguration? {
        switch self {
        case .opened(let configuration): configuration
        case .crashed(let crash): crash.input.opening
        default: nil
        }
    }

    /// The same input with what it opens the session with changed.
    func mappingOpening(_ change: (inout SessionConfiguration) -> Void) -> SessionInput {
        switch self {
        case .opened(var configuration):
            change(&configuration)
            return .opened(configuration)
        case .crashed(let crash): return .crashed(FatalInput(crash.input.mappingOpening(change), crash.report))
        default: return self
        }
    }
}
