import Foundation
import InterfaceModel
import InterfaceParser

/// Why a data model is not taken over, as a sentence that names its file.
struct BrokenModel: Error {
    let description: String

    init(_ description: String) { self.description = description }
}

/// A data model of a project, as Xcode writes it.
struct DataModel {
    /// One entity of it.
    struct Entity {
        let name: String
        /// The class of its objects; nil for plain ones.
        fileprivate(set) var className: String?
        let parent: String?
        let isAbstract: Bool
        /// Who writes the class: the project, or Xcode all of it or its properties only.
        let generation: Generation
        let properties: [InterfaceElement]
    }

    /// What Xcode writes of a class.
    enum Generation: String {
        case none = ""
        case whole = "class"
        case properties = "category"
    }

    /// What code names it by.
    let name: String
    private(set) var entities: [Entity]

    /// Whether a file or folder is a data model, by its name.
    static func isModel(_ file: URL) -> Bool { file.pathExtension == "xcdatamodeld" }

    /// What code finds in the bundle of a model, where there is one: its name is what counts, and its current version
    /// what would be read.
    static func bundled(_ folder: URL) -> BundledFile? {
        let file = current(in: folder).appending(path: "contents")
        guard FileManager.default.isReadableFile(atPath: file.path) else { return nil }
        return BundledFile(path: folder.deletingPathExtension().lastPathComponent + ".momd", file: file)
    }

    /// Reads a model's current version. Throws where it is broken, with a sentence that names it.
    init(_ folder: URL) throws(BrokenModel) {
        name = folder.deletingPathExtension().lastPathComponent
        let file = Self.current(in: folder).appending(path: "contents")
        guard let data = try? Data(contentsOf: file) else { throw BrokenModel("\(file.path) cannot be read") }
        let model: InterfaceElement
        do {
            model = try InterfaceReader().readElement(data, of: file.path)
        } catch {
            throw BrokenModel(error.description)
        }
        guard model.name == "model" else {
            throw BrokenModel("\(file.path) is no data model: it begins with <\(model.name)>")
        }
        entities = model.children.filter { $0.name == "entity" }.compactMap { entity in
            guard let name = entity["name"] else { return nil }
            let written = entity["representedClassName"]?.split(separator: ".").last.map(String.init)
            return Entity(
                name: name, className: written == "NSManagedObject" ? nil : written, parent: entity["parentEntity"],
                isAbstract: entity["isAbstract"] == "YES",
                generation: Generation(rawValue: entity["codeGenerationType"] ?? "") ?? .none,
                properties: entity.children.filter { ["attribute", "relationship"].contains($0.name) })
        }
        try check(file.path)
    }

    /// Has objects of classes that nobody writes be plain ones. Answers a sentence for each such class.
    mutating func leaveClasses(but declared: Set<String>) -> [String] {
        var notes: [String] = []
        for index in entities.indices where entities[index].generation != .whole {
            guard let name = entities[index].className, !declared.contains(name) else { continue }
            entities[index].className = nil
            notes.append(
                "\(self.name).xcdatamodeld: there is no class \(name), so \(entities[index].name) has plain objects")
        }
        return notes
    }

    /// Throws where an entity stands above itself.
    private func check(_ file: String) throws(BrokenModel) {
        for entity in entities {
            var (seen, next): (Set<String>, String?) = ([], entity.name)
            while let name = next {
                guard seen.insert(name).inserted else {
                    throw BrokenModel("\(file) has the entity \(name) above itself")
                }
                next = entities.first { $0.name == name }?.parent
            }
        }
    }

    /// The version that Xcode builds: the one that is named, or the first.
    private static func current(in folder: URL) -> URL {
        if let data = try? Data(contentsOf: folder.appending(path: ".xccurrentversion")),
            let facts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = facts["_XCCurrentVersionName"] as? String
        {
            return folder.appending(path: name)
        }
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return folder.appending(path: versions.filter { $0.hasSuffix(".xcdatamodel") }.min() ?? "model.xcdatamodel")
    }
}
