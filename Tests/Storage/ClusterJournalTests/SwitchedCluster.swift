import FolderSupport
import NATSSupport
import Wire

@testable import ClusterJournal
@testable import Sessions

/// A NATS server whose streams can be made unavailable, with the nodes of a cluster.
struct SwitchedCluster {
    let server: NATSServer
    let streams: StreamSwitch
    private let folder = TemporaryFolder()

    init() throws {
        server = try NATSServer()
        streams = try StreamSwitch(server)
    }

    /// Adds a node.
    func node(_ change: (inout ClusterJournal.Settings) -> Void = { _ in }) throws -> ClusterJournal {
        var settings = ClusterJournal.Settings(servers: [server.address], folder: folder.url.path)
        change(&settings)
        return try ClusterJournal(settings)
    }

    /// Returns the journal of a session on a node.
    static func journal(_ node: ClusterJournal, _ session: SessionID, watch: String, opened: Int64 = 7) -> any Journal {
        node.anyJournal(of: session, watch: SessionID(watch), opened: opened, limit: .max / 2, written: 0)
    }

    /// Returns an entry with a number, an input "back", for a session.
    static func entry(_ number: Int, of session: SessionID) -> JournalEntry {
        JournalEntry(
            session: session, number: number, time: .milliseconds(number), key: nil,
            input: number == 1 ? .opened(SessionConfiguration(screen: "/home")) : .back)
    }

    /// Lets a node take over a session from another one, which still announces its presence.
    static func takeOver(_ session: SessionID, from one: ClusterJournal, by other: ClusterJournal) throws {
        repeat { other.miss(one.node) } while try other.place(of: session.rawValue) != .here
    }
}
