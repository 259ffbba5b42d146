/// The reason why bytes are not valid JSON, and the position of the error.
public struct JSONSyntaxError: Error, Hashable, Sendable {
    /// The kinds of errors that callers may distinguish.
    public enum Reason: Sendable, Hashable {
        case syntax
        case notUTF8
        case duplicateKey
        case numberTooLarge
        case tooDeep
        case tooLarge
        case tooManyValues
        /// The names of an object's members were chosen to have the same hash.
        case collidingNames
    }

    /// The kind of error.
    public let reason: Reason
    /// The line of the first invalid character, counted from 1.
    public let line: Int
    /// The column in that line in characters (Unicode scalars), counted from 1.
    public let column: Int
    /// The offset in bytes, counted from 0.
    public let offset: Int
    /// The description of the error, without its position.
    public let message: String

    init(_ reason: Reason, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, message: String) {
        self.reason = reason
        (line, column) = JSONLocation.lineAndColumn(of: offset, in: bytes)
        self.offset = offset
        self.message = message
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    /// The message with its position: "line 3, column 10: unexpected token near ']'".
    public var description: String { "line \(line), column \(column): \(message)" }
}
