/// A writer that appends JSON text to a buffer and inserts the commas.
///
/// The caller is responsible for valid JSON (a key before each member, every container ended), because nothing is
/// checked. Only the buffer is allocated. The text never contains a line break, so it fits a server-sent event.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("id"); writer.string("v42")
///     writer.endObject()
public struct JSONWriter: ~Copyable {
    private var text: JSONText
    private var needsComma = false

    /// Creates an empty writer with the given capacity in bytes.
    public init(reserving capacity: Int = 0) {
        text = JSONText(reserving: capacity)
    }

    /// A copy of the text.
    public var bytes: [UInt8] { text.bytes }

    /// The size of the text in bytes.
    public var count: Int { text.count }

    /// Removes the text but keeps the capacity, for reuse.
    public mutating func removeAll() {
        text.truncate(to: 0)
        needsComma = false
    }

    // MARK: - Containers

    /// Begins an object.
    public mutating func beginObject() { begin(UInt8(ascii: "{")) }
    /// Ends the innermost object.
    public mutating func endObject() { end(UInt8(ascii: "}")) }
    /// Begins an array.
    public mutating func beginArray() { begin(UInt8(ascii: "[")) }
    /// Ends the innermost array.
    public mutating func endArray() { end(UInt8(ascii: "]")) }

    /// Appends the name of the next member, with escapes.
    public mutating func key(escaping name: String) {
        separate()
        text.append(quoted: name)
        text.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Appends a literal name of the next member, which is assumed to need no escapes.
    public mutating func key(_ name: StaticString) {
        text.append(key: name, afterComma: needsComma)
        needsComma = false
    }

    /// Appends literal members, such as `"op":"set"`.
    public mutating func members(_ members: StaticString) {
        separate()
        text.append(literal: members)
    }

    // MARK: - Values

    /// Appends a string.
    public mutating func string(_ value: String) {
        separate()
        text.append(quoted: value)
    }

    /// Appends a literal string, which is assumed to need no escapes.
    public mutating func string(_ value: StaticString) {
        separate()
        text.append(quoted: value)
    }

    /// Appends an integer.
    public mutating func number(_ value: Int) { number(Int64(value)) }

    /// Appends an integer.
    public mutating func number(_ value: Int64) {
        separate()
        text.append(value)
    }

    /// Appends a string of an ASCII letter and a number, the format of ids: `"v42"`.
    public mutating func string(letter: UInt8, number: Int) {
        separate()
        text.append(UInt8(ascii: "\""))
        text.append(letter)
        text.append(Int64(number))
        text.append(UInt8(ascii: "\""))
    }

    /// Appends a number given in tenths: 125 is written as `12.5`, 120 as `12`.
    public mutating func number(tenths: Int64) {
        number(tenths / 10)
        guard tenths % 10 != 0 else { return }
        text.append(UInt8(ascii: "."))
        text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: (tenths % 10).magnitude))
    }

    /// Appends a number in its shortest form; integral numbers have no fraction, and numbers that are not finite become
    /// `null`.
    public mutating func number(_ value: Double) {
        separate()
        if let integer = Int64(exactly: value) {
            text.append(integer)
        } else {
            text.append(value)
        }
    }

    /// Appends a boolean.
    public mutating func bool(_ value: Bool) {
        separate()
        text.append(value)
    }

    /// Appends `null`.
    public mutating func null() {
        separate()
        text.append(literal: "null")
    }

    /// Appends a value that is already JSON text.
    public mutating func raw(_ json: [UInt8]) {
        separate()
        json.withUnsafeBufferPointer { text.append($0) }
    }

    /// Appends the members of an object that is already JSON text to the current object.
    public mutating func members(of object: [UInt8]) {
        guard object.count > 2 else { return }
        separate()
        object.withUnsafeBufferPointer { text.append(UnsafeBufferPointer(rebasing: $0[1..<(object.count - 1)])) }
    }

    /// Appends a value; the members of its objects are sorted by name.
    public mutating func value(_ json: JSON) {
        separate()
        text.append(json)
    }

    // MARK: - Undoing

    /// A position to which the text can be truncated.
    public struct Mark: Sendable {
        fileprivate let count: Int
        fileprivate let needsComma: Bool
    }

    /// The current position, for example before a container that may turn out to be empty.
    public var mark: Mark { Mark(count: text.count, needsComma: needsComma) }

    /// Removes everything that was written since `mark`.
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
