import JSON
import Sessions
import Wire

/// The response that names an opened session or recording.
struct OpenedSession {
    let id: SessionID
    let watch: SessionID
    /// The number of the input that gave control; nil unless control changes.
    var grant: Int?
    /// The number of inputs of a recording; nil for a session.
    var inputs: Int?

    init(_ id: SessionID, watch: SessionID, grant: Int? = nil, inputs: Int? = nil) {
        self.id = id
        self.watch = watch
        self.grant = grant
        self.inputs = inputs
    }

    init(_ running: ServedSession) {
        self.init(running.id, watch: running.viewerID)
    }

    func send(to reply: any Answering, status: Int = 201) {
        var writer = JSONWriter(reserving: 160)
        writer.beginObject()
        writer.key("id")
        writer.string(id.rawValue)
        writer.key("watch")
        writer.string(watch.rawValue)
        writer.key("url")
        writer.string("/?session=\(id)")
        writer.member("grant", grant)
        writer.member("inputs", inputs)
        writer.endObject()
        reply.send(json: writer.bytes, status: status, headers: [("Location", "/api/sessions/\(id)")])
    }
}
