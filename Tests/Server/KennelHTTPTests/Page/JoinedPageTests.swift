import Foundation
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("The page as it is sent")
struct JoinedPageTests {
    private static let index = """
        <!doctype html>
        <link rel="stylesheet" href="styles/one.css">
        <link rel="stylesheet" href="styles/two.css">
        <link rel="modulepreload" href="js/a.js">
        <script type="module" src="js/main.js"></script>
        <p>Page
        """
    private static let files = [
        "styles/one.css": "a { b: c }", "styles/two.css": "d { e: f }\n", "js/main.js": "import { a } from './a.js'",
        "js/a.js": "export const a = 1", "other/three.css": "",
    ]

    private static func join(_ index: String = index, _ changes: [String: String] = [:]) throws -> JoinedPage {
        let files = files.merging(changes) { $1 }
        return try JoinedPage(index: index) { files[$0] }
    }

    @Test func `The joined page names one style sheet and one module, each in the place of its first`() throws {
        let page = try Self.join()
        let lines = page.index.split(separator: "\n")
        let version = try #require(lines[2].split(separator: ".").dropFirst().first)
        #expect(
            lines == [
                "<!doctype html>", #"<link rel="stylesheet" href="styles/page.\#(version).css">"#,
                #"<script type="module" src="js/main.\#(version).js"></script>"#, "<p>Page",
            ])
        #expect(page.files["styles/page.\(version).css"] == "a { b: c }\nd { e: f }\n")
        #expect(page.files["js/main.\(version).js"]?.contains("const a = 1") == true)
        #expect(page.files["js/main.\(version).js"]?.hasSuffix("sourceMappingURL=main.\(version).js.map\n") == true)
        #expect(page.files.count == 2)
        #expect(page.maps.keys.sorted() == ["js/main.\(version).js.map"])
    }

    @Test(arguments: ["js/a.js", "styles/two.css"])
    func `Any change of a module or style sheet changes the URL of every joined file`(path: String) throws {
        let changed = try Self.join(Self.index, [path: "export const a = 2"])
        #expect(try Set(Self.join().files.keys).isDisjoint(with: changed.files.keys))
        #expect(try Self.join().files == Self.join().files)
    }

    @Test func `A page without modules and style sheets is sent unchanged`() throws {
        let page = try Self.join("<!doctype html>\n<script src=\"old.js\"></script>")
        #expect(page.index == "<!doctype html>\n<script src=\"old.js\"></script>")
        #expect(page.files.isEmpty)
    }

    @Test(arguments: [
        #"<link rel="stylesheet" media="print" href="styles/one.css">"#, #"<script src="x.js" type="module">"#,
        #"<link rel="stylesheet" href="other/three.css">"#, #"<link rel="stylesheet" href="styles/none.css">"#,
        #"<script type="module" src="js/a.js"></script>"#,
    ])
    func `A tag in index.html that cannot be joined is refused with its line number`(line: String) {
        let problem = #expect(throws: JoiningProblem.self) { try Self.join(Self.index + "\n" + line) }
        #expect(problem?.description.hasPrefix("index.html:7: ") == true)
    }

    @Test func `An @import rule in a joined style sheet is refused`() {
        #expect(throws: JoiningProblem.self) { try Self.join(Self.index, ["styles/two.css": "@import 'x.css';"]) }
    }

    @Test func `Every module of Kennel's page is in one pack, and source maps lead back to its lines`() throws {
        let files = try PageSource.find(askedFor: nil).files()
        let text = { (path: String) in files[path].map { String(decoding: $0, as: UTF8.self) } }
        let page = try JoinedPage(index: try #require(text("index.html")), text: text)
        var homes: [String: String] = [:]
        for (path, pack) in page.files where path.hasSuffix(".js") {
            let map = try #require(page.maps[path + ".map"]).text
            let lines = pack.split(separator: "\n", omittingEmptySubsequences: false)
            for (line, place) in MappedPlace.all(in: map) {
                #expect(homes[place.source, default: path] == path)
                homes[place.source] = path
                let original = try #require(text("js/" + place.source))
                    .split(separator: "\n", omittingEmptySubsequences: false)[place.line]
                if original.hasPrefix("import ") || original.contains("import(") || original.contains("import.meta") {
                    continue
                }
                let isComment = ["/**", " *", "//"].contains { original.hasPrefix($0) }
                let isTail = isComment || ["} from ", "  ", "export {"].contains { original.hasPrefix($0) }
                let expected = original.hasPrefix("export ") ? original.dropFirst("export ".count) : original
                let code = expected.drop { $0 == " " }
                let isWhole = [expected, code].contains(lines[line]) || code.hasPrefix(lines[line] + " // ")
                #expect(isWhole || (isTail && lines[line].isEmpty))
            }
        }
        #expect(homes.count > 50)
    }
}
