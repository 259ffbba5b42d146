import FolderSupport
import NATSSupport
import Wire

@testable import ClusterJournal
@testable import Sessions

/// A server of NATS whose streams can be taken away, and the nodes of a cluster on it.
struct SwitchedCluster {
    let server: NATSServer
    let streams: StreamSwitch
    private let folder = TemporaryFolder()

    init() throws {
        server = try NATSServer()
        streams = try StreamSwitch(server)
    }

    /// One more node.
    func node(_ change: (inout ClusterJournal.Settings) -> Void = { _ in }) throws -> ClusterJournal {
        var settings = ClusterJournal.Settings(servers: [server.address], folder: folder.url.path)
        change(&settings)
        return try ClusterJournal(settings)
    }

    /// Where a node keeps the entries of a session.
    static func journal(_ node: ClusterJournal, _ session: SessionID, watch: String, opened: Int64 = 7) -> any Journal {
        node.anyJournal(of: session, watch: SessionID(watch), opened: opened, limit: .max / 2, written: 0)
    }

    /// The entry of this number of a session that goes back again and again.
    static func entry(_ number: Int, of session: SessionID) -> JournalEntry {
        JournalEntry(
            session: session, number: number, time: .milliseconds(number), key: nil,
            input: number == 1 ? .opened(SessionConfiguration(screen: "/home")) : .back)
    }

    /// Has a node take a session over from another one, which tells that it is there all the same.
    static func takeOver(_ session: SessionID, from one: ClusterJournal, by other: ClusterJournal) throws {
        repeat { other.miss(one.node) } while try other.place(of: session.rawValue) != .here
    }
}
