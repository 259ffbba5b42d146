import Foundation

/// The place where sessions are recorded.
public enum RecordingPlace: Sendable, Equatable {
    /// The default folder: one for each program and port, in the home folder of the user who runs the server. A service
    /// uses the folder that systemd assigns, whatever its port is.
    ///
    /// A server on an automatically chosen port records in memory, because no page would find its port again.
    case standard
    /// The given folder.
    case folder(String)
    /// Memory only; sessions end with the process.
    case memory

    /// Returns the folder; nil to record in memory only. The standard folder follows the XDG Base Directory
    /// Specification for state files.
    func folder(
        program: String, port: UInt16, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        switch self {
        case .memory: return nil
        case .folder(let folder): return folder
        case .standard:
            if port == 0 { return nil }
            // Several folders are separated by colons. Kennel's unit requests only one.
            if let state = environment["STATE_DIRECTORY"]?.split(separator: ":").first, state.hasPrefix("/") {
                return String(state)
            }
            let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
            return "\(named ?? home + "/.local/state")/kennel/\(program)/\(port)"
        }
    }
}
