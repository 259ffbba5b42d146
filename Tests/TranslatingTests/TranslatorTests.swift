import Testing

@testable import Translating

@Suite("Swift for a phone, translated")
struct TranslatorTests {
    /// The translation of one file, without its first line, and what was remarked.
    private func translate(_ text: String, beside others: String...) -> (text: String, remarks: [String]) {
        let source = SourceText(path: "/app/A.swift", text: text)
        let all = [source] + others.enumerated().map { SourceText(path: "/app/\($0.offset).swift", text: $0.element) }
        let translation = Translator(Survey(all)).translate(source)
        let lines = translation.text.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0 != "#sourceLocation(file: \"/app/A.swift\", line: 1)" }.dropFirst()
        return (lines.joined(separator: "\n"), translation.remarks.map(\.description))
    }

    @Test("What says nothing here is left out, and the rest stays in its column")
    func attributes() {
        let (text, remarks) = translate(
            """
            @UIApplicationMain @objc(Screen) class A: UIViewController {
                @IBOutlet weak var label: UILabel!
                @IBAction private func go(_ sender: Any) { Task { @MainActor in } }
                @MainActor @discardableResult @objc dynamic func run() -> Int { 1 }
            }
            """)
        #expect(
            text == """
                                                 class A: UIViewController {
                              weak var label: UILabel!
                              private func go(_ sender: Any) { Task { @MainActor in } }
                               @discardableResult               func run() -> Int { 1 }
                }
                """)
        #expect(remarks.isEmpty)
    }

    @Test("A selector brings its method along, under a name no longer than it was")
    func selectors() {
        let (text, _) = translate(
            """
            import UIKit
            class A: UIViewController {
                lazy var b = make(#selector(pressed(_:)), 1)
                func f() { add(#selector(A.done), 2); add(#selector(self.moved(to:in:)), 3); add(#selector(x.go), 4) }
                let x: Other?
                @objc private func pressed(_ b: UIButton) {}
                @objc func done() {}
                @objc(came:) func moved(to: Int, in: Int) {}
            }
            """, beside: "class Other { @objc func go(by way: Int) {} }")
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[2] == "    lazy var b = make(_s1                   , 1)")
        #expect(
            lines[3]
                == "    func f() { add(_s2              , 2); add(_s3                          , 3); add(_s4            , 4) }"
        )
        #expect(
            lines[8]
                == [
                    " fileprivate static var _m1: Selector { Selector(\"pressed:\", A.pressed(_:)) }; ",
                    " fileprivate static var _m2: Selector { Selector(\"done\", A.done) }; ",
                    " fileprivate static var _m3: Selector { Selector(\"came:\", A.moved(to:in:)) }; ",
                    " fileprivate static var _m4: Selector { Selector(\"goBy:\", Other.go) }; }",
                ].joined())
        #expect(lines[9...12].elementsEqual((1...4).map { "private var _s\($0): Selector { A._m\($0) }" }))
    }

    @Test(
        "A method has the name that Objective-C gives it",
        arguments: [
            ("f", [], "f"), ("f", ["_"], "f:"), ("f", ["sender"], "fWithSender:"), ("f", ["with"], "fWith:"),
            ("f", ["forRow", "_"], "fForRow::"), ("f", ["_", "event"], "f:event:"), ("f", ["format"], "fWithFormat:"),
        ])
    func names(base: String, labels: [String], selector: String) {
        #expect(MethodName.selector(base, labels: labels) == selector)
    }

    @Test("In a type that nothing outside can name, the selector is the type's own")
    func nested() {
        let (text, _) = translate("class A { private class B { func f() { add(#selector(g)) } } }")
        #expect(text.contains("add(Self._m1    )"))
        #expect(text.contains("private static var _m1: Selector { Selector(\"g\", B.g) }"))
    }

    @Test("A selector of a property, and of who knows whom, is told with its place")
    func hopelessSelectors() {
        let (text, remarks) = translate("class A {\n  let a = #selector(getter: b)\n  let c = #selector(d.e)\n}")
        #expect(
            remarks == [
                "/app/A.swift:2:11: a selector of a property cannot be made here: name a method",
                "/app/A.swift:3:11: which class has e is not to be seen here: write #selector(TheClass.e)",
            ])
        #expect(text.contains("#selector(d.e)"))
    }

    @Test("Which of several methods is meant is said by its type")
    func overloaded() {
        let (text, _) = translate("class A { let a = #selector((f as (Int) -> Void)) }")
        #expect(text.contains("Selector(\"f\", A.f as (A) -> (Int) -> Void)"))
    }

    @Test("Frameworks are imported by what stands in for them, or told")
    func imports() {
        let (text, remarks) = translate(
            """
            import CoreGraphics
            import os.log
            import CoreData
            import BeagleSchema
            #if canImport(SwiftUI)
            import SwiftUI
            #endif
            let a = URLSession.shared, b = CGRect.zero
            """)
        #expect(
            text == """
                import UIKit       ; import FoundationNetworking
                import UIKit 
                import Foundation
                import Beagle      
                #if canImport(SwiftUI)
                import SwiftUI
                #endif
                let a = URLSession.shared, b = CGRect.zero
                """)
        #expect(remarks.count == 1 && remarks[0].hasPrefix("/app/A.swift:3:1: there is no CoreData: "))
    }

    @Test("A cell says required where lists make cells by what it overrides, and has it where it has other ways only")
    func cells() {
        let (text, _) = translate(
            """
            class A: B { override init(frame: CGRect) { super.init(frame: frame) } }
            class B: UICollectionViewCell { public override init(frame: CGRect) { super.init(frame: frame) } }
            class C: UITableViewCell {
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            class D: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }
            class E: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
            class F: UITableViewHeaderFooterView {}
            """)
        #expect(
            text == """
                class A: B { required init(frame: CGRect) { super.init(frame: frame) } }
                class B: UICollectionViewCell { public required init(frame: CGRect) { super.init(frame: frame) } }
                class C: UITableViewCell {
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                 required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError("init(style:reuseIdentifier:) is not there") }; }
                class D: UITableViewCell { required init(style: CellStyle, reuseIdentifier: String?) {} }
                class E: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
                class F: UITableViewHeaderFooterView {}
                """)
    }

    @Test("Protocols of Objective-C are of classes, and what may be missing is empty")
    func protocols() {
        let (text, remarks) = translate(
            """
            @objc protocol P { @objc optional func changed(_ a: Int, to b: String) }
            @objc protocol Q: P { @objc optional func count() -> Int }
            func tell(p: P?) { p?.changed?(1, to: "") }
            """)
        #expect(
            text == """
                      protocol P: AnyObject {                func changed(_ a: Int, to b: String) }
                      protocol Q: P, AnyObject {                func count() -> Int }
                func tell(p: P?) { p?.changed (1, to: "") }
                extension P { func changed(_ _: Int, to _: String) {} }

                """)
        #expect(remarks.count == 1 && remarks[0].hasPrefix("/app/A.swift:2:23: "))
    }

    @Test("Code for iOS is compiled, and key paths are texts")
    func conditions() {
        let (text, remarks) = translate(
            """
            #if os(iOS) && !targetEnvironment(simulator)
            let a = #keyPath(Person.friend.name), b = 1
            #endif
            let c = a.observe(\\.b) { }
            """)
        #expect(
            text == """
                #if true    && !true                        
                let a = "friend.name"               , b = 1
                #endif
                let c = a.observe(\\.b) { }
                """)
        #expect(remarks.count == 1 && remarks[0].hasPrefix("/app/A.swift:4:9: "))
    }

    @Test("A timer goes by the session's clock; what is needed without an import stands before the file")
    func timers() {
        let source = SourceText(
            path: "/a", text: "let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
        #expect(
            Translator(Survey([source])).translate(source).text == """
                import UIKit
                #sourceLocation(file: "/a", line: 1)
                let t = Timer.sessionTimer  (withTimeInterval: 1, repeats: true) { _ in }
                """)
    }

    @Test("The locale is that of the session's device, and nothing moves from its column")
    func locale() {
        let (text, _) = translate(
            "let a = Locale.current.identifier, b = Locale.preferredLanguages.first, c = Place.current")
        #expect(text == "let a = Locale.session.identifier, b = Locale.sessionLanguages  .first, c = Place.current")
    }

    @Test("Texts are those of the session's language, and nothing moves from its column")
    func texts() {
        let (text, _) = translate(
            """
            let a = NSLocalizedString("k", comment: "NSLocalizedString"), b = 1
            let c = Bundle.main.localizedString(forKey: "k", value: nil, table: nil), d = other.localizedString(e)
            """)
        #expect(
            text == """
                let a = sessionString    ("k", comment: "NSLocalizedString"), b = 1
                let c = Bundle.main.sessionString  (forKey: "k", value: nil, table: nil), d = other.localizedString(e)
                """)
    }

    @Test("Where methods are called by names made at run time, classes have tables of them")
    func tables() {
        let caller = "let s = NSSelectorFromString(name)"
        let (text, _) = translate(
            "class R: NSObject { @objc func go(to: Int) {} }\nclass S: R { @objc func come() {} }\nclass T { @objc func no() {} }",
            beside: caller)
        #expect(
            text.contains(
                "; var selectors: [Selector: (Any?) -> Void] { table(of: [Selector(\"goTo:\", R.go(to:))]) }; }"))
        #expect(
            text.contains(
                "override var selectors: [Selector: (Any?) -> Void] { table(of: [Selector(\"come\", S.come)])"))
        #expect(text.contains("extension R: SelectorTable {}") && !text.contains("extension S"))
        #expect(text.contains("class T {       func no() {} }"))
    }

    @Test("The survey finds where the app begins, and what outlives a session")
    func survey() {
        let survey = Survey([
            SourceText(
                path: "a",
                text: """
                    @main class App: UIResponder, UIApplicationDelegate { static let shared = App(); static let n = 1 }
                    var count = 0
                    enum E { static var a: Int { 1 }; static var b = 2 { didSet { } } }
                    func f() { var local = 1 }
                    """)
        ])
        #expect(survey.delegate == "App")
        #expect(survey.statics == ["App.shared", "count", "E.b"])
    }

    @Test("What is no Swift stays what it is")
    func broken() {
        let text = "class { #selector( @objc \u{0} ]] \"\"\" ü"
        #expect(!translate(text).text.isEmpty)
        #expect(translate("").text == "")
        #expect(translate("let ü = \"é\", b = #keyPath(a)").text == "let ü = \"é\", b = \"a\"        ")
    }
}
