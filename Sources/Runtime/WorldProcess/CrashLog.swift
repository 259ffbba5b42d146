import Foundation
import JSON
import Wire

/// What a process leaves behind that ended of itself: the report of Swift's backtracer, and the last it said.
struct CrashLog {
    /// Where the backtracer writes its reports, or only that of this process.
    let place: String
    /// The system's number of the process; where it stands, `place` is a folder with the reports of many.
    var process: pid_t?

    /// Where the report of this process is; nil as long as there is none.
    private var file: String? {
        guard let process else { return place }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.first { $0.contains("-\(process)-") && $0.hasSuffix(".json") }.map { "\(place)/\($0)" }
    }

    /// What tells the backtracer to write to a file, or to one of its own for each process in a folder; documented with
    /// Swift's runtime as `SWIFT_BACKTRACE`.
    static func environment(_ place: String) -> [String: String] {
        let settings =
            "enable=yes,color=no,interactive=no,format=json,threads=crashed,registers=none,images=none,limit=64,output-to=\(place)"
        return ["SWIFT_BACKTRACE": settings + (Backtracer.packaged.map { ",swift-backtrace=\($0)" } ?? "")]
    }

    /// Whether the backtracer has said all that it knows.
    var isWhole: Bool { json != nil }

    /// How the process ended, in the words of a report. `said` is what it wrote to its standard error.
    func report(of end: ProcessEnd, said: String) -> CrashReport {
        CrashReport(message: Self.message(of: end, said: said), frames: frames, isHang: end.isHang)
    }

    /// One sentence of the same.
    static func message(of end: ProcessEnd, said: String) -> String {
        // The backtracer's own words begin with an empty line.
        let words = said.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.prefix(3)
        return words.isEmpty ? end.phrase : "\(end.phrase), saying \"\(words.joined(separator: " ").prefix(1_000))\""
    }

    /// Removes the report, so that it is not taken for that of another process with the same number.
    func remove() {
        if let file { _ = unlink(file) }
    }

    private var json: JSON? {
        guard let data = file.flatMap({ FileManager.default.contents(atPath: $0) }) else { return nil }
        return try? JSON(parsing: [UInt8](data), limits: JSONLimits(maximumBytes: 16_777_216, maximumDepth: 64))
    }

    /// A call by its function alone, without how far into it the app was.
    private static func function(_ description: String) -> String {
        String(description.replacing(#/ \+ \d+$/#, with: "").prefix(1_000))
    }

    /// Whether a file is neither Kennel's nor Swift's. The apps that come with Kennel are apps like any other.
    private static func isOfApp(_ file: String) -> Bool {
        if file.hasPrefix(kennelSources) {
            let folders = file.dropFirst(kennelSources.count).split(separator: "/")
            return folders.first == "Apps" && folders.dropFirst().first?.hasSuffix("App") == true
        }
        return file.hasPrefix("/") && !file.hasPrefix("/home/build-user/")  // where Swift's releases are built
    }

    /// The folder of Kennel's targets where this was built, with a slash at its end.
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
    /// Somebody had stopped it, and it was ended for another to take its place.
    case replaced
    /// There never was one; the number is the system's for why, or 0.
    case neverBegan(error: Int32)

    /// Whether it did not come back.
    var isHang: Bool { if case .hung = self { true } else { false } }

    /// What a person would say of it.
    var phrase: String {
        switch self {
        case .exited(let status): "the app ended its process with status \(status)"
        case .signalled(SIGKILL): "the app's process ended by signal 9, perhaps for memory"
        case .signalled(let signal):
            "the app's process ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        case .hung(let time): "the app did not come back within \(time.components.seconds) s, and was stopped"
        case .spokeNonsense: "the app's process said what makes no sense, and was stopped"
        case .replaced: "the app's process was stopped by somebody"
        case .neverBegan(0): "the system has no room for one more"
        case .neverBegan(let error): String(cString: strerror(error))
        }
    }
}
