/// A problem in a file: code that cannot be translated, or that behaves differently on Linux.
public struct Remark: Sendable, Equatable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in bytes, counted from 1, as in compiler diagnostics.
    public let column: Int
    /// The problem, and the advice for the user.
    public let message: String

    /// The remark in the form of a compiler diagnostic: `/app/Screen.swift:3:5: …`.
    public var description: String { "\(path):\(line):\(column): \(message)" }
}
