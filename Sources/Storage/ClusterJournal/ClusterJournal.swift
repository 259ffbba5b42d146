import Dispatch
import Foundation
import Locks
import NATS
import Sessions
package import Wire

/// The journal of a cluster: streams that NATS keeps on several machines.
///
/// Each session's entries are a subject. What decides who goes on with a session is the append: it names the last entry
/// that its author knows, and is refused where there is another.
package final class ClusterJournal: Sendable {
    /// How the cluster is reached.
    package struct Settings: Sendable {
        /// Addresses of NATS servers, such as `nats://10.0.0.1:4222`.
        package var servers: [String]
        /// Tells it from other clusters on the same servers.
        package var name = ClusterName.standard
        /// On how many NATS servers everything is kept.
        package var replicas: Int {
            didSet { changesStreams = replicas > 1 }
        }
        /// Whether an app can end the process of a node: a session that was being rebuilt when its node went is a
        /// suspect then.
        package var sharesFate = true
        /// As long as NATS is there and does not keep anything, as while it chooses who leads, what is to be kept
        /// waits.
        package var patience = Duration.seconds(10)
        /// Whether sessions go on in another stream while theirs has no leader; where everything is on one server, none
        /// has one then.
        package var changesStreams: Bool
        /// So long a stream may have no leader before that. Servers that are stopped in good order hand over in less.
        package var waitForLeader = Duration.milliseconds(500)
        /// Where texts lie that are being received.
        package var folder: String
        /// The time since 1970.
        package var now: @Sendable () -> Duration = { .seconds(Date.now.timeIntervalSince1970) }

        /// A cluster on these servers, kept on three of them, or on one where fewer are named.
        package init(servers: [String], folder: String) {
            self.servers = servers
            self.folder = folder
            replicas = servers.count >= 3 ? 3 : 1
            changesStreams = replicas > 1
        }
    }

    /// What the cluster tells the server that this node is.
    package enum Notice: Sendable {
        /// Another node has a session by now, or it cannot be told whether this one has: it is to let go of it.
        case lost(SessionID)
        /// NATS has been away for so long that all sessions may be others' by now.
        case lostContact
        /// A session was deleted by another node.
        case deleted(SessionID)
        /// A node is there no more.
        case gone(NodeID)
        /// The clock of a node is so far ahead of this one's, or, where it is less than zero, behind.
        case otherTime(NodeID, Duration)
    }

    /// What this node is called, as long as its process lasts.
    package let node = NodeID.random()
    /// What nodes ask of each other.
    package let calls: NodeCalls
    /// What all nodes share.
    package let shared: SharedValues
    let settings: Settings
    let connection: NATSConnection
    let streams: JetStream
    let entries: EntryStreams
    let records: Records
    let members: Members
    private let clocks: Clocks
    private let leaders: StreamLeaders
    let takeovers = Locked(0)
    let changes = Locked(0)
    /// The stream in which new sessions' entries begin: the one that was found to have a leader last.
    let beginning = Locked(0)
    private let watching: ContactWatch
    private let notices = Callback<Notice>()
    private let isClosed = Locked(false)
    private let deletions = Locked<NATSSubscription?>(nil)

    /// Joins the cluster, or makes it where it is not there yet. Throws when NATS cannot be reached, keeps nothing, or
    /// holds what another version wrote.
    package init(_ settings: Settings) throws(ClusterError) {
        self.settings = settings
        let (node, name, tell) = (node, settings.name, notices)
        let watching = ContactWatch { tell(.lostContact) }
        self.watching = watching
        do throws(NATSFailure) {
            connection = try NATSConnection(servers: settings.servers, name: "kennel \(node.rawValue)") { change in
                watching.take(change)
            }
            streams = try JetStream(connection)
            calls = try NodeCalls(node, connection, name)
        } catch {
            throw .nats(error)
        }
        let (streams, replicas) = (streams, settings.replicas)
        entries = EntryStreams(streams, name)
        for stream in EntryStreams.settings(name, replicas: replicas) + Records.settings(name, replicas: replicas) {
            try patiently { () throws(ClusterError) in
                do throws(NATSFailure) { try streams.make(stream) } catch { throw .nats(error) }
            }
        }
        shared = SharedValues(streams, name)
        try shared.checkFormat()
        clocks = Clocks(node, connection, name, now: settings.now) { tell(.otherTime($0, $1)) }
        records = Records(streams, name) { session, before in if before == node { tell(.lost(session)) } }
        members = Members(node, connection, name) { [calls] gone in
            calls.forget(gone)
            tell(.gone(gone))
        }
        leaders = StreamLeaders(of: name, streams) { [members] in
            members.others.allSatisfy { node.rawValue < $0.rawValue }
        }
        watching.whenBroken { [calls] in calls.breakOff() }
        watching.whenFound { [records, calls] in
            calls.goOn()
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

    /// Looks once a second whether this node hears what others write, and writes what it claimed where it belongs.
    private func listen() {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self, !isClosed.withLock({ $0 }) else { return }
            records.check()
            records.settle(node)
            listen()
        }
    }

    /// Has notices told from now on, on threads of NATS's library.
    package func whenTold(_ body: @escaping @Sendable (Notice) -> Void) {
        notices.set(body)
    }

    /// Whether NATS is there now.
    package var isReachable: Bool { connection.isConnected }

    /// Whether NATS is there, or was a moment ago.
    package var isInContact: Bool { watching.isInContact }

    /// How many sessions this node took over from others that were gone.
    package var takenOver: Int { takeovers.withLock { $0 } }

    /// How many times a session of this node went on in another stream because its own had no leader.
    package var changesOfStream: Int { changes.withLock { $0 } }

    /// How many nodes are there, this one included.
    package var memberCount: Int { members.others.count + 1 }

    /// Leaves: others take this node's sessions over when they are asked for.
    package func close() {
        isClosed.withLock { $0 = true }
        // Whoever takes them over is not to think that rebuilding them ended this process.
        let busy = records.read { records in
            records.all.filter { $0.owner == node && $0.lifeState.stopped != $0.lifeState }
        }
        for record in busy {
            try? mark(record.id, record.lifeState.stopped)
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
