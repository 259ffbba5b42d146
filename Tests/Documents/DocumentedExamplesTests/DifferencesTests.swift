import Foundation
import Testing

@Suite("Sources/Frameworks/Beagle/DIFFERENCES.md")
struct DifferencesTests {
    /// A row of a table, with the headings above it.
    private struct Row {
        let chapter: String
        let section: String
        let cells: [String]

        /// The names between backticks in a cell of the row.
        func names(in cell: Int) -> [String] { cells[cell].matches(of: /`([^`]+)`/).map { String($0.1) } }
    }

    private static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL

    private static func page() throws -> String {
        try String(contentsOf: sources.appending(path: "Frameworks/Beagle/DIFFERENCES.md"), encoding: .utf8)
    }

    /// All rows of all tables, without the two lines that head each table.
    private static func rows() throws -> [Row] {
        var rows: [Row] = []
        var (chapter, section) = ("", "")
        for line in try page().components(separatedBy: "\n") {
            if line.hasPrefix("## ") { (chapter, section) = (String(line.dropFirst(3)), "") }
            if line.hasPrefix("### ") { section = String(line.dropFirst(4)) }
            guard line.hasPrefix("| "), !line.hasSuffix("| Since |") else { continue }
            let cells = line.dropFirst().dropLast().components(separatedBy: " |")
            let trimmed = cells.map { $0.trimmingCharacters(in: .whitespaces) }
            rows.append(Row(chapter: chapter, section: section, cells: trimmed))
        }
        return rows
    }

    /// The texts of all Swift files whose paths have this end.
    private static func files(ending end: String) throws -> [String: String] {
        var found: [String: String] = [:]
        for case let path as String in try #require(FileManager.default.enumerator(atPath: sources.path))
        where path.hasSuffix(end) {
            found[path] = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        }
        return found
    }

    /// Every name that some source file declares.
    private static func declaredNames() throws -> Set<String> {
        let words: Set = [
            "class", "struct", "enum", "protocol", "actor", "typealias", "extension", "func", "var", "let", "case",
        ]
        var names: Set<String> = []
        for text in try files(ending: ".swift").values {
            var isDeclared = false
            for part in text.utf8.split(whereSeparator: { !isPartOfName($0) }) {
                let word = String(Substring(part))
                if isDeclared { names.insert(word) }
                isDeclared = words.contains(word)
            }
        }
        return names
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// The texts between quotes in the part of `ImportRule.swift` between two words.
    private static func quoted(from beginning: String, to end: String) throws -> Set<String> {
        let rule = try #require(try files(ending: "/ImportRule.swift").values.first)
        let part = try #require(rule.components(separatedBy: beginning).dropFirst().first)
        let list = try #require(part.components(separatedBy: end).first)
        return Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
    }

    @Test func `Every table row ends with the version since which it holds`() throws {
        let rows = try Self.rows()
        #expect(rows.count > 300)
        for row in rows {
            #expect(row.cells.count == (row.section == "Translation rules" ? 4 : 3), "\(row.cells)")
            #expect(row.cells.last?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil, "\(row.cells)")
        }
    }

    @Test func `Every internal link leads to a heading, and the contents list every heading`() throws {
        let page = try Self.page()
        let headings = page.matches(of: /(?m)^##+ (.+)$/).map { String($0.1) }.filter { $0 != "Contents" }
        let anchors = headings.map { heading in
            heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                .replacingOccurrences(of: " ", with: "-")
        }
        #expect(Set(anchors).count == anchors.count)
        #expect(Set(page.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) }).isSubset(of: anchors))
        #expect(page.matches(of: /(?m)^ *\* \[.+\]\(#([^)]+)\)$/).map { String($0.1) } == anchors)
    }

    @Test func `The page lists exactly the translation rules that the translator has`() throws {
        var classes: Set<String> = []
        for (path, text) in try Self.files(ending: "Rule.swift") where path.contains("/Rules/") {
            classes.formUnion(text.matches(of: /(?m)^final class (\w+): Rule/).map { String($0.1) })
        }
        let rows = try Self.rows().filter { $0.section == "Translation rules" }
        #expect(classes.count > 20)
        #expect(Set(rows.flatMap { $0.names(in: 0) }) == classes)
    }

    @Test func `The page lists exactly the frameworks that the importer knows`() throws {
        var (replaced, missing): (Set<String>, Set<String>) = ([], [])
        for row in try Self.rows().filter({ $0.section == "Frameworks" }) {
            let names = Set(row.names(in: 0).map { $0.replacingOccurrences(of: "import ", with: "") })
            if row.cells[1].hasPrefix("Not available") { missing = names } else { replaced.formUnion(names) }
        }
        let pairs = try Self.quoted(from: "let standIns = [", to: "]")
        #expect(replaced.subtracting(["SwiftUI"]) == pairs.subtracting(["UIKit", "Glibc", "Foundation"]))
        #expect(try missing == Self.quoted(from: "let others = [", to: "]"))
    }

    @Test func `Members not available are not declared, and members without effect are declared`() throws {
        let declared = try Self.declaredNames()
        for row in try Self.rows() where row.section != "Frameworks" {
            if row.chapter == "Members without effect" {
                let members = row.names(in: 1).map { $0.prefix { $0 != "(" } }
                let types = row.names(in: 0).flatMap { $0.split(separator: ".") }
                for name in members + types { #expect(declared.contains(String(name)), "\(name)") }
            } else if row.cells[1].hasPrefix("Not available") {
                let types = row.names(in: 0).filter { $0.wholeMatch(of: /@?[A-Z]\w+/) != nil }
                for name in types { #expect(!declared.contains(name.trimmingPrefix("@").description), "\(name)") }
            }
        }
    }
}
