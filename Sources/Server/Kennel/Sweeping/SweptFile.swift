import Sweeps
import Wire

/// The result of sweeping one file.
struct SweptFile: PlayedResult {
    /// The outcome of a sweep.
    enum Outcome: Sendable {
        /// The file was swept.
        case swept(SweepProgress)
        /// There was nothing to sweep. The value is a sentence with the reason.
        case unreadable(String)
    }

    /// The file, as named on the command line.
    let file: String
    let outcome: Outcome

    var status: ExitCode {
        switch outcome {
        case .swept(let progress): progress.failures == 0 ? .success : .failure
        case .unreadable: .unreadable
        }
    }

    var text: String {
        switch outcome {
        case .unreadable(let reason): return "unreadable: \(file): \(reason)"
        case .swept(let progress):
            let head =
                "\(progress.failures == 0 ? "fine" : "found"): \(file): \(progress.failures) of \(progress.cells.count) "
                + "checks failed (\(progress.runs) runs, \(progress.duration.wholeMilliseconds) ms)"
            return ([head] + progress.cells.compactMap { Self.line(for: $0, outcome: progress.verdicts[$0]) }).joined(
                separator: "\n")
        }
    }

    private static func line(for cell: SweepCell, outcome verdict: SweepOutcome?) -> String? {
        guard case .found(let findings) = verdict, let worst = findings.first else { return nil }
        return "  \(cell.name): \(worst.kind.words): \(worst.sentence)"
    }
}

extension SweepCell {
    /// The name of a test: the request and the fault, such as `GET /bikes, network`, followed by its differences from
    /// the recording, such as `under ErrorKinds` or `seed 2`.
    var name: String {
        [
            identity.description, fault.rawValue, controller.map { "under \($0)" }, seed > 0 ? "seed \(seed)" : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }
}

extension SweptFile {
    var testCases: [JUnitReport.Case] {
        switch outcome {
        case .unreadable(let reason):
            return [JUnitReport.Case(className: "sweep", name: file, duration: .zero, verdict: .error(message: reason))]
        case .swept(let progress):
            let each = progress.duration / max(1, progress.cells.count)
            return progress.cells.map { cell in
                JUnitReport.Case(
                    className: file, name: cell.name, duration: each,
                    verdict: Self.reported(progress.verdicts[cell]))
            }
        }
    }

    private static func reported(_ verdict: SweepOutcome?) -> JUnitReport.Case.Outcome {
        switch verdict {
        case .found(let findings):
            .failed(
                message: verdict?.words ?? "",
                text: findings.map { "\($0.kind.words): \($0.sentence)" }.joined(separator: "\n"))
        case .fine, .notMade: .passed
        case nil: .error(message: "The check did not run.")
        }
    }
}
