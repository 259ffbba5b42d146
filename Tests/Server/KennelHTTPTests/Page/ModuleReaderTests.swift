import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Reading a module of the page")
struct ModuleReaderTests {
    @Test func `Names are imported under their own or another name, over several lines too`() throws {
        let module = try ModuleReader.read(
            path: "js/net/stream.js",
            text: """
                import { a, b as c } from './one.js' // why
                import {
                  d,
                } from "../two.js";
                const e = a
                """)
        #expect(module.imports == [.init(path: "js/net/one.js", line: 1), .init(path: "js/two.js", line: 2)])
        #expect(
            module.lines == [
                [.binds([.init(name: "a", here: "a"), .init(name: "b", here: "c")], from: "js/net/one.js")],
                [.binds([.init(name: "d", here: "d")], from: "js/two.js")],
                [.text("")], [.text("")], [.text("const e = a")],
            ])
    }

    @Test func `Functions, classes and constants are exported where they are declared`() throws {
        let module = try ModuleReader.read(
            path: "js/a.js",
            text: """
                export function one() {}
                export async function two({ a }) {}
                export class Three extends Four {
                export const $five = 5
                export { six, seven }
                """)
        #expect(module.exports == ["one", "two", "Three", "$five", "six", "seven"])
        #expect(module.lines[2] == [.text("class Three extends Four {")])
    }

    @Test func `Dynamic imports and import.meta.url are found within a line`() throws {
        let module = try ModuleReader.read(
            path: "js/a.js",
            text: "const b = [import('./b.js'), important, new URL('x', import.meta.url), other.import('c')]")
        #expect(module.loads == [.init(path: "js/b.js", line: 1)])
        #expect(
            module.lines == [
                [
                    .text("const b = ["), .loads("js/b.js"), .text(", important, new URL('x', "), .address,
                    .text("), other.import('c')]"),
                ]
            ])
    }

    @Test(
        arguments: [
            ("const a = 1 // of many", "const a = 1"), ("go() // the app’s (own) import('./b.js'", nil),
            ("const b = 'x // y'", nil), ("const c = `x // y", nil), ("const d = / // /", nil),
            ("const e = `x` // a template", nil), ("const f = \"\\\" // \"", nil), ("const g = 1 //", nil),
            ("const h = 'x' // a text", "const h = 'x'"), ("export const i = 1 // of many", "const i = 1"),
        ])
    func `A trailing comment is not sent, unless it may be part of a string`(line: String, sent: String?) throws {
        let module = try? ModuleReader.read(
            path: "js/a.js", text: line.filter { $0 == "`" }.count == 1 ? line + "\n`" : line)
        guard let sent else { return #expect(module == nil || module?.lines[0] == [.text(Substring(line))]) }
        #expect(module?.lines == [[.text(Substring(sent))]])
    }

    @Test func `Comments may contain imports, template quotes and other code`() throws {
        let text = """
            /** @param {import('./b.js').B} b */
            // import(whatever) or `
            /*
            import nothing from 'nowhere'
            */ const a = 1
            """
        let module = try ModuleReader.read(path: "js/a.js", text: text)
        #expect(
            module.lines == [[.text("")], [.text("")]] + text.split(separator: "\n").dropFirst(2).map { [.text($0)] })
        #expect(module.loads.isEmpty)
    }

    @Test func `Whole-line documentation comments are removed, and every line keeps its number`() throws {
        let kept = [
            "/** one */ const a = 1", "const b = `", "/** within a template */", "`", "const c = '/** in a string */'",
            "const d = /\\/** not one */", "/** one */ const e = 1 /* another */", "/** begins", "*/ const f = 1",
            "/* no such comment */",
        ]
        let left = [
            "/** whole */", "  /**", "   * `three`, and https://none.example/** ", "   */  ", "/**/", "  // of a line",
        ]
        let module = try ModuleReader.read(path: "js/a.js", text: (kept + left + kept).joined(separator: "\n"))
        let expected = kept + Array(repeating: "", count: left.count) + kept
        #expect(module.lines == expected.map { [.text(Substring($0))] })
    }

    @Test func `Indentation is removed, except in a template literal`() throws {
        let module = try ModuleReader.read(path: "js/a.js", text: "{\n  go(\n\t'  x')\n  const a = `\n  b`\n}")
        #expect(module.lines == ["{", "go(", "'  x')", "const a = `", "  b`", "}"].map { [.text($0)] })
    }

    @Test(arguments: [
        "import a from './a.js'", "import * as a from './a.js'", "import './a.js'", "import { a } from 'a'",
        "import { a } from './a.js'; run()", "import { a b } from './a.js'", "import { a }",
        "export default class {}", "export let a = 1", "export { a as b }", "export { a } from './b.js'",
        "export * from './a.js'",
        "export const { a } = b", "export const a = await b", "import(name)", "import(`./${name}.js`)",
        "import('/js/a.js')", "import('../../a.js')", "import.meta.env", "await ready", "const a = await b",
        "for await (const a of b) {}", "const a = `\nexport const b = 1`", "const a = '`'",
    ])
    func `Code whose meaning joining would change is refused with its line`(text: String) throws {
        let problem = #expect(throws: JoiningProblem.self) {
            try ModuleReader.read(path: "js/a.js", text: "run()\n" + text)
        }
        #expect(problem?.file == "js/a.js")
        #expect(problem?.line == (text.contains("\n") ? 3 : 2))
    }
}
