import Foundation
import Testing

@Suite("Sources/ARCHITECTURE.md")
struct ArchitectureTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// A layer's modules, each with the modules that it may import.
    private struct Layer: Equatable {
        let name: String
        var modules: [String: Set<String>] = [:]
    }

    /// Returns the rows of the first table under a heading, cell by cell.
    private static func table(under heading: String) throws -> [[String]] {
        let section = try text("Sources/ARCHITECTURE.md").components(separatedBy: "\n\(heading)\n").dropFirst()
            .joined()
        let rows = section.split(separator: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return rows.dropFirst(2).map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func words(in text: some StringProtocol, _ pattern: Regex<(Substring, Substring)>) -> Set<String> {
        Set(String(text).matches(of: pattern).map { String($0.1) })
    }

    /// The layers of ARCHITECTURE.md, in their order.
    private static func listed() throws -> [Layer] {
        let page = try text("Sources/ARCHITECTURE.md")
        return try page.matches(of: /(?m)^### (\w+)$/).map { heading in
            var layer = Layer(name: String(heading.1))
            for row in try table(under: "### \(heading.1)") {
                let name = try #require(words(in: row[0], /`(\w+)`/).first)
                layer.modules[name] = words(in: row.count > 2 ? row[2] : "", /`(\w+)`/)
            }
            return layer
        }
    }

    /// The layers of Package.swift, in their order.
    private static func declared() throws -> [Layer] {
        let package = try text("Package.swift")
        return package.matches(of: /let (\w+) = Layer\("(\w+)"\)/).map { match in
            var layer = Layer(name: String(match.2))
            let modules = /(\w+)\.(?:module|headers|program)\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?/
            for module in package.matches(of: modules) where module.1 == match.1 {
                layer.modules[String(module.2)] = words(in: module.3 ?? "", /"(\w+)"/)
            }
            return layer
        }
    }

    @Test func `The documented list of modules and their imports matches Package.swift`() throws {
        let declared = try Self.declared()
        #expect(declared.flatMap(\.modules).count > 50)
        #expect(try Self.listed() == declared)
    }

    @Test func `Every folder of Sources is a layer, except the Python client, which SwiftPM does not see`() throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
        let layers = try Self.declared().map(\.name)
        #expect(found.filter { !$0.contains(".") }.sorted() == (layers + ["Client"]).sorted())
        #expect(try !Self.text("Package.swift").contains("Sources/Client"))
    }

    @Test func `A module imports only modules of its own layer and of earlier layers`() throws {
        var known: Set<String> = []
        for layer in try Self.declared() {
            known.formUnion(layer.modules.keys)
            for (module, imported) in layer.modules {
                #expect(imported.subtracting(known).isEmpty, "\(module) of \(layer.name)")
            }
        }
    }

    @Test func `No file imports a module that the list does not allow`() throws {
        let layers = try Self.listed()
        let all = Set(layers.flatMap(\.modules.keys))
        for layer in layers {
            for (module, allowed) in layer.modules {
                let folder = Self.root.appending(path: "Sources/\(layer.name)/\(module)")
                for case let file as String in try #require(FileManager.default.enumerator(atPath: folder.path))
                where file.hasSuffix(".swift") {
                    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                    let imported = Self.words(
                        in: text, /(?m)^(?:@\w+ )*(?:(?:public|package|private|internal) )?import (\w+)/)
                    #expect(imported.intersection(all).subtracting(allowed).subtracting([module]) == [], "\(file)")
                }
            }
        }
    }

    /// The folders of all modules; a path begins with the module's name, because folders of different modules may have
    /// equal names.
    private static func references() throws -> FolderReferences {
        let sources = root.appending(path: "Sources").path
        let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
        return FolderReferences(
            try Dictionary(
                uniqueKeysWithValues: files.filter { $0.hasSuffix(".swift") }.map { file in
                    (file.split(separator: "/").dropFirst().joined(separator: "/"), try text("Sources/\(file)"))
                }))
    }

    @Test func `No two folders of a module reference each other`() throws {
        let circle = FolderReferences([
            "App/Pay/Purse.swift": "final class Purse {}\n// Shop\nlet text = \"Shop\"",
            "App/Shop/Shop.swift": "struct Shop { let a: Purse }",
            "App/Pay/Coin.swift": "struct Coin {\n    enum Side {}\n    let text = \"(\\(Shop()))\"\n}",
            "App/Home/Home.swift": "let side: Side? = nil\nlet other: Other.Shop? = nil",
            "Other/Pay/Purse.swift": "struct Purse {}\nlet tree: Tree? = nil",
            "Other/Wood/Tree.swift": "import enum Wood.Purse\nstruct Tree { let purse: Purse? }",
        ])
        #expect(
            circle.circles == [
                "App/Pay names Shop of App/Shop, which names Purse",
                "Other/Pay names Tree of Other/Wood, which names Purse",
            ])
        #expect(circle.references.keys.sorted() == ["App/Pay", "App/Shop", "Other/Pay", "Other/Wood"])
        let references = try Self.references()
        #expect(references.references.count > 50)
        #expect(references.circles == [])
    }

    @Test func `No folders of a module reference each other in a longer cycle`() throws {
        let circle = FolderReferences([
            "App/Home/Home.swift": "struct Home { let shop: Shop }",
            "App/Shop/Shop.swift": "struct Shop { let a: Purse }",
            "App/Pay/Purse.swift": "struct Purse { let home: Home }",
            "App/Log/Log.swift": "struct Log { let a: Purse }",
            "Other/Shop/Till.swift": "struct Till { let home: Home }",
        ])
        #expect(
            circle.longerCircles == [
                "App/Home names Shop of App/Shop; App/Pay names Home of App/Home; App/Shop names Purse of App/Pay"
            ])
        #expect(circle.circles == [])
        let found = try Self.references().longerCircles
        #expect(found == [])
    }

    @Test func `A folder of Beagle references only folders listed before it`() throws {
        let sentence = try #require(
            try Self.text("Sources/ARCHITECTURE.md").firstMatch(
                of: /In `Beagle`, a folder uses only [^:]+: ([^.]+)\./))
        let order = sentence.1.matches(of: /`(\w+)`/).map { "Beagle/\($0.1)" }
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appending(path: "Sources/Frameworks/Beagle").path)
        #expect(order.sorted() == folders.filter { !$0.contains(".") }.map { "Beagle/\($0)" }.sorted())
        let references = try Self.references().references
        for (index, folder) in order.enumerated() {
            let named = references[folder] ?? [:]
            #expect(Set(named.keys).subtracting(order.prefix(index)).isEmpty, "\(folder): \(named)")
        }
    }

    @Test func `Every function in the documented walk of a tap exists in the file that the page names`() throws {
        let steps = try Self.table(under: "## The walk of one tap")
        #expect(steps.count > 10)
        for step in steps {
            let function = try #require(Self.words(in: step[1], /`(\w+)`/).first)
            let file = try #require(step[2].wholeMatch(of: /`(.+)`/)).1
            #expect(try Self.text(String(file)).contains("func \(function)("), "\(function) in \(file)")
        }
    }

    @Test func `Every file and folder that the architecture page names exists`() throws {
        let named = Self.words(
            in: try Self.text("Sources/ARCHITECTURE.md"), /`((?:Sources|Public|Tests|scripts)\/[^`]+)`/)
        #expect(named.count > 10)
        for path in named {
            #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(path)")
        }
    }

    @Test func `The glossary's words are in alphabetical order, each once`() throws {
        let words = try Self.table(under: "## Words").map { $0[0].lowercased() }
        #expect(words.count > 20)
        #expect(words == Set(words).sorted())
    }
}
