import NATS
import Sessions
import Wire

/// Which node has a session.
package enum SessionPlace: Sendable, Equatable {
    /// This one, or nobody: there is no such session.
    case here
    /// Another one, that is there.
    case at(NodeID)
}

extension ClusterJournal {
    /// Where a session with this id or watch id is. One whose node has gone is taken over, and is here then. Waits; throws
    /// when NATS cannot be asked.
    package func place(of name: String) throws(ClusterError) -> SessionPlace {
        // Several may want it at once; whoever writes first has it.
        for _ in 0..<10 {
            let found = try members.isHeard ? records.find(name) : records.look(name)
            guard let known = found else { return .here }
            if known.record.owner == node { return .here }
            if members.isThere(known.record.owner) { return .at(known.record.owner) }
            do throws(ClusterError) {
                try take(known)
                return .here
            } catch .elsewhere {
                _ = try records.look(name)
            }
        }
        return .here
    }

    /// Whether this node has the session, or there is none of this name, as far as it knows without asking.
    package func has(_ name: String) -> Bool {
        guard members.isHeard else { return false }
        guard let known = records.known(name) else { return true }
        return known.record.owner == node
    }

    /// The other node that has the session and is there, as far as is known without asking.
    package func otherNode(of name: String) -> NodeID? {
        guard let owner = records.known(name)?.record.owner, owner != node, members.isThere(owner) else { return nil }
        return owner
    }

    /// Looks up who has a session, whatever was known.
    package func lookAgain(_ name: String) { _ = try? records.look(name) }

    /// A node does not answer, so its sessions are anybody's.
    package func miss(_ node: NodeID) { members.miss(node) }

    /// The nodes that are there besides this one.
    package var otherNodes: [NodeID] { members.others }

    private func take(_ known: Records.Known) throws(ClusterError) {
        // Without a leader for its entries it cannot be rebuilt, and its node may be there again when they have one.
        _ = try entries.tail(of: known.record.id, known.record.stretches)
        var record = known.record
        record.owner = node
        // The node that rebuilt it is gone, perhaps because of that.
        record.lifeState = settings.sharesFate ? record.lifeState.interrupted : record.lifeState.stopped
        try records.write(record, over: known.place)
        takeovers.withLock { $0 += 1 }
    }
}
