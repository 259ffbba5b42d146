import Recordings

/// The result of replaying one file.
struct ReplayResult: PlayedResult {
    /// The outcome of a replay.
    enum Outcome: Sendable {
        /// Every input had the same effect as when it was recorded. If only expectations were checked, all of them
        /// held.
        case same
        /// Expectations did not hold. Each text has the input and what the screen shows. An input may have had another
        /// effect than in the recording too.
        case unmet([String], Difference?)
        /// An input had a different effect.
        case differs(Difference)
        /// Every input had the same effect as in the recording, but the app raised exceptions that would terminate it
        /// on iOS. Each text has the input and its exception, such as `input 3: NSInvalidArgumentException: …`.
        case exceptions([String])
        /// The app crashed at an input, or while its state was read after one.
        case crashed(Crash)
        /// There was nothing to replay. The value is a sentence with the reason.
        case unreadable(String)
    }

    /// The file, as named on the command line.
    let file: String
    /// The number of recorded inputs.
    let inputs: Int
    /// Remarks for the user, such as that the file is truncated.
    let notes: [String]
    let duration: Duration
    let replayOutcome: Outcome

    /// The result on one line, followed by the differences.
    var text: String {
        let more = notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")"
        switch replayOutcome {
        case .same: return "same: \(file): \(inputs) inputs in \(milliseconds) ms" + more
        case .unmet(let expectations, let difference):
            let lines = expectations.map { "\n  \($0)" }.joined()
            let rest =
                difference.map { "\nThe first difference: input \($0.first.number) of \(inputs)\n\($0.text)" } ?? ""
            return "unmet: \(file): \(expectations.count) expectation(s)\(more)\(lines)\(rest)"
        case .differs(let difference):
            return "differs: \(file): input \(difference.first.number) of \(inputs)\(more)\n\(difference.text)"
        case .exceptions(let exceptions):
            let lines = exceptions.map { "\n  \($0)" }.joined()
            return "exceptions: \(file): \(inputs) inputs; iOS would end the app\(more)\(lines)"
        case .crashed(let crash):
            return "crashed: \(file): \(crash.place) of \(inputs)\(more)\n\(crash.text)"
        case .unreadable(let reason): return "unreadable: \(file): \(reason)"
        }
    }

    private var milliseconds: Int64 { Int64(duration / .milliseconds(1)) }

    var status: ExitCode {
        switch replayOutcome {
        case .same: .success
        case .unmet, .differs, .exceptions, .crashed: .failure
        case .unreadable: .unreadable
        }
    }

    var testCases: [JUnitReport.Case] {
        let outcome: JUnitReport.Case.Outcome =
            switch replayOutcome {
            case .same: .passed
            case .unmet(let expectations, let difference):
                .failed(
                    message: expectations.first ?? "",
                    text: (expectations + [difference?.text].compactMap(\.self)).joined(separator: "\n"))
            case .differs(let difference): .failed(message: difference.headline, text: difference.text)
            case .exceptions(let exceptions):
                .failed(
                    message: "iOS would end the app at \(exceptions.first ?? "")",
                    text: exceptions.joined(separator: "\n"))
            case .crashed(let crash): .failed(message: crash.headline, text: crash.text)
            case .unreadable(let reason): .error(message: reason)
            }
        return [JUnitReport.Case(className: "replay", name: file, duration: duration, verdict: outcome)]
    }
}
