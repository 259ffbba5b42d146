/// Appends JSON text to one buffer, with the commas in the right places.
///
/// The caller keeps the order of JSON (a key before each member, every container ended); nothing is checked, and
/// nothing but the buffer is allocated. The text never contains a line break, so it fits a server-sent event.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("id"); writer.string("v42")
///     writer.endObject()
public struct JSONWriter: ~Copyable {
    private var text: JSONText
    private var needsComma = false

    /// An empty writer with room for this many bytes.
    public init(reserving capacity: Int = 0) {
        text = JSONText(reserving: capacity)
    }

    /// The text so far, in an array of its own.
    public var bytes: [UInt8] { text.bytes }

    /// How many bytes the text has so far.
    public var count: Int { text.count }

    /// Forgets the text and keeps its room, for the next one.
    public mutating func removeAll() {
        text.truncate(to: 0)
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

    /// The name of the member whose value comes next, where it is not a name in the source.
    public mutating func key(escaping name: String) {
        separate()
        text.append(quoted: name)
        text.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// The name of the member whose value comes next; a name in the source is taken to need no escapes.
    public mutating func key(_ name: StaticString) {
        text.append(key: name, afterComma: needsComma)
        needsComma = false
    }

    /// Members as they stand in the source, such as `"op":"set"`.
    public mutating func members(_ members: StaticString) {
        separate()
        text.append(literal: members)
    }

    // MARK: - Values

    /// A string value.
    public mutating func string(_ value: String) {
        separate()
        text.append(quoted: value)
    }

    /// A string value that stands in the source, which is taken to need no escapes.
    public mutating func string(_ value: StaticString) {
        separate()
        text.append(quoted: value)
    }

    /// An integer value.
    public mutating func number(_ value: Int) { number(Int64(value)) }

    /// An integer value.
    public mutating func number(_ value: Int64) {
        separate()
        text.append(value)
    }

    /// A string of one ASCII letter and a number, as counted ids are spelled: `"v42"`.
    public mutating func string(_ letter: UInt8, _ number: Int) {
        separate()
        text.append(UInt8(ascii: "\""))
        text.append(letter)
        text.append(Int64(number))
        text.append(UInt8(ascii: "\""))
    }

    /// A number of tenths: 125 is written `12.5`, 120 `12`.
    public mutating func number(tenths: Int64) {
        number(tenths / 10)
        guard tenths % 10 != 0 else { return }
        text.append(UInt8(ascii: "."))
        text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: (tenths % 10).magnitude))
    }

    /// A number in its shortest form that reads back the same, integral ones without a fraction; `null` when not
    /// finite.
    public mutating func number(_ value: Double) {
        separate()
        if let integer = Int64(exactly: value) {
            text.append(integer)
        } else {
            text.append(value)
        }
    }

    /// A boolean value.
    public mutating func bool(_ value: Bool) {
        separate()
        text.append(value)
    }

    /// The value `null`.
    public mutating func null() {
        separate()
        text.append(literal: "null")
    }

    /// A value that is JSON text already.
    public mutating func raw(_ json: [UInt8]) {
        separate()
        json.withUnsafeBufferPointer { text.append($0) }
    }

    /// The members of an object that is JSON text already, as members of the current one.
    public mutating func members(of object: [UInt8]) {
        guard object.count > 2 else { return }
        separate()
        object.withUnsafeBufferPointer { text.append(UnsafeBufferPointer(rebasing: $0[1..<(object.count - 1)])) }
    }

    /// A value; the members of its objects are sorted by name.
    public mutating func value(_ json: JSON) {
        separate()
        text.append(json)
    }

    // MARK: - Taking back

    /// A place to go back to.
    public struct Mark: Sendable {
        fileprivate let count: Int
        fileprivate let needsComma: Bool
    }

    /// Where the text stands now, before a container that may turn out to be empty.
    public var mark: Mark { Mark(count: text.count, needsComma: needsComma) }

    /// Takes back all that was written since `mark`.
    public mutating func rewind(to mark: Mark) {
        text.truncate(to: mark.count)
        needsComma = mark.needsComma
    }

    // MARK: - Pieces

    private mutating func separate() {
        if needsComma { text.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        text.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        text.append(bracket)
        needsComma = true
    }
}
