import Foundation
import KennelHTTP
import Sessions

/// How the building of an app's sources stands, as the pages are told.
struct BuildReport: Codable, Sendable, Equatable {
    /// What is being done, or was.
    enum State: String, Codable, Sendable {
        /// The compiler is at work; what runs is older than the sources.
        case building
        /// The sources cannot be built; what runs stays.
        case failed
        /// What was built is started, and the sessions move to it.
        case ready
        /// What was built does not run; what ran before stays.
        case broken
        /// What was built last is what runs.
        case serving
    }

    let state: State
    /// How far it is; nil where that is not known, or nothing is being built.
    var progress: BuildProgress?
    /// What the compiler found, in its order, or why it does not run; empty unless it failed.
    var errors: [BuildError] = []
    /// The sessions whose app crashes in what was built, or cannot run there; empty unless it serves.
    var stopped: [StoppedSession] = []

    /// A session that does not run in the new build.
    struct StoppedSession: Codable, Sendable, Equatable {
        /// The name by which it can be looked at.
        let watch: String
        /// What it was opened with; nil where the app chose.
        let screen: String?
        /// Why it does not.
        let reason: String

        /// Nil for a session that goes on.
        init?(_ renewed: RenewedSession) {
            switch renewed.renewal {
            case .crashed(let reason), .stopped(let reason), .ended(let reason): self.reason = reason
            case .untouched, .same, .differs: return nil
            }
            watch = renewed.watch.rawValue
            screen = renewed.screen
        }
    }

    /// The name of the event that carries a report.
    static let event = "build"
}

extension Bulletin {
    /// Tells every page how the build stands.
    func tell(_ report: BuildReport) {
        if let text = try? JSONEncoder().encode(report) { tell(Array(text)) }
    }
}

/// One thing that a compiler found wrong.
struct BuildError: Codable, Sendable, Equatable {
    /// The file from the package's folder; nil when the trouble is in none.
    let file: String?
    /// Counted from 1.
    let line: Int?
    let column: Int?
    let message: String

    /// The most errors that a page is told of.
    static let mostTold = 20

    /// Reads what the compiler printed: lines such as `/app/Sources/App/Main.swift:3:5: error: cannot find 'x' in
    /// scope`.
    static func all(in output: String, of folder: URL) -> [BuildError] {
        var errors: [BuildError] = []
        for line in output.split(whereSeparator: \.isNewline) {
            let found = BuildError(line, of: folder)
            if let found, !errors.contains(found) { errors.append(found) }
        }
        // A link error repeats at its end what the compiler has said before with a place.
        let placed = errors.filter { $0.file != nil }
        return Array((placed.isEmpty ? errors : placed).prefix(mostTold))
    }

    private init?(_ line: Substring, of folder: URL) {
        let withPlace = /^(\/[^:]+):(\d+):(\d+): error: (.+)$/
        let withoutPlace = /^error: (.+)$/
        if let match = line.wholeMatch(of: withPlace) {
            let path = String(match.1)
            let root = folder.path + "/"
            file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
            self.line = Int(match.2)
            column = Int(match.3)
            message = String(match.4)
        } else if let match = line.wholeMatch(of: withoutPlace) {
            (file, self.line, column) = (nil, nil, nil)
            message = String(match.1)
        } else {
            return nil
        }
    }

    init(message: String) {
        (file, line, column) = (nil, nil, nil)
        self.message = message
    }
}
