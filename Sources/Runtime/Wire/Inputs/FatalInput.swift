/// An input that crashed the app. It is recorded in place of that input, which changed nothing.
public struct FatalInput: Sendable, Equatable, Codable {
    /// The input at which the app crashed.
    public let input: SessionInput
    /// The crash report.
    public let report: CrashReport

    /// Creates a crash record.
    public init(_ input: SessionInput, report: CrashReport) {
        self.input = input
        var report = report
        report.input = nil  // Redundant, because the crash is recorded under that number.
        self.report = report
    }
}

/// The ways to resume a crashed session.
public enum GoingOn: String, Sendable, CaseIterable {
    /// Applies the fatal input a second time.
    case again
    /// Skips the fatal input.
    case before
}

extension SessionInput {
    /// Whether the input records a crash.
    package var isCrash: Bool { if case .crashed = self { true } else { false } }

    /// The configuration if this input opens the session, or if it would have done so without the crash; otherwise nil.
    package var opening: SessionConfiguration? {
        switch self {
        case .opened(let configuration): configuration
        case .crashed(let crash): crash.input.opening
        default: nil
        }
    }

    /// Returns the same input, with a changed configuration if it opens the session.
    func mappingOpening(_ change: (inout SessionConfiguration) -> Void) -> SessionInput {
        switch self {
        case .opened(var configuration):
            change(&configuration)
            return .opened(configuration)
        case .crashed(let crash): return .crashed(FatalInput(crash.input.mappingOpening(change), report: crash.report))
        default: return self
        }
    }
}
