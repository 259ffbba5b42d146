/// Appends JSON text to one buffer, with the commas in the right places.
///
/// The caller keeps the order of JSON (a key before each member, every container ended); nothing is checked, and
/// nothing but the buffer is allocated. The text never contains a line break, so it fits a server-sent event.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("id"); writer.string("v42")
///     writer.endObject()
public struct JSONWriter: Sendable {
    /// The text so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// An empty writer with room for this many bytes.
    public init(reserving capacity: Int = 0) {
        // Quicker than `reserveCapacity`, which looks for a text to copy.
        if capacity > 0 { bytes = [UInt8](unsafeUninitializedCapacity: capacity) { _, count in count = 0 } }
    }

    /// Forgets the text and keeps its room, for the next one.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    // MARK: - Containers

    /// Starts an object, as a value.
    public mutating func beginObject() { begin(UInt8(ascii: "{")) }
    /// Ends the innermost object.
    public mutating func endObject() { end(UInt8(ascii: "}")) }
    /// Starts an array, as a value.
    public mutating func beginArray() { begin(UInt8(ascii: "[")) }
    /// Ends the innermost array.
    public mutating func endArray() { end(UInt8(ascii: "]")) }

    /// The name of the member whose value comes next.
    public mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// The name of the member whose value comes next; a name in the source is taken to need no escapes.
    public mutating func key(_ name: StaticString) {
        let comma = needsComma
        name.withUTF8Buffer { name in
            bytes.append(addingCapacity: name.count + 4) { room in
                if comma { room.append(UInt8(ascii: ",")) }
                room.append(UInt8(ascii: "\""))
                room.append(name)
                room.append(UInt8(ascii: "\""))
                room.append(UInt8(ascii: ":"))
            }
        }
        needsComma = false
    }

    // MARK: - Values

    /// A string value.
    public mutating func string(_ value: String) {
        separate()
        quote(value)
    }

    /// A string value that stands in the source, which is taken to need no escapes.
    public mutating func string(_ value: StaticString) {
        separate()
        value.withUTF8Buffer { JSONText.append(quoted: $0, to: &bytes) }
    }

    /// An integer value.
    public mutating func number(_ value: Int) { number(Int64(value)) }

    /// An integer value.
    public mutating func number(_ value: Int64) {
        separate()
        JSONText.append(value, to: &bytes)
    }

    /// A string of one ASCII letter and a number, as counted ids are spelled: `"v42"`.
    public mutating func string(_ letter: UInt8, _ number: Int) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(letter)
        JSONText.append(Int64(number), to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// A number of tenths: 125 is written `12.5`, 120 `12`.
    public mutating func number(tenths: Int64) {
        number(tenths / 10)
        guard tenths % 10 != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: (tenths % 10).magnitude))
    }

    /// A number in its shortest form that reads back the same, integral ones without a fraction; `null` when not finite.
    public mutating func number(_ value: Double) {
        separate()
        if let integer = Int64(exactly: value) {
            JSONText.append(integer, to: &bytes)
        } else {
            JSONText.append(value, to: &bytes)
        }
    }

    /// A boolean value.
    public mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// The value `null`.
    public mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// A value that is JSON text already.
    public mutating func raw(_ json: some Collection<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
    }

    /// The members of an object that is JSON text already, as members of the current one.
    public mutating func members(of object: [UInt8]) {
        let members = object.dropFirst().dropLast()
        if !members.isEmpty { raw(members) }
    }

    /// A value; the members of its objects are sorted by name.
    public mutating func value(_ json: JSON) {
        separate()
        JSONText.append(json, to: &bytes)
    }

    // MARK: - Taking back

    /// A place to go back to.
    public struct Mark: Sendable {
        fileprivate let count: Int
        fileprivate let needsComma: Bool
    }

    /// Where the text stands now, before a container that may turn out to be empty.
    public var mark: Mark { Mark(count: bytes.count, needsComma: needsComma) }

    /// Takes back all that was written since `mark`.
    public mutating func rewind(to mark: Mark) {
        bytes.removeSubrange(mark.count...)
        needsComma = mark.needsComma
    }

    // MARK: - Pieces

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func quote(_ text: String) {
        JSONText.append(quoted: text, to: &bytes)
    }
}
