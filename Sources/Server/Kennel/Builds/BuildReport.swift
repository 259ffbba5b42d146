import Foundation
import KennelHTTP
import Sessions

/// The state of the app's build, as pages receive it.
struct BuildReport: Codable, Sendable, Equatable {
    /// The phase of the build.
    enum State: String, Codable, Sendable {
        /// The compiler is running; the running app is older than the sources.
        case building
        /// The sources cannot be compiled. The running app stays as it is.
        case failed
        /// The new build is being started, and sessions are moved to it.
        case ready
        /// The new build cannot run. The previous build keeps running.
        case broken
        /// The running app is the newest build.
        case serving
    }

    let state: State
    /// The progress; nil if it is unknown or nothing is being built.
    var progress: BuildProgress?
    /// The compiler's errors in order, or the reason why the build cannot run; empty if there is no error.
    var errors: [BuildError] = []
    /// The sessions whose app crashes or cannot run in the new build; empty unless the state is `serving`.
    var stopped: [StoppedSession] = []

    /// A session that does not run in the new build.
    struct StoppedSession: Codable, Sendable, Equatable {
        /// The viewer id of the session.
        let watch: String
        /// The screen with which the session was opened; nil if the app chose it.
        let screen: String?
        /// The reason why the session does not run.
        let reason: String

        /// Creates the report of a session that does not run in the new build; nil if the session continues there.
        init?(_ renewed: ReloadedSession) {
            switch renewed.result {
            case .crashed(let reason), .stopped(let reason), .ended(let reason): self.reason = reason
            case .untouched, .same, .differs: return nil
            }
            watch = renewed.viewerID.rawValue
            screen = renewed.screen
        }
    }
}

extension BuildReport {
    /// Creates the report of a failed build. It lists as many errors as a page receives.
    init(failedWith errors: [BuildError]) {
        self.init(state: .failed, errors: Array(errors.prefix(BuildError.maximumListed)))
    }
}

extension ServerNotifications {
    /// Sends the state of the build to every page.
    func send(_ report: BuildReport) {
        if let text = try? JSONEncoder().encode(report) { send(Array(text)) }
    }
}

/// An error that the compiler reported.
struct BuildError: Codable, Sendable, Equatable {
    /// The file relative to the package's folder; nil if the error belongs to no file.
    let file: String?
    /// The line, counted from 1; nil if the error belongs to no line.
    let line: Int?
    /// The column, counted from 1; nil if it is not known.
    let column: Int?
    let message: String

    /// The maximum number of errors that a page receives.
    static let maximumListed = 20

    /// Parses the errors in the compiler's output, from lines such as `/app/Sources/App/Main.swift:3:5: error: cannot
    /// find 'x' in scope`. Paths become relative to `folder`.
    static func all(in output: String, of folder: URL) -> [BuildError] {
        var errors: [BuildError] = []
        for line in output.split(whereSeparator: \.isNewline) {
            let found = BuildError(line, of: folder)
            if let found, !errors.contains(found) { errors.append(found) }
        }
        // When linking fails, the compiler repeats earlier errors at the end, without their location.
        let placed = errors.filter { $0.file != nil }
        return placed.isEmpty ? errors : placed
    }

    /// Returns the error with the absolute path of its file.
    func absolute(in folder: URL) -> BuildError {
        guard let file, !file.hasPrefix("/") else { return self }
        return BuildError(file: "\(folder.path)/\(file)", line: line, column: column, message: message)
    }

    private init?(_ line: Substring, of folder: URL) {
        // The linker knows no columns.
        let withPlace = /^(\/[^:]+):(\d+):(?:(\d+):)? error: (.+)$/
        let withoutPlace = /^error: (.+)$/
        if let match = line.wholeMatch(of: withPlace) {
            let path = String(match.1)
            let root = folder.path + "/"
            file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
            self.line = Int(match.2)
            column = match.3.flatMap { Int($0) }
            message = String(match.4)
        } else if let match = line.wholeMatch(of: withoutPlace) {
            (file, self.line, column) = (nil, nil, nil)
            message = String(match.1)
        } else {
            return nil
        }
    }

    init(file: String? = nil, line: Int? = nil, column: Int? = nil, message: String) {
        (self.file, self.line, self.column, self.message) = (file, line, column, message)
    }
}
