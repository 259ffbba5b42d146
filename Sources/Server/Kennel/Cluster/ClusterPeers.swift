import ClusterJournal
import KennelHTTP
import Locks
import Sessions

/// The other nodes of the cluster, in the form that the HTTP interface needs.
final class ClusterPeers: Peers {
    private let cluster: ClusterJournal
    private let count = Locked(0)

    init(_ cluster: ClusterJournal) {
        self.cluster = cluster
    }

    /// The number of requests that were forwarded to other servers.
    var passedOn: Int { count.withLock { $0 } }

    func has(_ name: String) -> Bool { cluster.has(name) }

    func otherServer(of name: String) -> String? { cluster.otherNode(of: name)?.rawValue }

    func server(of name: String) throws -> String? {
        switch try cluster.place(of: name) {
        case .here: nil
        case .at(let node): node.rawValue
        }
    }

    func refreshOwner(of name: String) { cluster.refreshOwner(of: name) }

    func miss(_ server: String) { cluster.miss(NodeID(server)) }

    var isReachable: Bool { cluster.isReachable }

    var isInContact: Bool { cluster.isInContact }

    var others: [String] { cluster.otherNodes.map(\.rawValue) }

    func ask(
        _ server: String, question: [UInt8], onAnswer hears: @escaping @Sendable (PeerAnswer) -> Void
    ) throws -> @Sendable () -> Void {
        count.withLock { $0 += 1 }
        return try cluster.calls.send(question, to: NodeID(server), onAnswer: hears)
    }

    func whenAsked(_ body: @escaping @Sendable (any PeerQuestion) -> Void) {
        cluster.calls.whenAsked { body($0) }
    }
}

extension NodeCalls.Call: PeerQuestion {}
