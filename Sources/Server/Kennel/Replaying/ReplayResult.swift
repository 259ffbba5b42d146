import Recordings

/// What came of replaying one file.
struct ReplayResult: PlayedResult {
    /// How it ended.
    enum Verdict: Sendable {
        /// Every input caused what it caused before.
        case same
        /// One did not.
        case differs(Difference)
        /// One ended the app, or a look behind one.
        case crashed(Crash)
        /// There was nothing to replay; a sentence says why.
        case unreadable(String)
    }

    /// The file as it was named.
    let file: String
    /// How many inputs it holds.
    let inputs: Int
    /// What else a person should know, such as that the file was cut.
    let notes: [String]
    /// How long it took.
    let duration: Duration
    /// How it ended.
    let verdict: Verdict

    /// One line, and under it what differs.
    var text: String {
        let more = notes.isEmpty ? "" : " (" + notes.joined(separator: "; ") + ")"
        switch verdict {
        case .same: return "same: \(file): \(inputs) inputs in \(milliseconds) ms" + more
        case .differs(let difference):
            return "differs: \(file): input \(difference.first.number) of \(inputs)\(more)\n\(difference.text)"
        case .crashed(let crash):
            return "crashed: \(file): \(crash.place) of \(inputs)\(more)\n\(crash.text)"
        case .unreadable(let reason): return "unreadable: \(file): \(reason)"
        }
    }

    private var milliseconds: Int64 { Int64(duration / .milliseconds(1)) }

    var status: ExitCode {
        switch verdict {
        case .same: .success
        case .differs, .crashed: .failure
        case .unreadable: .unreadable
        }
    }

    var testCases: [JUnitReport.Case] {
        let outcome: JUnitReport.Case.Verdict =
            switch verdict {
            case .same: .passed
            case .differs(let difference): .failed(message: difference.headline, text: difference.text)
            case .crashed(let crash): .failed(message: crash.headline, text: crash.text)
            case .unreadable(let reason): .error(message: reason)
            }
        return [JUnitReport.Case(className: "replay", name: file, duration: duration, verdict: outcome)]
    }
}
