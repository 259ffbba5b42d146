package import JSON
import Wire

/// All that one input emitted, as one JSON object:
/// `{"events":[{"event","data"}],"sent":[…],"tree"?,"navigation"?}`.
///
/// The opening is told to nobody event by event, so its outcome holds the whole tree instead.
package struct Outcome: Sendable {
    /// The object's text.
    package let bytes: [UInt8]

    /// Takes the object as it was read.
    package init(_ json: JSON) {
        bytes = json.encoded()
    }

    /// Writes down what an input came to, and for the opening the screen with it.
    init(_ turn: Turn, screen: (tree: [UInt8], navigation: [UInt8])?) {
        var json = JSONWriter(reserving: 512)
        json.beginObject()
        json.key(OutcomeReading.Key.events)
        json.beginArray()
        for event in turn.events {
            json.beginObject()
            json.member(OutcomeReading.Key.event, event.name.rawValue)
            json.key(OutcomeReading.Key.data)
            json.raw(event.data)
            json.endObject()
        }
        json.endArray()
        json.key(OutcomeReading.Key.sent)
        json.beginArray()
        for request in turn.sent { json.raw(request.bytes) }
        json.endArray()
        if let screen {
            json.key(WorldState.Key.tree)
            json.raw(screen.tree)
            json.key(Patch.Key.navigation)
            json.raw(screen.navigation)
        }
        json.endObject()
        bytes = json.bytes
    }

    /// The object.
    var json: JSON { (try? JSON(parsing: bytes, limits: .own)) ?? .null }
}
