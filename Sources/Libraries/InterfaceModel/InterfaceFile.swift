/// The parsed content of a storyboard or nib.
public struct InterfaceFile: Sendable, Equatable, Codable {
    /// The kinds of files.
    public enum Kind: String, Sendable, Codable {
        /// Scenes connected by segues.
        case storyboard
        /// Objects that are loaded together.
        case nib
    }

    /// The kind of the file.
    public let kind: Kind
    /// The root element.
    public let document: InterfaceElement

    /// Creates a file from its root element.
    public init(_ kind: Kind, document: InterfaceElement) { (self.kind, self.document) = (kind, document) }

    /// The scenes of a storyboard, with their objects.
    public var scenes: [InterfaceElement] { document.items("scenes").filter { $0.name == "scene" } }

    /// The objects of a nib, including the file's owner and the first responder.
    public var objects: [InterfaceElement] { document.items("objects") }
}

/// The storyboards and nibs of an app, by name and language.
public struct InterfaceFiles: Sendable, Equatable, Codable {
    /// A file, or the reason why it cannot be read.
    public enum Entry: Sendable, Equatable, Codable {
        case file(InterfaceFile)
        case broken(String)
    }

    /// The storyboards by name, without extension, and language. Files outside a language folder have the language
    /// `Base`.
    public var storyboards: [String: [String: Entry]] = [:]
    /// The nibs by name, without extension, and language. Files outside a language folder have the language `Base`.
    public var nibs: [String: [String: Entry]] = [:]
    /// The name of the main storyboard; nil if code creates the first screen.
    public var main: String?

    /// Creates an empty collection.
    public init() {}

    /// Whether there are no files.
    public var isEmpty: Bool { self == InterfaceFiles() }
}
