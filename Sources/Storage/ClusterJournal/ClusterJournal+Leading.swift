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
    /// Where a session with this id or watch id is. One whose node has gone is taken over, and is here then. Waits;
    /// throws when NATS cannot be asked.
    package func place(of name: String) throws(ClusterError) -> SessionPlace {
        // Several may want it at once; whoever writes first has it.
        for _ in 0..<10 {
            let found = try members.isHeard ? records.find(name) : records.look(name)
            guard let known = found else { return .here }
            if known.record.owner == node { return .here }
            if members.isThere(known.record.owner) { return .at(known.record.owner) }
            do throws(ClusterError) {
                if try take(known) { return .here }
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

    /// Looks up who has a session, whatever was known; but for one whose node has gone, which is whoever's takes it
    /// over.
    package func lookAgain(_ name: String) {
        if let owner = records.known(name)?.record.owner, !members.isThere(owner) { return }
        _ = try? records.look(name, within: Records.attempt)
    }

    /// A node does not answer, so its sessions are anybody's.
    package func miss(_ node: NodeID) { members.miss(node) }

    /// The nodes that are there besides this one.
    package var otherNodes: [NodeID] { members.others }

    /// Whether this node has it then; somebody else has it by now where not, and is known. Throws `elsewhere` where
    /// that is still to be looked up.
    private func take(_ known: Records.Known) throws(ClusterError) -> Bool {
        // Without a leader for its entries it cannot be rebuilt, and its node may be there again when they have one.
        let tail = try entries.tail(of: known.record.id, known.record.stretches)
        var record = known.record
        record.owner = node
        // The node that rebuilt it is gone, perhaps because of that.
        record.lifeState = settings.sharesFate ? record.lifeState.interrupted : record.lifeState.stopped
        do throws(ClusterError) {
            try records.write(record, over: known.place, within: Records.attempt)
        } catch .nats(let failure) where failure.mayPass && !failure.isOfConnection && settings.changesStreams {
            guard try isLastWord(known.record, tail) else { throw .nats(failure) }
            guard try records.claim(record, from: known) else { return false }
        }
        takeovers.withLock { $0 += 1 }
        return true
    }

    /// Whether a session's entries end where its record says, as far as can be told without a leader for the record:
    /// its node may have gone on in the other stream of entries just before, or deleted it.
    private func isLastWord(_ record: SessionRecord, _ tail: EntryTail) throws(ClusterError) -> Bool {
        let other = ClusterName.other(than: record.stretches.last.stream)
        let line = try entries.last(of: record.id, in: other, within: Records.attempt).line
        return tail.number > 0 && line.map { $0.number <= tail.number } ?? true
    }
}
