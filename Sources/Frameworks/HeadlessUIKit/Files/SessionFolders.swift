public import Foundation
import Glibc

/// The folders that an app may write to, laid out as on a phone.
///
/// Each session has its own, which are empty when it begins, so that a replay finds the same, and gone when it ends.
/// They lie in the machine's folder for what is temporary. What a process left that was killed, the next one that makes
/// folders removes.
final class SessionFolders {
    /// What the others lie in.
    let home: URL

    init() {
        let files = FileManager.default
        let all = files.temporaryDirectory.appending(path: "kennel-app-files")
        Self.sweep(all)
        home = all.appending(path: "\(getpid())-\(UUID().uuidString)")
        for folder in ["Documents", "Library/Caches", "tmp"] {
            try? files.createDirectory(at: home.appending(path: folder), withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Those of the running app.
    static var current: SessionFolders { UIApplication.shared.values[Key.self] }

    private enum Key: ApplicationKey {
        static var defaultValue: SessionFolders { SessionFolders() }
    }

    /// Removes what no process has any more. One that belongs to somebody else is there, too.
    private static func sweep(_ all: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? [] {
            guard let owner = name.split(separator: "-").first.flatMap({ pid_t($0) }), kill(owner, 0) != 0,
                errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: all.appending(path: name))
        }
    }

    /// The folder that a phone has for this; nil where apps there have none.
    func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
        switch directory {
        case .documentDirectory: home.appending(path: "Documents", directoryHint: .isDirectory)
        case .libraryDirectory: home.appending(path: "Library", directoryHint: .isDirectory)
        case .cachesDirectory: home.appending(path: "Library/Caches", directoryHint: .isDirectory)
        // As on a phone it is not there until the app makes it.
        case .applicationSupportDirectory:
            home.appending(path: "Library/Application Support", directoryHint: .isDirectory)
        default: nil
        }
    }

    var temporary: URL { home.appending(path: "tmp", directoryHint: .isDirectory) }
}

extension FileManager {
    /// What `urls(for:in:)` is on iOS: where the app may write. Nothing is found outside of the user's own domain.
    public func urls(
        ofAppFolder directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
    ) -> [URL] {
        guard domainMask.contains(.userDomainMask) else { return [] }
        return SessionFolders.current.folder(directory).map { [$0] } ?? []
    }

    /// What `url(for:in:appropriateFor:create:)` is on iOS; it throws where an app has no such folder, or it cannot be
    /// made.
    public func url(
        ofAppFolder directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        guard let folder = urls(ofAppFolder: directory, in: domain).first else {
            throw CocoaError(.fileReadUnsupportedScheme)
        }
        if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
        return folder
    }

    /// What `temporaryDirectory` is on iOS: the session's own.
    public var appTemporaryDirectory: URL { SessionFolders.current.temporary }
}

/// What `NSHomeDirectory()` is on iOS: what the session's folders lie in.
public func _home() -> String { SessionFolders.current.home.path }

/// What `NSTemporaryDirectory()` is on iOS: the session's own, with a slash at the end.
public func _temporaryFolder() -> String { SessionFolders.current.temporary.path + "/" }

/// What `NSSearchPathForDirectoriesInDomains` is on iOS.
public func _folders(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    FileManager.default.urls(ofAppFolder: directory, in: domainMask).map { $0.path }
}
