import Dispatch
import Foundation
import Locks
import NATS
import Sessions
package import Wire

/// The journal of a cluster, stored in NATS streams on several machines.
///
/// Each session's entries have their own subject. Appending decides which node owns the session: an append names the
/// last entry that its author knows, and is rejected if there is a newer one.
package final class ClusterJournal: Sendable {
    /// The settings of a cluster's journal.
    package struct Settings: Sendable {
        /// The URLs of NATS servers, such as `nats://10.0.0.1:4222`.
        package var servers: [String]
        /// The name that distinguishes the cluster from others on the same NATS servers.
        package var name = ClusterName.standard
        /// The number of NATS servers that store each stream.
        package var replicas: Int {
            didSet { changesStreams = replicas > 1 }
        }
        /// Whether an app can terminate the process of a node. If so, a session that was being rebuilt when its node
        /// disappeared is suspected of the crash.
        package var sharesFate = true
        /// The time for which a write is retried while NATS is reachable but stores nothing, for example during a
        /// leader election.
        package var patience = Duration.seconds(10)
        /// Whether a session continues in the other stream while its own stream has no leader. Useless with one
        /// replica, because then all streams lose their leader together.
        package var changesStreams: Bool
        /// The time without a leader after which a session changes streams. It is long enough for a NATS server that is
        /// shut down to hand its leadership over.
        package var waitForLeader = Duration.milliseconds(500)
        /// The folder for temporary files.
        package var folder: String
        /// Returns the time since 1970.
        package var now: @Sendable () -> Duration = { .seconds(Date.now.timeIntervalSince1970) }

        /// Creates settings with three replicas, or with one if fewer than three servers are given.
        package init(servers: [String], folder: String) {
            self.servers = servers
            self.folder = folder
            replicas = servers.count >= 3 ? 3 : 1
            changesStreams = replicas > 1
        }
    }

    /// An event of the cluster that the server must handle.
    package enum Notice: Sendable {
        /// Another node owns the session, or its owner is unknown. The server must release the session.
        case lost(SessionID)
        /// NATS was unreachable long enough for other nodes to have taken over all sessions.
        case lostContact
        /// Another node deleted a session.
        case deleted(SessionID)
        /// A node is gone.
        case gone(NodeID)
        /// The clock of a node differs from this one's by the duration; negative if it is behind.
        case otherTime(NodeID, Duration)
    }

    /// The id of this node, which is new for each process.
    package let node = NodeID.random()
    /// Requests between nodes.
    package let calls: NodeCalls
    /// Values shared by all nodes.
    package let shared: SharedValues
    let settings: Settings
    let connection: NATSConnection
    let streams: JetStream
    let entries: EntryStreams
    let records: Records
    let members: ClusterMembers
    private let clocks: Clocks
    private let leaders: StreamLeaders
    let takeovers = Locked(0)
    let changes = Locked(0)
    /// The number of the stream for the entries of new sessions: the one that had a leader most recently.
    let beginning = Locked(0)
    private let watching: NATSReachability
    private let notices = Callback<Notice>()
    private let isClosed = Locked(false)
    private let deletions = Locked<NATSSubscription?>(nil)

    /// Joins the cluster, or creates it if it does not exist.
    ///
    /// Throws if NATS is unreachable, does not store anything, or contains data of another version.
    package init(_ settings: Settings) throws(ClusterError) {
        self.settings = settings
        let (node, name, tell) = (node, settings.name, notices)
        let watching = NATSReachability { tell(.lostContact) }
        self.watching = watching
        do throws(NATSFailure) {
            connection = try NATSConnection(servers: settings.servers, name: "kennel \(node.rawValue)") { change in
                watching.handle(change)
            }
            streams = try JetStream(connection)
            calls = try NodeCalls(own: node, connection: connection, name: name)
        } catch {
            throw .nats(error)
        }
        let (streams, replicas) = (streams, settings.replicas)
        entries = EntryStreams(streams, name: name)
        for stream in EntryStreams.settings(name, replicas: replicas) + Records.settings(name, replicas: replicas) {
            try patiently { () throws(ClusterError) in
                do throws(NATSFailure) { try streams.make(stream) } catch { throw .nats(error) }
            }
        }
        shared = SharedValues(streams, name: name)
        try shared.checkFormat()
        clocks = Clocks(own: node, connection: connection, name: name, now: settings.now) { tell(.otherTime($0, $1)) }
        records = Records(streams, name: name) { session, before in if before == node { tell(.lost(session)) } }
        members = ClusterMembers(own: node, connection: connection, name: name) { [calls] gone in
            calls.forget(gone)
            tell(.gone(gone))
        }
        leaders = StreamLeaders(of: name, streams) { [members] in
            members.others.allSatisfy { node.rawValue < $0.rawValue }
        }
        watching.whenBroken { [calls] in calls.breakOff() }
        watching.whenFound { [records, calls] in
            calls.resume()
            try? records.follow()
        }
        let records = records
        try patiently { () throws(ClusterError) in try records.follow() }
        do throws(NATSFailure) {
            try members.start()
            try clocks.start()
            let heard = try connection.subscribe(to: name.deleted) { [records] message in
                guard let deletion = Deletion(message.body) else { return }
                records.forget(deletion.session, upTo: deletion.place)
                tell(.deleted(deletion.session))
            }
            deletions.withLock { $0 = heard }
        } catch {
            throw .nats(error)
        }
        listen()
        if settings.replicas > 1 { leaders.start() }
    }

    /// Starts a check that runs every second: whether this node still receives new records. The check also writes this
    /// node's claims to the streams of their records.
    private func listen() {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self, !isClosed.withLock({ $0 }) else { return }
            records.check()
            records.settle(node)
            listen()
        }
    }

    /// Sets the handler of events, which is called on threads of the NATS library.
    package func setNoticeHandler(_ body: @escaping @Sendable (Notice) -> Void) {
        notices.set(body)
    }

    /// Whether NATS is connected now.
    package var isReachable: Bool { connection.isConnected }

    /// Whether NATS is connected, or was a moment ago.
    package var isInContact: Bool { watching.isInContact }

    /// The number of sessions that this node has taken over.
    package var takenOver: Int { takeovers.withLock { $0 } }

    /// The number of times a session of this node changed streams because its own had no leader.
    package var changesOfStream: Int { changes.withLock { $0 } }

    /// The number of living nodes, including this one.
    package var memberCount: Int { members.others.count + 1 }

    /// Leaves the cluster. Other nodes take over this node's sessions when they are requested.
    package func close() {
        isClosed.withLock { $0 = true }
        // Sessions that are being rebuilt are marked as stopped, so that the next owner does not suspect them of having
        // ended this process.
        let busy = records.read { records in
            records.all.filter { $0.owner == node && $0.lifeState.stopped != $0.lifeState }
        }
        for record in busy {
            try? mark(record.id, as: record.lifeState.stopped)
        }
        leaders.stop()
        clocks.stop()
        members.stop()
        deletions.withLock { $0 = nil }
        records.stop()
        connection.close()
    }

    func lose(_ session: SessionID) { notices(.lost(session)) }
}
