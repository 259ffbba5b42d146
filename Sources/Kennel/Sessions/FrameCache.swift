import HTTPServer
import JSON
import SessionRuntime

/// The bytes of some events, written once for each form that watchers want and shared between them.
struct FrameCache {
    private let epoch: String
    private let events: [SessionEvent]
    private var alone: [UInt8]?
    private var named: [String: [UInt8]] = [:]

    init(epoch: String, events: [SessionEvent]) {
        self.epoch = epoch
        self.events = events
    }

    mutating func frame(in form: Watcher.Form) -> [UInt8] {
        switch form {
        case .alone:
            if let alone { return alone }
            let frame = join { ServerSentEvent.append(id: id(of: $0), event: $0.name, data: $0.data, to: &$1) }
            alone = frame
            return frame
        case .among(let name):
            if let frame = named[name] { return frame }
            let frame = join { ServerSentEvent.append(event: $0.name, data: wrapped($0, for: name), to: &$1) }
            named[name] = frame
            return frame
        }
    }

    private func join(_ append: (SessionEvent, inout [UInt8]) -> Void) -> [UInt8] {
        var frames: [UInt8] = []
        frames.reserveCapacity(events.reduce(0) { $0 + $1.data.count + 160 })
        for event in events { append(event, &frames) }
        return frames
    }

    private func id(of event: SessionEvent) -> String { epoch + "." + String(event.sequence) }

    private func wrapped(_ event: SessionEvent, for name: String) -> [UInt8] {
        var writer = JSONWriter(reserving: event.data.count + 80)
        writer.beginObject()
        writer.key("session")
        writer.string(name)
        writer.key("id")
        writer.string(id(of: event))
        writer.key("data")
        writer.raw(event.data)
        writer.endObject()
        return writer.bytes
    }
}
