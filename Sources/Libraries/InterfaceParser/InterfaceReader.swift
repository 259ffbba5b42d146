public import Foundation
public import InterfaceModel

/// Reads a storyboard or nib, as Xcode writes it.
public struct InterfaceReader {
    /// What a file may come to. No file that a person drew has more.
    public struct Bounds: Sendable {
        /// Bytes of the file.
        public var bytes: Int
        /// Elements in it.
        public var elements: Int
        /// Elements in one another.
        public var depth: Int

        /// The bounds that files are read with.
        public init(bytes: Int = 16 << 20, elements: Int = 200_000, depth: Int = 128) {
            (self.bytes, self.elements, self.depth) = (bytes, elements, depth)
        }
    }

    private let bounds: Bounds

    /// A reader of files within bounds.
    public init(_ bounds: Bounds = Bounds()) { self.bounds = bounds }

    /// Reads the bytes of a file. Throws where they are none, with a sentence that begins with `name`.
    public func read(_ data: Data, of name: String) throws(InterfaceError) -> InterfaceFile {
        guard data.count <= bounds.bytes else {
            throw InterfaceError("\(name) is larger than \(bounds.bytes >> 20) MB, which no storyboard is")
        }
        guard !data.isEmpty else { throw InterfaceError("\(name) is empty") }
        let tree = ElementTree(bounds)
        let document: InterfaceElement
        do {
            document = try tree.read(data)
        } catch {
            throw InterfaceError("\(name) \(error)")
        }
        return try file(document, name)
    }

    /// Reads the bytes of another file that Xcode writes as XML, such as a data model, within the same bounds. Throws
    /// where they are none, with a sentence that begins with `name`.
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

    private func file(_ document: InterfaceElement, _ name: String) throws(InterfaceError) -> InterfaceFile {
        guard document.name == "document", let type = document["type"] else {
            throw InterfaceError(
                document.name == "archive"
                    ? "\(name) has the form of Xcode 4: open it in a newer one, and save it"
                    : "\(name) is no storyboard and no nib: it begins with <\(document.name)>")
        }
        let runtime = document["targetRuntime"] ?? ""
        guard type.contains("CocoaTouch"), !runtime.hasPrefix("MacOSX"), !runtime.hasPrefix("watch") else {
            throw InterfaceError("\(name) is drawn for no phone, but for \(runtime.isEmpty ? type : runtime)")
        }
        let found = InterfaceFile(type.contains("Storyboard") ? .storyboard : .nib, document)
        var ids: Set<String> = []
        var twice: String?
        document.walk { if let id = $0.id, !ids.insert(id).inserted { twice = twice ?? id } }
        if let twice { throw InterfaceError("\(name) has two objects with the id \(twice)") }
        if let first = document["initialViewController"], !ids.contains(first) {
            throw InterfaceError("\(name) begins with \(first), which it does not have")
        }
        return found
    }
}

/// Why a file is no storyboard and no nib, in a sentence.
public struct InterfaceError: Error, Equatable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}
