public import Foundation
import Synchronization

/// An empty temporary folder for a test, accessible only to its owner. Deleted when it is released.
public final class TemporaryFolder: Sendable {
    /// The URL of the folder, without symbolic links.
    public let url: URL

    /// Makes the folder. If that fails, no test can run, so the process ends.
    public init() {
        do {
            url = try Self.all.get().folder.appending(
                path: "\(Self.count.add(1, ordering: .relaxed).newValue)", directoryHint: .isDirectory)
            try Self.make(url)
        } catch {
            fatalError("there is no temporary folder: \(error)")
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Returns the path of a file in the folder, which may not exist.
    public func path(_ name: String) -> String { url.appending(path: name).path }

    private static let count = Atomic(0)
    /// The parent of all folders of this process. It is deleted when the process ends, including folders that are still
    /// in use.
    private static let all = Result {
        let all = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "kennel-tests-\(UUID().uuidString.prefix(8))", directoryHint: .isDirectory)
        try make(all)
        atexit { TemporaryFolder.removeAll() }
        return (owner: getpid(), folder: all)
    }

    /// A forked process does not delete the folders of its parent.
    private static func removeAll() {
        guard case .success(let all) = all, all.owner == getpid() else { return }
        try? FileManager.default.removeItem(at: all.folder)
    }

    private static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
}
