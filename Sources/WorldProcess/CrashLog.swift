import Foundation
import JSON
import Wire

/// What a process leaves behind that ended of itself: the report of Swift's backtracer, and the last it said.
struct CrashLog {
    /// Where the backtracer writes its report.
    let file: String

    /// What tells the backtracer to write it; documented with Swift's runtime as `SWIFT_BACKTRACE`.
    var environment: [String: String] {
        [
            "SWIFT_BACKTRACE":
                "enable=yes,color=no,interactive=no,format=json,threads=crashed,registers=none,images=none,limit=64,output-to=\(file)"
        ]
    }

    /// Whether the backtracer has said all that it knows.
    var isWhole: Bool { json != nil }

    /// How the process ended, in the words of a report. `said` is what it wrote to its standard error.
    func report(of end: ProcessEnd, said: String) -> CrashReport {
        // The backtracer's own words begin with an empty line.
        let words = said.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.prefix(3)
        let message =
            words.isEmpty ? end.phrase : "\(end.phrase), saying \"\(words.joined(separator: " ").prefix(1_000))\""
        return CrashReport(message: message, frames: frames)
    }

    private var json: JSON? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        return try? JSON(parsing: [UInt8](data), limits: JSONLimits(maximumBytes: 16_777_216, maximumDepth: 64))
    }

    private var frames: [CrashReport.Frame] {
        guard let thread = json?["threads"]?.array?.first(where: { $0["crashed"]?.bool == true })
        else { return [] }
        return (thread["frames"]?.array ?? []).compactMap { frame in
            guard let name = frame["description"]?.string ?? frame["symbol"]?.string else { return nil }
            let place = frame["sourceLocation"]
            let line = place?["line"]?.int
            return CrashReport.Frame(
                function: name, file: line == 0 ? nil : place?["file"]?.string, line: line == 0 ? nil : line)
        }
    }
}

/// How a process ended.
enum ProcessEnd: Equatable, Sendable {
    /// It ended itself with this status.
    case exited(Int32)
    /// It was ended by this signal.
    case signalled(Int32)
    /// It did not come back from what it was doing, and was ended.
    case hung(after: Duration)
    /// It said what makes no sense, and was ended.
    case spokeNonsense

    /// What a person would say of it.
    var phrase: String {
        switch self {
        case .exited(let status): "the app ended its process with status \(status)"
        case .signalled(let signal):
            "the app's process ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        case .hung(let time): "the app did not come back within \(time.components.seconds) s, and was stopped"
        case .spokeNonsense: "the app's process said what makes no sense, and was stopped"
        }
    }
}
