public import Foundation
import Glibc

/// The folders that an app can write to, laid out as on a phone.
///
/// Each session has its own folders in the machine's temporary folder. They are empty at the beginning, so that a
/// replay finds the same, and are deleted at the end. Folders of a killed process are deleted by the next process that
/// creates folders.
final class SessionFolders {
    /// The home folder of the session.
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

    /// The folders of the running app.
    static var current: SessionFolders { AppEnvironment.current.values[Key.self] }

    private enum Key: ApplicationKey {
        static var defaultValue: SessionFolders { SessionFolders() }
    }

    /// Deletes the folders of processes that no longer exist. A process of another user counts as existing.
    private static func sweep(_ all: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? [] {
            guard let owner = name.split(separator: "-").first.flatMap({ pid_t($0) }), kill(owner, 0) != 0,
                errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: all.appending(path: name))
        }
    }

    /// Returns a standard folder; nil if apps have no such folder.
    func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
        switch directory {
        case .documentDirectory: home.appending(path: "Documents", directoryHint: .isDirectory)
        case .libraryDirectory: home.appending(path: "Library", directoryHint: .isDirectory)
        case .cachesDirectory: home.appending(path: "Library/Caches", directoryHint: .isDirectory)
        // As on iOS, the app has to create it.
        case .applicationSupportDirectory:
            home.appending(path: "Library/Application Support", directoryHint: .isDirectory)
        default: nil
        }
    }

    var temporary: URL { home.appending(path: "tmp", directoryHint: .isDirectory) }
}

extension FileManager {
    /// Replaces `urls(for:in:)`. Domains other than the user's are empty.
    public func urls(
        ofAppFolder directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
    ) -> [URL] {
        guard domainMask.contains(.userDomainMask) else { return [] }
        return SessionFolders.current.folder(directory).map { [$0] } ?? []
    }

    /// Replaces `url(for:in:appropriateFor:create:)`. Throws if apps have no such folder, or if it cannot be created.
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

    /// Replaces `temporaryDirectory`.
    public var appTemporaryDirectory: URL { SessionFolders.current.temporary }
}

/// Replaces `NSHomeDirectory()`.
public func _home() -> String { SessionFolders.current.home.path }

/// Replaces `NSTemporaryDirectory()`: the path ends with a slash.
public func _temporaryFolder() -> String { SessionFolders.current.temporary.path + "/" }

/// Replaces `NSSearchPathForDirectoriesInDomains`.
public func _folders(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    FileManager.default.urls(ofAppFolder: directory, in: domainMask).map { $0.path }
}
