import JSON
import Wire

/// Writes a recording as JSON Lines: a header, a line for each input, and an end marker.
///
/// A file truncated at any place can be read up to there, because a truncated line is not valid JSON.
package struct RecordingWriter: Sendable {
    /// The text written since the last `takeBytes()`.
    package private(set) var bytes: [UInt8] = []
    private var count = 0

    /// Writes the header.
    package init(_ header: RecordingHeader) {
        line { json in
            json.member("kennel", "recording")
            json.member("format", RecordingHeader.format)
            json.member("product", header.product)
            json.member("app", header.app)
            json.key("controllers")
            json.beginArray()
            for controller in header.controllers { json.string(controller) }
            json.endArray()
            json.member("opened", header.opened)
            json.member("name", header.name)
        }
    }

    /// Appends an input. Throws if it contains a number that JSON cannot represent.
    package mutating func append(_ recorded: RecordedInput) throws {
        let input = try JSONEncoding.encode(recorded.input.withoutNames)
        count += 1
        let number = count
        line { json in
            json.member("n", number)
            json.member("nanoseconds", recorded.time.nanoseconds)
            json.key("input")
            json.value(input)
            json.member("digest", recorded.digest?.hexadecimal)
            if let outcome = recorded.outcome {
                json.key("outcome")
                json.raw(outcome.bytes)
            }
        }
    }

    /// Removes and returns the text written since the last call.
    package mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Writes the end marker.
    package mutating func end() {
        let count = count
        line { json in
            json.key("end")
            json.beginObject()
            json.member("inputs", count)
            json.endObject()
        }
    }

    private mutating func line(_ members: (inout JSONWriter) -> Void) {
        var json = JSONWriter(reserving: 512)
        json.beginObject()
        members(&json)
        json.endObject()
        bytes.append(contentsOf: json.bytes)
        bytes.append(UInt8(ascii: "\n"))
    }
}
