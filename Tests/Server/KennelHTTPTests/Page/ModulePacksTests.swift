import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Joining modules")
struct ModulePacksTests {
    private static let page = [
        "js/main.js": "import { a } from './a.js'\nimport('./late.js').then(({ late }) => late(a))\n",
        "js/a.js": "import { b as c } from './deep/b.js'\nexport const a = c + 1",
        "js/deep/b.js": "export const b = 1\nconst here = import.meta.url",
        "js/late.js":
            "import { a } from './a.js'\nimport { shared } from './shared.js'\nexport const late = () => shared",
        "js/other.js": "import { shared } from './shared.js'\nexport const other = shared",
        "js/shared.js": "export const shared = () => import('./other.js')",
    ]

    private static func packs(_ changes: [String: String] = [:]) throws -> [String: String] {
        let files = page.merging(changes) { $1 }
        let packs = try ModulePacks(entry: "js/main.js") { files[$0] }
        let maps = packs.maps(version: "7").mapValues(\.text)
        return packs.drafts.reduce(into: maps) { $0[$1.address(version: "7")] = $1.text(version: "7") }
    }

    @Test func `The entry's static imports form one pack in dependency order`() throws {
        #expect(
            try Self.packs()["js/main.7.js"] == """
                const $deep$b = (() => {
                const b = 1
                const here = new URL('./deep/b.js', import.meta.url).href
                return { b } })()
                const $a = (() => {
                const { b: c } = $deep$b;
                const a = c + 1
                return { a } })()
                const $main = (() => {
                const { a } = $a;
                import('./late.7.js').then((pack) => pack.$late).then(({ late }) => late(a))

                return {  } })()
                export { $deep$b, $a, $main }
                //# sourceMappingURL=main.7.js.map

                """)
    }

    @Test func `A module that several packs need is in a pack of its own and exists once`() throws {
        let both = "import { a } from './a.js'\nimport('./late.js').then(({ late }) => late(a))\nimport('./other.js')"
        let packs = try Self.packs(["js/main.js": both])
        #expect(
            Set(packs.keys.filter { $0.hasSuffix(".js") }) == [
                "js/main.7.js", "js/late.7.js", "js/shared.7.js", "js/other.7.js",
            ])
        #expect(
            packs["js/late.7.js"]?.hasPrefix(
                "import { $a } from './main.7.js'\nimport { $shared } from './shared.7.js'\nconst $late = (() => {\n")
                == true)
        #expect(packs["js/other.7.js"]?.hasPrefix("import { $shared } from './shared.7.js'\n") == true)
        #expect(packs.values.filter { $0.contains("const $shared =") }.count == 1)
    }

    @Test func `A module needed by a pack and by one loaded after it is in the first of the two`() throws {
        let packs = try Self.packs()
        #expect(
            Set(packs.keys.filter { $0.hasSuffix(".js") }) == ["js/main.7.js", "js/late.7.js", "js/other.7.js"])
        #expect(packs["js/late.7.js"]?.contains("const $shared =") == true)
        #expect(packs["js/other.7.js"]?.hasPrefix("import { $shared } from './late.7.js'\n") == true)
    }

    @Test func `A dynamic import of a module that is already loaded resolves at once`() throws {
        let packs = try Self.packs(["js/main.js": "import { a } from './a.js'\nimport('./a.js')"])
        #expect(packs["js/main.7.js"]?.contains("\nPromise.resolve($a)\n") == true)
        #expect(packs.count == 2)
    }

    @Test func `A pack's fingerprint depends on its content and differs from other packs`() throws {
        func version(_ changes: [String: String] = [:]) throws -> [String] {
            let files = Self.page.merging(changes) { $1 }
            return try ModulePacks(entry: "js/main.js") { files[$0] }.drafts.map { draft in
                var fingerprint = Fingerprint()
                draft.add(to: &fingerprint)
                return fingerprint.description
            }
        }
        #expect(try version() == version())
        #expect(try version() != version(["js/other.js": "export const other = 2"]))
        #expect(try Set(version()).count == version().count)
    }

    @Test func `A source map leads from every line of a pack to the line of its module`() throws {
        let map = try #require(try Self.packs()["js/main.7.js.map"])
        #expect(
            MappedPlace.all(in: map) == [
                1: .init(source: "deep/b.js", line: 0), 2: .init(source: "deep/b.js", line: 1),
                5: .init(source: "a.js", line: 0), 6: .init(source: "a.js", line: 1),
                9: .init(source: "main.js", line: 0), 10: .init(source: "main.js", line: 1),
                11: .init(source: "main.js", line: 2),
            ])
        #expect(try #require(try Self.packs()["js/late.7.js.map"]).contains(#""sources":["shared.js","late.js"]"#))
    }

    @Test func `Circular imports, names that are not exported and missing files are refused`() {
        #expect(throws: JoiningProblem(file: "js/a.js", line: 1, reason: "there is no js/none.js")) {
            try Self.packs(["js/a.js": "import { b } from './none.js'"])
        }
        #expect(throws: JoiningProblem(file: "js/a.js", line: 2, reason: "js/deep/b.js exports no c")) {
            try Self.packs(["js/a.js": "\nimport { c } from './deep/b.js'\nexport const a = c"])
        }
        #expect(
            throws: JoiningProblem(
                file: "js/deep/b.js", line: 1,
                reason: "modules import each other: js/a.js → js/deep/b.js → js/a.js")
        ) {
            try Self.packs(["js/deep/b.js": "import { a } from '../a.js'\nexport const b = a"])
        }
        #expect(throws: JoiningProblem.self) {
            try Self.packs(["js/a.js": "import { b } from './B-b.js'", "js/B-b.js": "export const b = 1"])
        }
    }
}
