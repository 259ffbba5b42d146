import NATS
import Sessions
import Wire

/// The node that owns a session, as seen by this node.
package enum SessionPlace: Sendable, Equatable {
    /// The session belongs to this node or does not exist.
    case here
    /// The session belongs to another node, which is alive.
    case at(NodeID)
}

extension ClusterJournal {
    /// Returns the owner of the session with this id or viewer id. Blocks.
    ///
    /// A session whose node is gone is taken over by this one. Throws if NATS fails, if a stream that is needed has no
    /// leader, or if data are damaged.
    @available(*, noasync)
    package func place(of name: String) throws(ClusterError) -> SessionPlace {
        // If several nodes take over at once, the first to write wins.
        for _ in 0..<10 {
            let found = try members.isHeard ? records.find(name) : records.fetch(name)
            guard let known = found else { return .here }
            if known.record.owner == node { return .here }
            if members.isThere(known.record.owner) { return .at(known.record.owner) }
            do throws(ClusterError) {
                if try takeOver(known) { return .here }
            } catch .elsewhere {
                _ = try records.fetch(name)
            }
        }
        return .here
    }

    /// Returns whether this node owns the session, or no such session is known. Uses only local data.
    package func has(_ name: String) -> Bool {
        guard members.isHeard else { return false }
        guard let known = records.known(name) else { return true }
        return known.record.owner == node
    }

    /// Returns the other node that owns the session; nil if there is none, or if it is gone. Uses only local data.
    package func otherNode(of name: String) -> NodeID? {
        guard let owner = records.known(name)?.record.owner, owner != node, members.isThere(owner) else { return nil }
        return owner
    }

    /// Reads the owner of a session from NATS, and updates the local data.
    ///
    /// Does nothing if the known owner is gone, because the session is then taken over when it is requested.
    package func refreshOwner(of name: String) {
        if let owner = records.known(name)?.record.owner, !members.isThere(owner) { return }
        _ = try? records.fetch(name, within: Records.attempt)
    }

    /// Marks a node as gone because it does not respond, so that its sessions can be taken over.
    package func miss(_ node: NodeID) { members.miss(node) }

    /// The other nodes that are alive.
    package var otherNodes: [NodeID] { members.others }

    /// Takes a session over from a node that is gone. Returns false if another node was first. Throws `elsewhere` if
    /// the new owner must be looked up.
    private func takeOver(_ known: Records.Known) throws(ClusterError) -> Bool {
        // Without a leader for its entries the session cannot be rebuilt. Its node may be back when there is a leader.
        let tail = try entries.tail(of: known.record.id, known.record.stretches)
        var record = known.record
        record.owner = node
        // The previous node has gone while it was rebuilding the session. The session may have caused that.
        record.lifeState = settings.sharesFate ? record.lifeState.interrupted : record.lifeState.stopped
        do throws(ClusterError) {
            try records.write(record, over: known.place, within: Records.attempt)
        } catch .nats(let failure) where failure.mayPass && !failure.isOfConnection && settings.changesStreams {
            guard try isLastWord(of: known.record, tail: tail) else { throw .nats(failure) }
            guard try records.claim(record, from: known) else { return false }
        }
        takeovers.withLock { $0 += 1 }
        return true
    }

    /// Returns whether the session's last entry matches its record. Used while the record's stream has no leader, so
    /// that a newer record may be unknown.
    ///
    /// The owner may have continued in the other stream of entries just before, or deleted the session.
    private func isLastWord(of record: SessionRecord, tail: EntryTail) throws(ClusterError) -> Bool {
        let other = ClusterName.other(than: record.stretches.last.stream)
        let line = try entries.last(of: record.id, in: other, within: Records.attempt).line
        return tail.number > 0 && line.map { $0.number <= tail.number } ?? true
    }
}
