import JSON
import Wire

extension SessionEvent {
    /// Creates the last event of a session.
    init(ending reason: String, sequence: UInt64) {
        var json = JSONWriter()
        json.beginObject()
        json.member("reason", reason)
        json.endObject()
        self.init(sequence: sequence, name: .ended, data: json.bytes)
    }
}
