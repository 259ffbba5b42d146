/// A part of a file that is not compiled.
public struct Exclusion: Sendable, Hashable {
    /// The extent of an excluded part.
    public enum Part: Sendable, Hashable {
        /// The statements in the declaration whose first line is this text.
        case statement(String)
        /// The body of the declaration, or the initial value of a property. Code that uses the declaration still
        /// compiles.
        case body
        /// The name of a superclass or protocol after the declared type's colon.
        case inheritance(String)
        /// The complete declaration.
        case declaration
    }

    /// The declaration in the file, such as `Screen.load(_:)`, `Screen.title`, `extension Screen` or `import Charts`.
    public let declaration: String
    /// The extent of the excluded part.
    public let part: Part

    /// Creates the description of an excluded part.
    public init(_ declaration: String, _ part: Part) { (self.declaration, self.part) = (declaration, part) }

    /// Whether the part is an import.
    public var isImport: Bool { part == .declaration && declaration.hasPrefix("import ") }

    /// Returns whether excluding this part also excludes the other part.
    public func covers(_ other: Exclusion) -> Bool {
        guard declaration == other.declaration else {
            return part == .declaration && other.declaration.hasPrefix(declaration + ".")
        }
        switch (part, other.part) {
        case (.declaration, _), (.body, .statement), (.body, .body): return true
        default: return self == other
        }
    }
}
