/// A storyboard or nib, as its file has it.
public struct InterfaceFile: Sendable, Equatable, Codable {
    /// What the file holds.
    public enum Kind: String, Sendable, Codable {
        /// Scenes that lead to one another.
        case storyboard
        /// Objects that are made together.
        case nib
    }

    /// What the file holds.
    public let kind: Kind
    /// The element around all others.
    public let document: InterfaceElement

    /// A file of a kind.
    public init(_ kind: Kind, _ document: InterfaceElement) { (self.kind, self.document) = (kind, document) }

    /// The scenes of a storyboard, each with its objects.
    public var scenes: [InterfaceElement] { document.items("scenes").filter { $0.name == "scene" } }

    /// The objects of a nib, which the file's owner and the first responder are among.
    public var objects: [InterfaceElement] { document.items("objects") }
}

/// The storyboards and nibs of an app, by name and language.
public struct InterfaceFiles: Sendable, Equatable, Codable {
    /// One file, or why it is none.
    public enum Entry: Sendable, Equatable, Codable {
        case file(InterfaceFile)
        case broken(String)
    }

    /// By name without ending, and then by language; what lies in no language's folder is `Base`.
    public var storyboards: [String: [String: Entry]] = [:]
    /// By name without ending, and then by language; what lies in no language's folder is `Base`.
    public var nibs: [String: [String: Entry]] = [:]
    /// The storyboard that the app begins with, by name; nil where code makes the first screen.
    public var main: String?

    /// No file at all.
    public init() {}

    /// Whether there is nothing.
    public var isEmpty: Bool { self == InterfaceFiles() }
}
