import Foundation
import JSON
import Wire

/// The evidence that a process left when it ended unexpectedly: the report of Swift's backtracer, and the last lines of
/// standard error.
struct CrashLog {
    /// The path of the report, or of a folder with the reports of several processes.
    let place: String
    /// The process id if `place` is a folder with the reports of several processes; otherwise nil.
    var process: pid_t?

    /// The path of this process's report; nil if it does not exist yet.
    private var file: String? {
        guard let process else { return place }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.first { $0.contains("-\(process)-") && $0.hasSuffix(".json") }.map { "\(place)/\($0)" }
    }

    /// Returns the environment variable `SWIFT_BACKTRACE`, documented with Swift's runtime. It makes the backtracer
    /// write to the file `place`, or to one file for each process if `place` is a folder.
    static func environment(_ place: String) -> [String: String] {
        let settings =
            "enable=yes,color=no,interactive=no,format=json,threads=crashed,registers=none,images=none,limit=64,output-to=\(place)"
        return ["SWIFT_BACKTRACE": settings + (Backtracer.packaged.map { ",swift-backtrace=\($0)" } ?? "")]
    }

    /// Whether the report is complete.
    var isWhole: Bool { json != nil }

    /// Returns a crash report for a process that ended in this way; `said` is the text that it wrote to standard error.
    func report(of end: ProcessEnd, said: String) -> CrashReport {
        CrashReport(message: Self.message(of: end, said: said), frames: frames, isHang: end.isHang)
    }

    /// Returns a sentence about the end of a process; `said` is the text that it wrote to standard error.
    static func message(of end: ProcessEnd, said: String) -> String {
        // The output of the backtracer itself begins with an empty line.
        let words = said.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.prefix(3)
        return words.isEmpty ? end.phrase : "\(end.phrase), saying \"\(words.joined(separator: " ").prefix(1_000))\""
    }

    /// Removes the report, so that it is not attributed to another process with the same id.
    func remove() {
        if let file { _ = unlink(file) }
    }

    private var json: JSON? {
        guard let data = file.flatMap({ FileManager.default.contents(atPath: $0) }) else { return nil }
        return try? JSON(parsing: [UInt8](data), limits: JSONLimits(maximumBytes: 16_777_216, maximumDepth: 64))
    }

    /// Returns the name of a function without the offset into it.
    private static func function(_ description: String) -> String {
        String(description.replacing(#/ \+ \d+$/#, with: "").prefix(1_000))
    }

    /// Returns whether a file belongs neither to Kennel nor to Swift. Kennel's example apps count as apps.
    private static func isOfApp(_ file: String) -> Bool {
        if file.hasPrefix(kennelSources) {
            let folders = file.dropFirst(kennelSources.count).split(separator: "/")
            return folders.first == "Apps" && folders.dropFirst().first?.hasSuffix("App") == true
        }
        return file.hasPrefix("/") && !file.hasPrefix("/home/build-user/")  // the build folder of Swift's releases
    }

    /// The folder of Kennel's targets on the build machine, with a slash at its end.
    private static let kennelSources = String(#filePath.dropLast("Runtime/WorldProcess/CrashLog.swift".count))

    private var frames: [CrashReport.Frame] {
        guard let thread = json?["threads"]?.array?.first(where: { $0["crashed"]?.bool == true })
        else { return [] }
        return (thread["frames"]?.array ?? []).compactMap { frame in
            guard let name = frame["description"]?.string ?? frame["symbol"]?.string else { return nil }
            let place = frame["sourceLocation"]
            let line = place?["line"]?.int
            let file = line == 0 ? nil : place?["file"]?.string
            return CrashReport.Frame(
                function: Self.function(name), file: file, line: line == 0 ? nil : line,
                isApp: file.map(Self.isOfApp) ?? false)
        }
    }
}

/// The way in which a process ended.
enum ProcessEnd: Equatable, Sendable {
    /// The process exited with this status.
    case exited(Int32)
    /// The process was ended by this signal.
    case signalled(Int32)
    /// The process did not respond for this time, and was killed.
    case hung(after: Duration)
    /// The process sent invalid data, and was killed.
    case spokeNonsense
    /// The process was stopped with a signal from outside, and was killed so that another could replace it.
    case replaced
    /// The process was not started. `error` is the system's error number; 0 if there is none.
    case neverBegan(error: Int32)

    /// Whether the process did not respond.
    var isHang: Bool { if case .hung = self { true } else { false } }

    /// A description for the user.
    var phrase: String {
        switch self {
        case .exited(let status): "the app ended its process with status \(status)"
        case .signalled(SIGKILL): "the app's process ended by signal 9, possibly because it used too much memory"
        case .signalled(let signal):
            "the app's process ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        case .hung(let time): "the app did not return within \(time.components.seconds) s, and was stopped"
        case .spokeNonsense: "the app's process sent an invalid message, and was stopped"
        case .replaced: "the app's process was stopped from outside"
        case .neverBegan(0): "the system cannot start another process"
        case .neverBegan(let error): String(cString: strerror(error))
        }
    }
}
