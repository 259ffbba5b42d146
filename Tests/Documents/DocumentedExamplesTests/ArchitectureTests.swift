import Foundation
import Testing

@Suite("Sources/ARCHITECTURE.md")
struct ArchitectureTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The rows of the table under a heading, cell by cell.
    private static func table(under heading: String) throws -> [[String]] {
        let section = try text("Sources/ARCHITECTURE.md").components(separatedBy: "\n## \(heading)\n").dropFirst()
            .joined()
        let rows = section.split(separator: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return rows.dropFirst(2).map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func words(in text: some StringProtocol, _ pattern: Regex<(Substring, Substring)>) -> Set<String> {
        Set(String(text).matches(of: pattern).map { String($0.1) })
    }

    private static func listed() throws -> [String: Set<String>] {
        var targets: [String: Set<String>] = [:]
        for row in try table(under: "Targets") {
            let name = try #require(words(in: row[0], /`(\w+)`/).first)
            targets[name] = words(in: row.count > 2 ? row[2] : "", /`(\w+)`/)
        }
        return targets
    }

    @Test("The list of targets is that of Package.swift, with what each may import")
    func targets() throws {
        let package = try Self.text("Package.swift")
        var declared: [String: Set<String>] = [:]
        for target in package.matches(of: /\.systemLibrary\(name: "(\w+)"(?:, pkgConfig|\))/) {
            declared[String(target.1)] = []
        }
        for target in package.matches(of: /room\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?/) {
            declared[String(target.1)] = Self.words(in: target.2 ?? "", /"(\w+)"/)
        }
        for target in package.matches(
            of: /\.executableTarget\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)\],\s*(\w+)/)
        where target.3 != "path" {
            declared[String(target.1)] = Self.words(in: target.2, /"(\w+)"/)
        }
        #expect(declared.count > 20)
        #expect(try Self.listed() == declared)
    }

    @Test("No file imports a target that the list does not let it import")
    func imports() throws {
        let targets = try Self.listed()
        for (target, allowed) in targets {
            let folder = Self.root.appending(path: "Sources/\(target)")
            for case let file as String in try #require(FileManager.default.enumerator(atPath: folder.path))
            where file.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                let imported = Self.words(
                    in: text, /(?m)^(?:@\w+ )*(?:(?:public|package|private|internal) )?import (\w+)/)
                let strangers = imported.intersection(targets.keys).subtracting(allowed).subtracting([target])
                #expect(strangers.isEmpty, "\(target)/\(file)")
            }
        }
    }

    private static func rooms() throws -> Rooms {
        let sources = root.appending(path: "Sources").path
        let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
        return Rooms(
            try Dictionary(
                uniqueKeysWithValues: files.filter { $0.hasSuffix(".swift") }.map { ($0, try text("Sources/\($0)")) }))
    }

    @Test("In no target do two folders name each other")
    func circles() throws {
        let circle = Rooms([
            "App/Pay/Purse.swift": "final class Purse {}\n// Shop",
            "App/Shop/Shop.swift": "struct Shop { let a: Purse }",
            "App/Pay/Coin.swift": "struct Coin {\n    enum Side {}\n    let text = \"Shop\"\n    let shop: Shop?\n}",
            "App/Home/Home.swift": "let side: Side? = nil", "Other/Purse.swift": "let purse: Purse? = nil",
        ])
        #expect(circle.circles == ["App/Pay names Shop of App/Shop, which names Purse"])
        #expect(circle.arrows.keys.sorted() == ["App/Pay", "App/Shop"])
        let rooms = try Self.rooms()
        #expect(rooms.arrows.count > 50)
        #expect(rooms.circles == [])
    }

    @Test("In no target do folders name each other over others")
    func longerCircles() throws {
        let circle = Rooms([
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
        let found = try Self.rooms().longerCircles
        #expect(found == [])
    }

    @Test("Inside Beagle a folder names only those before it")
    func layers() throws {
        let sentence = try #require(
            try Self.text("Sources/ARCHITECTURE.md").firstMatch(
                of: /Inside `Beagle` a folder names only [^:]+: ([^.]+)\./))
        let order = sentence.1.matches(of: /`(\w+)`/).map { "Beagle/\($0.1)" }
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appending(path: "Sources/Frameworks/Beagle").path)
        #expect(order.sorted() == folders.filter { !$0.contains(".") }.map { "Beagle/\($0)" }.sorted())
        let rooms = try Self.rooms()
        for (index, folder) in order.enumerated() {
            let named = rooms.arrows[folder] ?? [:]
            #expect(Set(named.keys).subtracting(order.prefix(index)).isEmpty, "\(folder): \(named)")
        }
    }

    @Test("Every function of the walk stands in the file that it names")
    func walk() throws {
        let steps = try Self.table(under: "The walk of one tap")
        #expect(steps.count > 10)
        for step in steps {
            let function = try #require(Self.words(in: step[1], /`(\w+)`/).first)
            let file = try #require(step[2].wholeMatch(of: /`(.+)`/)).1
            #expect(try Self.text("Sources/\(file)").contains("func \(function)("), "\(function) in \(file)")
        }
    }

    @Test("Every file and folder that the page names is there")
    func places() throws {
        let named = Self.words(
            in: try Self.text("Sources/ARCHITECTURE.md"), /`((?:Sources|Public|Tests|scripts)\/[^`]+)`/)
        #expect(named.count > 10)
        for path in named {
            #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(path)")
        }
    }

    @Test("The words are in their order, each once")
    func words() throws {
        let words = try Self.table(under: "Words").map { $0[0].lowercased() }
        #expect(words.count > 30)
        #expect(words == Set(words).sorted())
    }
}
