import Sweeps

/// The result of comparing two runs.
struct ComparisonResult: PlayedResult {
    /// The outcome of a comparison.
    enum Outcome: Sendable {
        /// Both runs were played to their end.
        case compared(RunComparison)
        /// There was nothing to compare. The value is a sentence with the reason.
        case unreadable(String)
    }

    let name: String
    let duration: Duration
    let comparisonOutcome: Outcome

    var text: String {
        switch comparisonOutcome {
        case .unreadable(let reason): "unreadable: \(name): \(reason)"
        case .compared(let comparison):
            comparison.first == nil
                ? "same: \(name): \(comparison.moments - 1) steps in \(duration.wholeMilliseconds) ms"
                : "differs: \(name)\n\(comparison.text)"
        }
    }

    var status: ExitCode {
        switch comparisonOutcome {
        case .compared(let comparison): comparison.first == nil ? .success : .failure
        case .unreadable: .unreadable
        }
    }

    var testCases: [JUnitReport.Case] {
        let outcome: JUnitReport.Case.Outcome =
            switch comparisonOutcome {
            case .compared(let comparison):
                comparison.first.map { .failed(message: "\($0.time): \($0.sentence)", text: comparison.text) }
                    ?? .passed
            case .unreadable(let reason): .error(message: reason)
            }
        return [JUnitReport.Case(className: "compare", name: name, duration: duration, verdict: outcome)]
    }
}
