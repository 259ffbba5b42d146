public import Foundation
import Synchronization

/// An empty folder of a test's own, for its owner alone, which goes with whoever holds it.
public final class TemporaryFolder: Sendable {
    /// Where it is, without symbolic links.
    public let url: URL

    /// Makes the folder. Where none can be made no test can run, so the process ends.
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

    /// Where something of this name is, or would be.
    public func path(_ name: String) -> String { url.appending(path: name).path }

    private static let count = Atomic(0)
    /// What those of this process are in. It goes when the process ends, with what a thread still holds then.
    private static let all = Result {
        let all = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "kennel-tests-\(UUID().uuidString.prefix(8))", directoryHint: .isDirectory)
        try make(all)
        atexit { TemporaryFolder.removeAll() }
        return (owner: getpid(), folder: all)
    }

    /// A process that was forked ends without the folders of the one it came from.
    private static func removeAll() {
        guard case .success(let all) = all, all.owner == getpid() else { return }
        try? FileManager.default.removeItem(at: all.folder)
    }

    private static func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
}
