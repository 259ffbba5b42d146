import SwiftSyntax
import Testing

@testable import SwiftTranslation

@Suite("Excluded parts of files")
struct ExclusionTests {
    private let source = SourceText(
        path: "/our/Screen.swift",
        text: """
            import Charming
            import UIKit

            class Screen: UIViewController, Charmed {
                let label: UILabel = {
                    let label = UILabel()
                    label.charm()
                    return label
                }()
                var count: Int { stars.count }
                let stars = Stars()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.onTap = { [weak self] in
                        self?.charm()
                    }
                    if stars.isEmpty { show() }
                }
                func cell(_ star: Star, at row: Int) -> UITableViewCell { star.cell(row) }
                func name() -> String {
                    let name = charm
                    return name.text
                }
            }
            extension Screen: Starry {
                var isStarry: Bool { get { charm } set { charm = newValue } }
            }
            """)

    /// Returns the text without a part. Unchanged lines are omitted.
    private func changed(_ declaration: String, _ part: Exclusion.Part) -> [String] {
        let before = String(decoding: source.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let text = source.excluding([Exclusion(declaration, part)]).kept
        let after = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(before.count == after.count)
        return zip(before, after).filter { $0 != $1 }.map { line in
            line.1.drop { $0 == " " }.description.replacing(#/ +$/#, with: "")
        }
    }

    @Test func `A statement is replaced by one that logs it`() {
        #expect(
            changed("Screen.viewDidLoad()", .statement("self?.charm()"))
                == ["LeftOut.statement(\"self?.charm()\", line: #line, \"Screen.swift\")"])
        #expect(
            changed("Screen.label", .statement("label.charm()"))
                == ["LeftOut.statement(\"label.charm()\", line: #line, \"Screen.swift\")"])
        #expect(
            changed("Screen.name()", .statement("return name.text"))
                == ["LeftOut.statement(\"return name.text\", line: #line, \"Screen.swift\"); return \"\""])
        let several = changed("Screen.viewDidLoad()", .statement("button.onTap = { [weak self] in"))
        #expect(
            several == [
                "LeftOut.statement(\"button.onTap = { [weak self] in\", line: #line, \"Screen.swift\")", "", "",
            ])
    }

    @Test func `A body returns an empty value, or ends the session if its type has none`() {
        #expect(
            changed("Screen.count", .body)
                == ["var count: Int { LeftOut.tell(\"Screen.count\", \"Screen.swift\"); return 0 }"])
        #expect(
            changed("Screen.cell(_:at:)", .body) == [
                "func cell(_ star: Star, at row: Int) -> UITableViewCell { LeftOut.tell(\"Screen.cell(_:at:)\", "
                    + "\"Screen.swift\"); return UITableViewCell() }"
            ])
        #expect(
            changed("Screen.isStarry", .body) == [
                "var isStarry: Bool { get { LeftOut.tell(\"Screen.isStarry\", \"Screen.swift\"); return false } set { "
                    + "LeftOut.tell(\"Screen.isStarry\", \"Screen.swift\") } }"
            ])
        #expect(changed("Screen.label", .body) == ["let label: UILabel = UILabel()", "", "", "", ""])
        #expect(
            Placeholder(what: "a", file: "b").body(
                returning: TypeSyntax(IdentifierTypeSyntax(name: .identifier("Stars"))))
                == "LeftOut.stop(\"a\", \"b\")")
    }

    @Test func `Declarations, superclasses and protocols are removed, and an import brings UIKit instead`() {
        #expect(changed("Screen.stars", .declaration) == [""])
        #expect(changed("import Charming", .declaration) == ["import UIKit"])
        #expect(changed("Screen", .inheritance("Charmed")) == ["class Screen: UIViewController          {"])
        #expect(changed("extension Screen", .inheritance("Starry")) == ["extension Screen         {"])
        let gone = Exclusion("Screen.moon", .declaration)
        #expect(source.excluding([gone, Exclusion("Screen.stars", .declaration)]).unknown == [gone])
    }

    /// An error at a position, and the parts of the file that are excluded one after the other if the error remains.
    @Test(arguments: [
        (1, 8, ["import Charming declaration"]),
        (4, 33, ["Screen inheritance Charmed", "Screen declaration"]),
        (
            7, 15,
            [
                "Screen.label statement label.charm()", "Screen.label body", "Screen.label declaration",
                "Screen declaration",
            ]
        ),
        (10, 22, ["Screen.count body", "Screen.count declaration", "Screen declaration"]),
        (11, 17, ["Screen.stars declaration", "Screen declaration"]),
        (
            15, 19,
            [
                "Screen.viewDidLoad() statement self?.charm()",
                "Screen.viewDidLoad() statement button.onTap = { [weak self] in", "Screen.viewDidLoad() body",
                "Screen.viewDidLoad() declaration", "Screen declaration",
            ]
        ),
        (17, 12, ["Screen.viewDidLoad() statement if stars.isEmpty { show() }", "Screen.viewDidLoad() body"]),
        (19, 67, ["Screen.cell(_:at:) body", "Screen.cell(_:at:) declaration"]),
        (19, 18, ["Screen.cell(_:at:) declaration"]),
        (26, 34, ["Screen.isStarry body", "Screen.isStarry declaration", "extension Screen declaration"]),
    ])
    func `The smallest part with an error is excluded first, then larger ones`(
        line: Int, column: Int, expected: [String]
    ) {
        var excluded: Set<Exclusion> = []
        var found: [String] = []
        while found.count < expected.count,
            let next = source.exclusion(forErrorAt: line, column: column, beyond: excluded)
        {
            excluded.insert(next)
            switch next.part {
            case .statement(let code): found.append("\(next.declaration) statement \(code)")
            case .body: found.append("\(next.declaration) body")
            case .inheritance(let name): found.append("\(next.declaration) inheritance \(name)")
            case .declaration: found.append("\(next.declaration) declaration")
            }
        }
        #expect(found == expected)
    }

    @Test func `An error in a part that is excluded completely belongs to the complete file`() {
        let all: Set = [Exclusion("import Charming", .declaration)]
        #expect(source.exclusion(forErrorAt: 1, column: 1, beyond: all) == nil)
        #expect(source.exclusion(forErrorAt: 99, column: 1, beyond: []) == nil)
    }

    @Test func `A part covers the smaller parts of its declaration`() {
        let (body, statement) = (Exclusion("A.f()", .body), Exclusion("A.f()", .statement("g()")))
        let (function, type) = (Exclusion("A.f()", .declaration), Exclusion("A", .declaration))
        #expect(body.covers(statement) && function.covers(body) && type.covers(function) && type.covers(statement))
        #expect(!statement.covers(body) && !body.covers(function) && !Exclusion("AB", .declaration).covers(function))
    }
}
