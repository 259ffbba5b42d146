import ClusterJournal
import Dispatch
import Foundation
import KennelHTTP
import Locks
import NATS
import Sessions
import Wire

/// The membership of this server in a cluster. It shares data with other nodes, and releases the sessions that they
/// take over.
final class ClusterNode: Sendable {
    /// The journal in which the cluster records sessions.
    let journal: ClusterJournal
    /// The other servers.
    let peers: ClusterPeers
    private let files = Locked<[String: SharedFile]>([:])
    private let following = Locked<NATSSubscription?>(nil)
    private let letGo = Locked(0)
    private let warn: @Sendable (String) -> Void

    /// Joins the cluster named in the options; nil if they name none. Blocks.
    ///
    /// - Parameter sharesFate: Whether an app can end this process.
    /// - Throws: An error whose description is a sentence for the user who starts the server.
    @available(*, noasync)
    init?(_ options: Options, folder: String?, sharesFate: Bool, warn: @escaping @Sendable (String) -> Void) throws {
        guard !options.cluster.isEmpty else { return nil }
        guard let folder else {
            throw UsageError(
                "a server of a cluster needs its own folder: name it with --data, and remove --in-memory")
        }
        guard let name = ClusterName(options.clusterName) else {
            throw UsageError(
                "\"\(options.clusterName)\" is not a cluster name: use up to 32 letters, digits, hyphens, underscores"
            )
        }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var settings = ClusterJournal.Settings(servers: options.cluster, folder: folder)
        settings.name = name
        settings.sharesFate = sharesFate
        if let replicas = options.clusterReplicas { settings.replicas = replicas }
        journal = try ClusterJournal(settings)
        peers = ClusterPeers(journal)
        self.warn = warn
    }

    /// The number of sessions that were released, because another node owns them or NATS was unreachable.
    var lettingsGo: Int { letGo.withLock { $0 } }

    /// Returns the secret of the cookies. All nodes share it, so that a browser that one node has authorized is
    /// authorized by all.
    ///
    /// - Parameter own: The secret to use if the cluster has none yet.
    func secret(orElse own: String) throws -> String {
        String(decoding: try journal.shared.value("cookie", orElse: Array(own.utf8)), as: UTF8.self)
    }

    /// Keeps a file identical on all nodes. `key` is the name of its content in the cluster.
    func share(_ path: String, as key: String) throws {
        let file = try SharedFile(path, as: key, in: journal.shared, warn: warn)
        files.withLock { $0[key] = file }
    }

    /// Stores a fault script on all nodes, or deletes it if the text is nil.
    func setScript(_ name: String, to text: String?) throws {
        try journal.shared.set(Self.key(of: name, after: Self.scripts), to: Array((text ?? "").utf8))
    }

    /// Stores the name of a session for all nodes, or removes it from all.
    func setName(of watch: String, to name: String?) throws {
        try journal.shared.set(Self.key(of: watch, after: Self.names), to: Array((name ?? "").utf8))
    }

    /// Begins to receive the values that other nodes share, and to release the sessions that they own.
    func join(with sessions: ServedSessions, scripts shelf: FaultScriptStore, names: SessionNames) throws {
        journal.setNoticeHandler { [self] notice in
            switch notice {
            case .lost(let session), .deleted(let session):
                if let running = sessions.directory.find(session.rawValue)?.session { release(running, from: sessions) }
            case .lostContact:
                warn("NATS does not respond; recorded sessions continue on servers that can reach it")
                for running in sessions.directory.all { release(running, from: sessions) }
            case .otherTime(_, let difference): warn(Self.sentence(about: difference))
            case .gone: break
            }
        }
        let heard = try journal.shared.follow { [files] key, value in
            let text = value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
            if let name = Self.name(in: key, after: Self.scripts) { shelf.apply(text, under: name) }
            if let watch = Self.name(in: key, after: Self.names) { names.apply(text, of: watch) }
            files.withLock { $0[key] }?.apply(value)
        }
        following.withLock { $0 = heard }
    }

    /// Leaves the cluster.
    func close() {
        following.withLock { $0 = nil }
        journal.close()
    }

    /// Releases a session. Its viewers reconnect and find the session on its new node.
    private func release(_ running: ServedSession, from sessions: ServedSessions) {
        sessions.directory.remove(running)
        letGo.withLock { $0 += 1 }
        running.session.suspend()
        running.audience.cut()
    }

    /// Returns a warning for the administrator about the clock of another server.
    static func sentence(about difference: Duration) -> String {
        let seconds = abs(difference.components.seconds)
        let span = seconds < 120 ? "\(seconds) s" : "\(seconds / 60) minutes"
        return "the clock of another server of the cluster is \(span) \(difference < .zero ? "behind" : "ahead"); "
            + "no data is lost, but times in lists are wrong, and old sessions are deleted too early or too late; "
            + "synchronize the clocks of all servers with NTP"
    }

    private static let scripts = "script-"
    private static let names = "name-"

    private static func key(of name: String, after prefix: String) -> String {
        prefix + name.utf8.map { String($0, radix: 16) }.joined(separator: "_")
    }

    private static func name(in key: String, after prefix: String) -> String? {
        guard key.hasPrefix(prefix) else { return nil }
        let bytes = key.dropFirst(prefix.count).split(separator: "_").map { UInt8($0, radix: 16) }
        return bytes.contains(nil) ? nil : String(decoding: bytes.compactMap(\.self), as: UTF8.self)
    }
}
