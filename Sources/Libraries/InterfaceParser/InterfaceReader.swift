public import Foundation
public import InterfaceModel

/// Parses storyboards and nibs in Xcode's format.
public struct InterfaceReader {
    /// The limits of a file, which no file made by hand exceeds.
    public struct Bounds: Sendable {
        /// The maximum size in bytes.
        public var bytes: Int
        /// The maximum number of elements.
        public var elements: Int
        /// The maximum nesting depth of elements.
        public var depth: Int

        /// Creates limits.
        public init(bytes: Int = 16 << 20, elements: Int = 200_000, depth: Int = 128) {
            (self.bytes, self.elements, self.depth) = (bytes, elements, depth)
        }
    }

    private let bounds: Bounds

    /// Creates a parser with limits.
    public init(_ bounds: Bounds = Bounds()) { self.bounds = bounds }

    /// Parses the bytes of a file. Throws an error, whose description begins with `name`, if they are not a storyboard
    /// or nib.
    public func read(_ data: Data, of name: String) throws(InterfaceError) -> InterfaceFile {
        guard data.count <= bounds.bytes else {
            throw InterfaceError("\(name) is larger than \(bounds.bytes >> 20) MB, the limit for storyboards")
        }
        guard !data.isEmpty else { throw InterfaceError("\(name) is empty") }
        let tree = ElementTree(bounds)
        let document: InterfaceElement
        do {
            document = try tree.read(data)
        } catch {
            throw InterfaceError("\(name) \(error)")
        }
        return try file(document, named: name)
    }

    /// Parses another XML file of Xcode, such as a data model, within the same limits.
    ///
    /// Throws an error whose description begins with `name` if the bytes are not such a file.
    public func readElement(_ data: Data, of name: String) throws(InterfaceError) -> InterfaceElement {
        guard data.count <= bounds.bytes else {
            throw InterfaceError("\(name) is larger than \(bounds.bytes >> 20) MB")
        }
        do {
            return try ElementTree(bounds).read(data)
        } catch {
            throw InterfaceError("\(name) \(error)")
        }
    }

    private func file(_ document: InterfaceElement, named name: String) throws(InterfaceError) -> InterfaceFile {
        guard document.name == "document", let type = document["type"] else {
            throw InterfaceError(
                document.name == "archive"
                    ? "\(name) has the format of Xcode 4: open it in a newer version, and save it"
                    : "\(name) is not a storyboard or nib: it begins with <\(document.name)>")
        }
        let runtime = document["targetRuntime"] ?? ""
        guard type.contains("CocoaTouch"), !runtime.hasPrefix("MacOSX"), !runtime.hasPrefix("watch") else {
            throw InterfaceError("\(name) is not designed for iPhone, but for \(runtime.isEmpty ? type : runtime)")
        }
        let found = InterfaceFile(type.contains("Storyboard") ? .storyboard : .nib, document: document)
        var ids: Set<String> = []
        var twice: String?
        document.walk { if let id = $0.id, !ids.insert(id).inserted { twice = twice ?? id } }
        if let twice { throw InterfaceError("\(name) has two objects with the id \(twice)") }
        if let first = document["initialViewController"], !ids.contains(first) {
            throw InterfaceError("\(name) begins with \(first), which it does not contain")
        }
        return found
    }
}

/// The reason why a file is not a storyboard or nib, as a sentence.
public struct InterfaceError: Error, Equatable, CustomStringConvertible {
    /// The reason as a sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}
