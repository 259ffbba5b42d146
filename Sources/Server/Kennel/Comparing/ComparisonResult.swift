import Sweeps

/// What came of putting two runs beside each other.
struct ComparisonResult: PlayedResult {
    /// How it ended.
    enum Verdict: Sendable {
        /// Both went as far as they go.
        case compared(RunComparison)
        /// There was nothing to compare; a sentence says why.
        case unreadable(String)
    }

    /// What was compared.
    let name: String
    /// How long it took.
    let duration: Duration
    /// How it ended.
    let verdict: Verdict

    var text: String {
        switch verdict {
        case .unreadable(let reason): "unreadable: \(name): \(reason)"
        case .compared(let comparison):
            comparison.first == nil
                ? "same: \(name): \(comparison.moments - 1) steps in \(duration.wholeMilliseconds) ms"
                : "differs: \(name)\n\(comparison.text)"
        }
    }

    var status: ExitCode {
        switch verdict {
        case .compared(let comparison): comparison.first == nil ? .success : .failure
        case .unreadable: .unreadable
        }
    }

    var testCases: [JUnitReport.Case] {
        let outcome: JUnitReport.Case.Verdict =
            switch verdict {
            case .compared(let comparison):
                comparison.first.map { .failed(message: "\($0.time): \($0.sentence)", text: comparison.text) }
                    ?? .passed
            case .unreadable(let reason): .error(message: reason)
            }
        return [JUnitReport.Case(className: "compare", name: name, duration: duration, verdict: outcome)]
    }
}
