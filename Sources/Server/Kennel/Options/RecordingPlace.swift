import Foundation

/// Where sessions are recorded.
public enum RecordingPlace: Sendable, Equatable {
    /// In a folder of the person who runs the server, one for each program and port. A server on a port that nobody
    /// chose is found by no page again, so it keeps its sessions in memory. A service has the folder that systemd gives
    /// it, whatever its port.
    case standard
    /// In this folder.
    case folder(String)
    /// In memory only; sessions end with the process.
    case memory

    /// The folder, or nil to record in memory only. The standard one is that of the XDG Base Directory Specification
    /// for what a program should find again.
    func folder(
        program: String, port: UInt16, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        switch self {
        case .memory: return nil
        case .folder(let folder): return folder
        case .standard:
            if port == 0 { return nil }
            // Several have colons between them; a unit of ours asks for one.
            if let state = environment["STATE_DIRECTORY"]?.split(separator: ":").first, state.hasPrefix("/") {
                return String(state)
            }
            let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
            return "\(named ?? home + "/.local/state")/kennel/\(program)/\(port)"
        }
    }
}
