import JSON

/// An event as a client reads it.
struct ReceivedEvent: Sendable {
    var id: String?
    var name = "message"
    var data: JSON = .null
}

/// Parses the bytes of a stream into events, as the specification of server-sent events requires.
struct EventParser {
    private var line: [UInt8] = []
    private var id: String?
    private var name: String?
    private var data: [String] = []

    mutating func take(_ bytes: [UInt8]) -> [ReceivedEvent] {
        var events: [ReceivedEvent] = []
        for byte in bytes {
            guard byte == 0x0a else {
                line.append(byte)
                continue
            }
            if line.isEmpty {
                if let event = dispatch() { events.append(event) }
            } else {
                field(String(decoding: line, as: UTF8.self))
            }
            line = []
        }
        return events
    }

    private mutating func field(_ line: String) {
        guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return }
        var value = line[line.index(after: colon)...]
        if value.first == " " { value = value.dropFirst() }
        switch line[..<colon] {
        case "id": id = String(value)
        case "event": name = String(value)
        case "data": data.append(String(value))
        default: break
        }
    }

    private mutating func dispatch() -> ReceivedEvent? {
        defer { (id, name, data) = (nil, nil, []) }
        guard !data.isEmpty else { return nil }
        let json = (try? JSON(parsing: data.joined(separator: "\n"))) ?? .null
        return ReceivedEvent(id: id, name: name ?? "message", data: json)
    }
}
