import Foundation
import Sessions
import Wire

/// The data about a session that is available without reading its entries, including its owner.
struct SessionRecord: Codable, Equatable {
    let id: SessionID
    let watch: SessionID
    let opened: Int64
    var state: String
    var reason: String?
    var about: RecordedSession.About?
    /// The summary of a recording opened from a file; nil for a session.
    var summary: String?
    var owner: NodeID
    /// The segments of the session's entries; nil if all are in the first stream.
    private var entries: [Segment]?

    init(
        id: SessionID, watch: SessionID, opened: Int64, state: RecordedSession.State, about: RecordedSession.About?,
        summary: String? = nil, owner: NodeID, stretches: SegmentList = SegmentList(in: 0)
    ) {
        self.id = id
        self.watch = watch
        self.opened = opened
        self.state = state.name
        reason = state.reason
        self.about = about
        self.summary = summary
        self.owner = owner
        entries = stretches.recorded
    }

    /// Decodes a record. Throws if the bytes are not a record of this version.
    init(_ bytes: [UInt8]) throws(ClusterError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(bytes))
        } catch {
            throw .damaged(what: "the record of a session", reason: "\(error)")
        }
        guard entries.map({ SegmentList($0) != nil }) ?? true else {
            throw .damaged(what: "the record of a session", reason: "it does not name the stream of its entries")
        }
    }

    func bytes() throws(ClusterError) -> [UInt8] {
        do {
            return Array(try JSONEncoder().encode(self))
        } catch {
            throw .damaged(what: "the record of a session", reason: "\(error)")
        }
    }

    /// The segments of the session's entries.
    var stretches: SegmentList {
        get { entries.flatMap(SegmentList.init) ?? SegmentList(in: 0) }
        set { entries = newValue.recorded }
    }

    var lifeState: RecordedSession.State {
        get { RecordedSession.State(name: state, reason: reason) }
        set {
            state = newValue.name
            reason = newValue.reason
        }
    }

    func recorded(inputs: Int? = nil, hasCrashed: Bool = false) -> RecordedSession {
        RecordedSession(
            id: id, watch: watch, opened: opened, state: lifeState, about: about, inputs: inputs, hasCrashed: hasCrashed
        )
    }
}
