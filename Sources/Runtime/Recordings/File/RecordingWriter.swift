import JSON
import Wire

/// Writes a recording as JSON Lines: a header, a line for each input, and a line that says that it is whole.
///
/// A file that was cut anywhere is readable up to there, because a line without its end is no JSON.
package struct RecordingWriter: Sendable {
    /// The text so far, but for what was taken out.
    package private(set) var bytes: [UInt8] = []
    private var count = 0

    /// Starts a recording.
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

    /// Adds an input. Throws when it holds a number that JSON has no text for.
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

    /// Takes out what was written since the last time.
    package mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Says that nothing is missing.
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
