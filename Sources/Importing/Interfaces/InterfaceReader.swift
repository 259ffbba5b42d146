import Foundation
import InterfaceModel

/// Reads a storyboard or nib, as Xcode writes it.
struct InterfaceReader {
    /// What a file may come to. No file that a person drew has more.
    struct Bounds {
        var bytes = 16 << 20
        var elements = 200_000
        var depth = 200
    }

    private let bounds: Bounds

    init(_ bounds: Bounds = Bounds()) { self.bounds = bounds }

    /// Reads the bytes of a file. Throws where they are none, with a sentence that begins with `name`.
    func read(_ data: Data, of name: String) throws(ImportError) -> InterfaceFile {
        guard data.count <= bounds.bytes else {
            throw ImportError("\(name) is larger than \(bounds.bytes >> 20) MB, which no storyboard is")
        }
        guard !data.isEmpty else { throw ImportError("\(name) is empty") }
        let tree = ElementTree(bounds)
        let document: InterfaceElement
        do {
            document = try tree.read(data)
        } catch {
            throw ImportError("\(name) \(error)")
        }
        return try file(document, name)
    }

    private func file(_ document: InterfaceElement, _ name: String) throws(ImportError) -> InterfaceFile {
        guard document.name == "document", let type = document["type"] else {
            throw ImportError(
                document.name == "archive"
                    ? "\(name) has the form of Xcode 4: open it in a newer one, and save it"
                    : "\(name) is no storyboard and no nib: it begins with <\(document.name)>")
        }
        let runtime = document["targetRuntime"] ?? ""
        guard type.contains("CocoaTouch"), !runtime.hasPrefix("MacOSX"), !runtime.hasPrefix("watch") else {
            throw ImportError("\(name) is drawn for no phone, but for \(runtime.isEmpty ? type : runtime)")
        }
        let found = InterfaceFile(type.contains("Storyboard") ? .storyboard : .nib, document)
        var ids: Set<String> = []
        var twice: String?
        document.walk { if let id = $0.id, !ids.insert(id).inserted { twice = twice ?? id } }
        if let twice { throw ImportError("\(name) has two objects with the id \(twice)") }
        if let first = document["initialViewController"], !ids.contains(first) {
            throw ImportError("\(name) begins with \(first), which it does not have")
        }
        return found
    }
}
