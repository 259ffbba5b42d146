/// Something in a file that cannot be translated, or that means something else here.
public struct Remark: Sendable, Equatable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in bytes, as the compiler does.
    public let column: Int
    /// What it is, and what to do.
    public let message: String

    /// As a compiler writes it: `/app/Screen.swift:3:5: …`.
    public var description: String { "\(path):\(line):\(column): \(message)" }
}
