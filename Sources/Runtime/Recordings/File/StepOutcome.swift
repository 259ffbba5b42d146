package import JSON
import Wire

/// The outcome of an input as a JSON object: `{"events":[{"event","data"}],"sent":[…],"tree"?,"navigation"?}`.
///
/// The opening has no patch, so its outcome contains the whole view tree instead.
package struct StepOutcome: Sendable {
    /// The encoded JSON object.
    package let bytes: [UInt8]

    package init(_ json: JSON) {
        bytes = json.encoded()
    }

    /// Encodes the turn of an input, and for the opening also the screen.
    init(_ turn: Turn, screen: (tree: [UInt8], navigation: [UInt8])?) {
        var json = JSONWriter(reserving: 512)
        json.beginObject()
        json.key(ParsedOutcome.Key.events)
        json.beginArray()
        for event in turn.events {
            json.beginObject()
            json.member(ParsedOutcome.Key.event, event.name.rawValue)
            json.key(ParsedOutcome.Key.data)
            json.raw(event.data)
            json.endObject()
        }
        json.endArray()
        json.key(ParsedOutcome.Key.sent)
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

    /// The parsed JSON object.
    var json: JSON { (try? JSON(parsing: bytes, limits: .own)) ?? .null }
}
