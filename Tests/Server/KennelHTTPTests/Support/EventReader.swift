import HTTPServer
import JSON

@testable import Kennel
@testable import KennelHTTP

/// Reads the events of a stream, one after the other.
final class EventReader: Sendable {
    private let events: AsyncStream<ReceivedEvent>
    private let disconnect: @Sendable () -> Void

    init(_ events: AsyncStream<ReceivedEvent>, disconnect: @escaping @Sendable () -> Void) {
        self.events = events
        self.disconnect = disconnect
    }

    deinit { disconnect() }

    /// Returns the next event that satisfies the condition, skipping others. Nil if the stream ends first.
    func next(where isWanted: (ReceivedEvent) -> Bool = { _ in true }) async -> ReceivedEvent? {
        for await event in events where event.name != "heartbeat" && isWanted(event) { return event }
        return nil
    }

    func next(_ name: String) async -> ReceivedEvent? {
        await next { $0.name == name }
    }

    /// Returns all events up to and including the first that satisfies the condition.
    func all(through isLast: (ReceivedEvent) -> Bool) async -> [ReceivedEvent] {
        var read: [ReceivedEvent] = []
        for await event in events where event.name != "heartbeat" {
            read.append(event)
            if isLast(event) { break }
        }
        return read
    }

    /// Closes the connection, like a closed tab.
    func leave() { disconnect() }
}

extension ReceivedEvent {
    /// Returns whether the event draws a text.
    func draws(_ text: String) -> Bool {
        Self.contains(text, in: data)
    }

    private static func contains(_ text: String, in json: JSON) -> Bool {
        switch json {
        case .object(let members):
            members["text"]?.string == text || members["title"]?.string == text
                || members.values.contains { contains(text, in: $0) }
        case .array(let elements): elements.contains { contains(text, in: $0) }
        case .null, .bool, .int, .double, .string: false
        }
    }

    /// Returns the id of the first node of a kind that shows a text.
    func view(_ kind: String, showing text: String) -> String? {
        Self.find(kind, text, in: data)
    }

    private static func find(_ kind: String, _ text: String, in json: JSON) -> String? {
        switch json {
        case .object(let members):
            if members["kind"]?.string == kind, let id = members["id"]?.string,
                contains(text, in: members["props"] ?? .null)
            {
                return id
            }
            for name in members.keys.sorted() {
                if let id = members[name].flatMap({ find(kind, text, in: $0) }) { return id }
            }
            return nil
        case .array(let elements):
            return elements.lazy.compactMap { find(kind, text, in: $0) }.first
        case .null, .bool, .int, .double, .string: return nil
        }
    }
}
