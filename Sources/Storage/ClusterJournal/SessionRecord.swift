import Foundation
import Sessions
import Wire

/// What is known of a session without reading its entries, and which node it is of.
struct SessionRecord: Codable, Equatable {
    let id: SessionID
    let watch: SessionID
    let opened: Int64
    var state: String
    var reason: String?
    var about: RecordedSession.About?
    /// The summary of a recording that was opened from a file; nil where it is a session.
    var summary: String?
    var owner: NodeID
    /// Where its entries stand; nil where all do in the first stream.
    private var entries: [Stretch]?

    init(
        id: SessionID, watch: SessionID, opened: Int64, state: RecordedSession.State, about: RecordedSession.About?,
        summary: String? = nil, owner: NodeID, stretches: Stretches = Stretches(in: 0)
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

    /// Throws where another version wrote it, or nobody did.
    init(_ bytes: [UInt8]) throws(ClusterError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(bytes))
        } catch {
            throw .damaged(what: "what is known of a session", reason: "\(error)")
        }
        guard entries.map({ Stretches($0) != nil }) ?? true else {
            throw .damaged(what: "what is known of a session", reason: "its entries stand nowhere")
        }
    }

    func bytes() throws(ClusterError) -> [UInt8] {
        do {
            return Array(try JSONEncoder().encode(self))
        } catch {
            throw .damaged(what: "what is known of a session", reason: "\(error)")
        }
    }

    /// Where its entries stand.
    var stretches: Stretches {
        get { entries.flatMap(Stretches.init) ?? Stretches(in: 0) }
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
