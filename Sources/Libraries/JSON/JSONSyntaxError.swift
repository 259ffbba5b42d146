/// Why bytes are not the JSON that was asked for, and where the trouble starts.
public struct JSONSyntaxError: Error, Hashable, Sendable {
    /// The kinds of trouble a caller may want to tell apart.
    public enum Reason: Sendable, Hashable {
        case syntax
        case notUTF8
        case duplicateKey
        case numberTooLarge
        case tooDeep
        case tooLarge
        case tooManyValues
        /// Names of one object's members that were chosen to have the same hash.
        case collidingNames
    }

    /// The kind of trouble.
    public let reason: Reason
    /// Line of the first character that does not belong, counted from 1.
    public let line: Int
    /// Its column in that line in characters (Unicode scalars), counted from 1.
    public let column: Int
    /// Its offset in bytes, counted from 0.
    public let offset: Int
    /// What is wrong, in words.
    public let message: String

    init(_ reason: Reason, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ message: String) {
        self.reason = reason
        (line, column) = JSONLocation.lineAndColumn(of: offset, in: bytes)
        self.offset = offset
        self.message = message
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    /// The message with its place: "line 3, column 10: unexpected token near ']'".
    public var description: String { "line \(line), column \(column): \(message)" }
}
