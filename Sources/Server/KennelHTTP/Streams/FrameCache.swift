import HTTPServer
import JSON
import Wire

/// The encoded bytes of some events. They are made once for streams of one session, and once for each session's name in
/// streams of several, and are shared by all watchers.
struct FrameCache {
    private let epoch: String
    private let events: [SessionEvent]
    private let owner: String?
    private var alone: SharedBytes?
    private var named: [String: SharedBytes] = [:]

    /// Creates the frames of the session's events; `owner` is the session to which the bytes are attributed.
    init(epoch: UInt64, events: [SessionEvent], owner: String? = nil) {
        self.epoch = String(epoch)
        self.events = events
        self.owner = owner
    }

    mutating func frame(in form: Watcher.Form) -> SharedBytes {
        switch form {
        case .alone:
            if let alone { return alone }
            let frame = join {
                ServerSentEvent.append(
                    epoch: epoch, sequence: $0.sequence, event: $0.name.rawValue, data: $0.data, to: &$1)
            }
            alone = frame
            return frame
        case .among(let name):
            if let frame = named[name] { return frame }
            let frame = join {
                ServerSentEvent.append(event: $0.name.rawValue, data: form.wrapped($0.data, id: id(of: $0)), to: &$1)
            }
            named[name] = frame
            return frame
        }
    }

    private func join(_ append: (SessionEvent, inout [UInt8]) -> Void) -> SharedBytes {
        var frames: [UInt8] = []
        frames.reserveCapacity(events.reduce(0) { $0 + $1.data.count + 160 })
        for event in events { append(event, &frames) }
        return SharedBytes(frames, of: owner)
    }

    private func id(of event: SessionEvent) -> String { epoch + "." + String(event.sequence) }
}

extension Watcher.Form {
    /// Returns the event's data in the form in which the stream carries it.
    func wrapped(_ data: [UInt8], id: String? = nil) -> [UInt8] {
        guard case .among(let name) = self else { return data }
        var writer = JSONWriter(reserving: data.count + 80)
        writer.beginObject()
        writer.key("session")
        writer.string(name)
        if let id {
            writer.key("id")
            writer.string(id)
        }
        writer.key("data")
        writer.raw(data)
        writer.endObject()
        return writer.bytes
    }
}
