import Foundation
import Testing

@testable import SwiftTranslation

@Suite("Swift for a phone, translated")
struct TranslatorTests {
    /// Translates one file. Returns the text without its first line, and the remarks.
    private func translate(_ text: String, beside others: String...) -> (text: String, remarks: [String]) {
        let source = SourceText(path: "/app/A.swift", text: text)
        let all = [source] + others.enumerated().map { SourceText(path: "/app/\($0.offset).swift", text: $0.element) }
        let translation = Translator(Survey(all)).translate(source)
        let lines = translation.text.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0 != "#sourceLocation(file: \"/app/A.swift\", line: 1)" }.dropFirst()
        return (lines.joined(separator: "\n"), translation.remarks.map(\.description))
    }

    @Test func `Attributes without meaning here are removed, and other code keeps its column`() {
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
                              private func go(_ sender: Any) { Task.ofSession { ()         in } }
                               @discardableResult               func run() -> Int { 1 }
                }
                """)
        #expect(remarks.isEmpty)
    }

    @Test func `A class named by a storyboard gets a connection table with access to private members`() {
        let text = """
            class Desk: Table, Other {
                @IBOutlet private weak var label: UILabel! { didSet { } }
                @IBOutlet var a, b: UIView?; @IBOutlet var rows: [UILabel]!
                @IBInspectable var radius: CGFloat = 0; @IBInspectable var size: Int { 1 }
                @IBAction private func go(_ sender: Any) {}
                @IBAction func back(by segue: UIStoryboardSegue) {}
                @IBSegueAction func next(_ coder: NSCoder, sender: Any?) -> Desk? { nil }
                @objc func other() {}
            }
            extension Desk { @IBAction func more() {} }
            class Plain: NSObject {}
            class Full: NSObject { init(_ one: Int) {} }
            class Turn: UIStoryboardSegue {}
            @objc(Renamed) class Named: UIView {}
            private class Hidden: UIView {}
            class Unnamed: UIView { @IBOutlet var label: UILabel! }
            """
        let source = SourceText(path: "/app/A+B.swift", text: text)
        let survey = Survey([source, SourceText(path: "/app/T.swift", text: "class Table: UIViewController {}")])
        let drawn: Set = ["Desk", "Plain", "Full", "Turn", "Renamed", "Hidden"]
        #expect(survey.line(of: drawn).isSuperset(of: ["Desk", "Table", "UIViewController"]))
        let done = Translator(survey, drawn: survey.line(of: drawn)).translate(source)
        #expect(
            done.tables == ["Desk", "Full", "Named", "Plain", "Turn"].map { "\($0).interface_A_B_\($0)" })
        let added = done.text.split(separator: "\n").filter { $0.contains("InterfaceClass") }.map(String.init)
        let members = [
            #".outlet("label", \Desk.label, isNeeded: true)"#, #".outlet("a", \Desk.a)"#, #".outlet("b", \Desk.b)"#,
            #".outlets("rows", \Desk.rows)"#, #".value("radius", \Desk.radius)"#,
            #".action(Selector("go:", Desk.go(_:)))"#, #".action(Selector("backBy:", Desk.back(by:)))"#,
            #".creator("next:sender:", { (owner: Desk, coder, sender, _) in owner.next(coder, sender: sender) })"#,
            #".action(Selector("more", Desk.more))"#,
        ]
        #expect(
            added[0]
                == "extension Desk { static var interface_A_B_Desk: InterfaceClass { var members: [InterfaceClass.Member] = []; "
                + members.map { "members.append(\($0)); " }.joined()
                + "return InterfaceClass(\"Desk\", Desk.self, members) } }")
        #expect(added[1].contains(#"InterfaceClass("Full", Full.self, members)"#))
        #expect(added[2].contains(#"InterfaceClass("Renamed", Named.self, members)"#))
        #expect(added[3].contains(#"InterfaceClass("Plain", Plain.self, make: { Plain() }, members)"#))
        #expect(
            added[4].contains(
                #"InterfaceClass(segue: "Turn", Turn.self) { Turn(identifier: $0, source: $1, destination: $2) }"#))
        #expect(
            done.remarks.map(\.description) == [
                "/app/A+B.swift:15:15: a storyboard names this class, so it must not be private or generic"
            ])
        #expect(!Translator(survey).translate(source).text.contains("InterfaceClass"))
    }

    @Test func `A selector carries its method, under a name no longer than before`() {
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

    @Test(arguments: [
        ("f", [], "f"), ("f", ["_"], "f:"), ("f", ["sender"], "fWithSender:"), ("f", ["with"], "fWith:"),
        ("f", ["forRow", "_"], "fForRow::"), ("f", ["_", "event"], "f:event:"), ("f", ["format"], "fWithFormat:"),
    ])
    func `A method's selector is the name Objective-C gives it`(base: String, labels: [String], selector: String) {
        #expect(MethodName.selector(base, labels: labels) == selector)
    }

    @Test func `A selector in a type that cannot be named outside is declared in that type`() {
        let (text, _) = translate("class A { private class B { func f() { add(#selector(g)) } } }")
        #expect(text.contains("add(B._m1       )"))
        #expect(text.contains("private static var _m1: Selector { Selector(\"g\", B.g) }"))
    }

    @Test func `A selector in an extension with requirements is declared in the extension`() {
        let (text, _) = translate("extension Box where T: UIView { var a: Selector { #selector(T.done) } }")
        #expect(text.contains("{ Box._m1           }"))
        #expect(text.contains("private static var _m1: Selector { Selector(\"done\", T.done) }"))
        #expect(!text.contains("_s1"))
    }

    @Test func `A selector of a protocol's method has only its name`() {
        let (text, _) = translate(
            """
            @objc protocol Told { @objc optional func told(by way: Int) }
            class A: NSObject {
                let a = [#selector(UITableViewDelegate.tableView(_:didSelectRowAt:)), #selector(Told.told)]
                let b = #selector(UISearchBarDelegate.searchBarSearchButtonClicked)
            }
            """)
        #expect(text.contains(#"_m1: Selector { Selector(method: "tableView(_:didSelectRowAt:)") }"#))
        #expect(text.contains(#"_m2: Selector { Selector(method: "told(by:)") }"#))
        #expect(text.contains(#"_m3: Selector { Selector(method: "searchBarSearchButtonClicked(_:)") }"#))
    }

    @Test func `A proxy calls optional methods of the delegate that it forwards to by the delegate's type`() {
        let (text, _) = translate(
            "class A: Proxy { func f() { _forwardToDelegate?.locate?(1); _forwardToDelegate?.x } }")
        #expect(text.contains("{ forwardToDelegate()?.locate (1); _forwardToDelegate?.x }"))
    }

    @Test func `A selector of an unknown type is reported with its position`() {
        let (text, remarks) = translate("class A {\n  let c = #selector(d.e)\n}")
        #expect(
            remarks == ["/app/A.swift:2:11: the class of e is not known: write #selector(TheClass.e)"])
        #expect(text.contains("#selector(d.e)"))
    }

    @Test func `A selector of a property gets or sets it`() {
        let (text, remarks) = translate(
            """
            class A: UIView {
                let a = #selector(getter: isOpen), b = #selector(getter: UIView.isHidden), c = #selector(setter: A.isOpen)
                @objc var isOpen = false
            }
            """)
        #expect(remarks.isEmpty)
        #expect(text.contains(#"var _m1: Selector { Selector(getter: "isOpen", \A.isOpen) }"#))
        #expect(text.contains(#"var _m2: Selector { Selector(getter: "isHidden", \UIView.isHidden) }"#))
        #expect(text.contains(#"var _m3: Selector { Selector(setter: "setIsOpen:", \A.isOpen) }"#))
    }

    @Test func `A selector of a class that a function declares is declared in that class`() {
        let (text, remarks) = translate(
            """
            func f() {
                final class O: NSObject { @objc func told(_ n: Int) {} }
                let o = O()
                add(o, #selector(O.told(_:))); add(o, #selector(o.told))
            }
            class A { func g() { class P { @objc func h() {} }; add(#selector(P.h)) } }
            """)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(
            lines[1]
                == "    final class O: NSObject {       func told(_ n: Int) {} ; fileprivate static var _m1: Selector { "
                + "Selector(\"told:\", O.told(_:)) };  fileprivate static var _m2: Selector { Selector(\"told:\", O.told) }; }"
        )
        #expect(lines[3] == "    add(o, O._m1                ); add(o, O._m2            )")
        #expect(lines[5].contains("add(P._m3         )") && lines[5].contains("Selector(\"h\", P.h)"))
        #expect(remarks.isEmpty && !text.contains("_s1"))
    }

    @Test(arguments: [
        "if let o = x as? Other { add(#selector(o.go)) }",
        "guard let o = x as? Other else { return }; add(#selector(o.go))",
        "let o = x as! Other; add(#selector(o.go))", "let o: Other? = x; add(#selector(o?.go))",
        "let o = Other(), p = 1; use { add(#selector(o.go)) }", "use { (o: Other) in add(#selector(o.go)) }",
        "add(#selector((x as! Other).go))", "switch x { case let o as Other: add(#selector(o.go)) default: break }",
        "for o: Other in list { add(#selector(o.go)) }", "add(#selector(self.helper.go))", "add(#selector(inner.go))",
        "add(#selector(helper.next.go))", "add(#selector(Other.shared.go))", "add(#selector(unknown.go))",
        "if let other { add(#selector(other.go)) }",
        "guard case let o as Other = x else { return }; add(#selector(o.go))",
    ])
    func `A selector of an instance's method is found by the instance's type`(statement: String) {
        let (text, remarks) = translate(
            """
            class A: B {
                let inner = Other(title: "a")
                func f(_ x: Any, with other: Other?) { \(statement) }
            }
            """, beside: "class B: NSObject { lazy var helper = x as! Other }",
            "class Other: NSObject { static let shared = Other(); var next: Other!; @objc func go(by way: Int) {} }")
        #expect(text.contains(#"Selector("goBy:", Other.go)"#), "\(text)")
        #expect(remarks.isEmpty)
    }

    @Test func `A local variable hides a property, and the last declaration hides earlier ones`() {
        let (text, _) = translate(
            """
            class A: NSObject {
                let o = Other()
                func f() { let o = First(); let p = First(); let q = o; do { let p = Last(); add(#selector(p.go), #selector(o.go)) } }
            }
            class First: NSObject { @objc func go() {} }
            class Last: NSObject { @objc func go() {} }
            class Other: NSObject { @objc func go() {} }
            """)
        #expect(text.contains(#"_m1: Selector { Selector("go", Last.go) }"#))
        #expect(text.contains(#"_m2: Selector { Selector("go", First.go) }"#))
    }

    @Test func `A selector of an overloaded method is resolved by its type`() {
        let (text, _) = translate("class A { let a = #selector((f as (Int) -> Void)) }")
        #expect(text.contains("Selector(\"f\", A.f as (A) -> (Int) -> Void)"))
    }

    @Test func `Framework imports become those of their replacements or are reported`() {
        let (text, remarks) = translate(
            """
            import CoreGraphics.CGColor
            import os.log
            import SpriteKit
            import CoreData
            import BeagleSchema
            #if canImport(SwiftUI)
            import SwiftUI
            #endif
            let a = URLSession.shared, b = CGRect.zero
            """)
        #expect(
            text == """
                import CoreGraphics        ; import FoundationNetworking
                import os    
                import UIKit    
                import CoreData
                import BeagleLegacy
                #if canImport(SwiftUI)
                import SwiftUI
                #endif
                let a = SessionURLSession.shared, b = CGRect.zero
                """)
        #expect(remarks.count == 1 && remarks[0].hasPrefix("/app/A.swift:3:1: SpriteKit is not supported: "))
    }

    @Test func `Supported frameworks are imported unchanged, with the modules they bring along`() {
        let (text, remarks) = translate(
            """
            import SQLite3
            import UserNotifications
            import CoreLocation
            import SwiftUI
            class A: ObservableObject {}
            """)
        #expect(
            text == """
                import SQLite3; import Combine
                import UserNotifications
                import CoreLocation
                import UIKit  
                class A: ObservableObject {}
                """)
        #expect(remarks.isEmpty)
        #expect(translate("import CoreLocation").text == "import CoreLocation; import Foundation")
        #expect(translate("import UIKit\nlet log = OSLog.default").text.hasPrefix("import UIKit; import os\n"))
    }

    @Test func `Optional UIKit delegate methods are called like required ones`() {
        let (text, remarks) = translate(
            """
            import UIKit
            func f(_ d: UIScrollViewDelegate?, _ s: UIScrollView, _ tableView: ((Int) -> Void)?) {
                d?.scrollViewDidScroll?(s)
                tableView?(1)
            }
            """)
        #expect(text.contains("d?.scrollViewDidScroll (s)") && text.contains("tableView?(1)") && remarks.isEmpty)
    }

    @Test func `A bridging header's modules are imported, and preview code inside #if is removed`() {
        let source = SourceText(
            path: "/app/A.swift",
            text: """
                class A: UIView {}
                #if DEBUG
                import SwiftUI
                struct A_Preview: PreviewProvider { static var previews: some View { EmptyView() } }
                #endif
                """)
        let done = Translator(Survey([source]), bridged: ["UIKit", "CoreData", "CoreText"]).translate(source)
        #expect(done.text.hasPrefix("import CoreData; import UIKit\n#sourceLocation"))
        #expect(!done.text.contains("SwiftUI") && !done.text.contains("Preview") && done.remarks.isEmpty)
    }

    @Test func `SwiftUI is reported where code uses it, and not where only previews do`() {
        let preview = "struct A_Preview: PreviewProvider { static var previews: some View { EmptyView() } }"
        #expect(translate("import SwiftUI\nclass A: UIView {}\n\(preview)").remarks.isEmpty)
        let (text, remarks) = translate(
            "#if DEBUG\nimport SwiftUI\nextension A: UIViewControllerRepresentable { typealias B = Context }\n#endif")
        #expect(!text.contains("Context") && remarks.isEmpty)
        #expect(translate("import SwiftUI\n#Preview { Text(\"A\") }").remarks.isEmpty)
        let used = translate("import SwiftUI\nlet a = UIHostingController(rootView: A())\n\(preview)").remarks
        #expect(used.count == 1 && used[0].hasPrefix("/app/A.swift:1:1: SwiftUI is not supported: "))
    }

    @Test func `Use of types with reduced support is reported, and MobileCoreServices becomes UIKit`() {
        let (text, remarks) = translate(
            """
            import MobileCoreServices
            let checker = UITextChecker()
            """)
        #expect(text.hasPrefix("import UIKit ") && text.hasSuffix("let checker = UITextChecker()"))
        #expect(remarks.count == 1 && remarks[0].hasPrefix("/app/A.swift:2:15: there is no dictionary: "))
    }

    @Test func `Core Data's @NSManaged members get implementations in the class`() {
        let (text, remarks) = translate(
            """
            class Sale: NSManagedObject {
                @NSManaged public var cents: Int32, note: String?
                @objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)
                @NSManaged func removeFromItems(_ values: NSSet)
            }
            """)
        let managed = ["cents", "note"].map { name in
            " { get { managedValue(\"\(name)\") } set { setManagedValue(\"\(name)\", newValue) } }"
        }
        #expect(text.contains("public var cents: Int32\(managed[0]), note: String?\(managed[1])\n"))
        #expect(text.contains("public func addToItems(_ value: Item) { addManaged(\"items\", value) }\n"))
        #expect(text.contains("func removeFromItems(_ values: NSSet) { removeManaged(\"items\", values) }\n"))
        #expect(!text.contains("@NSManaged") && remarks.isEmpty)
    }

    @Test func `Code for Beagle 1.x imports BeagleLegacy once in each file and names it`() {
        let (text, _) = translate(
            """
            import Beagle
            import BeagleSchema
            let text = Beagle.Text("a"), state = Beagle.ServerDrivenState.success
            class A: Beagle.BeagleNavigationController {}
            """, beside: "import Beagle; struct Box: Widget { var widgetProperties: WidgetProperties }")
        #expect(
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } == [
                "import BeagleLegacy; import enum Beagle.ServerDrivenState; import class Beagle.BeagleNavigationController",
                "let text = BeagleLegacy.Text(\"a\"), state = Beagle.ServerDrivenState.success",
                "class A: Beagle.BeagleNavigationController {}",
            ])
    }

    @Test(
        arguments: [
            ("import Beagle; let a = Text(text)", "import Beagle"),
            ("let a = WidgetProperties()", nil),
            ("import Beagle; let a = Container { Text(text) }", "import BeagleLegacy"),
            (
                "import Beagle; let a = Container(children: []); let e: Expression<Int> = 1",
                "import Beagle; import enum Beagle.Expression"
            ),
            (
                "import Beagle; func serverDrivenStateDidChange(to state: ServerDrivenState) { if case .loading(true) = state {} }",
                "import BeagleLegacy"
            ),
        ])
    func `Imports and names decide whether code is translated for Beagle 2 or Beagle 1`(
        _ text: String, _ imports: String?
    ) {
        let (text, _) = translate(text)
        #expect(text.hasPrefix(imports ?? "let a = WidgetProperties()"))
        #expect(imports == nil || text.dropFirst((imports ?? "").count).first == ";", "and nothing more is imported")
    }

    @Test(arguments: [
        ("1.0", BeagleEra.first), ("1.1", .first), ("1.9", .classic), ("1.10.3", .classic), ("1", .classic),
        ("2", .current), ("2.1", .current), ("3.0", nil), ("", nil), ("x.1", nil), ("1.x", nil),
    ])
    func `The Beagle version in kennel.json overrides the one found in the sources`(
        _ version: String, _ era: BeagleEra?
    ) {
        #expect(BeagleEra(version: version) == era)
    }

    @Test func `A Beagle 1.0 navigation controller type also gets a closure that creates it`() {
        let head = "import BeagleLegacy; "
        let (text, remarks) = translate("import Beagle; func f() { all.navigationControllerType = Own.self; g() }")
        #expect(
            text == head
                + "func f() { all.navigationControllerType = Own.self; all.makeNavigationControllers { Own() }; g() }")
        #expect(remarks.isEmpty)
        let within = "class D: BeagleDependencies { func f() { navigationControllerType = Own.self } }"
        #expect(
            translate("import Beagle; \(within)").text
                == head + "class D: BeagleDependencies { func f() { navigationControllerType = Own.self; "
                + "makeNavigationControllers { Own() } } }")
        let told = translate("import Beagle; func f() { all.navigationControllerType = type }").remarks
        #expect(told.count == 1 && told[0].contains("registerDefaultNavigationController"))
    }

    @Test func `Cell classes get the required initialiser by which lists create cells`() {
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
            class G: MKMarkerAnnotationView {
                override init(annotation: MKAnnotation?, reuseIdentifier: String?) {}
            }
            """)
        #expect(
            text == """
                class A: B { required init(frame: CGRect) { super.init(frame: frame) } }
                class B: UICollectionViewCell { public required init(frame: CGRect) { super.init(frame: frame) } }
                class C: UITableViewCell {
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                 required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError("init(style:reuseIdentifier:) is not implemented") }; }
                class D: UITableViewCell { required init(style: CellStyle, reuseIdentifier: String?) {} }
                class E: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
                class F: UITableViewHeaderFooterView {}
                class G: MKMarkerAnnotationView {
                    required init(annotation: MKAnnotation?, reuseIdentifier: String?) {}
                }
                """)
    }

    @Test func `A member of an extension that a subclass overrides is moved into the class`() {
        let (text, remarks) = translate(
            """
            class Notes: UIViewController {
            }
            extension Notes: UITextViewDelegate {
                func textViewDidChange(_ t: UITextView) {}
                func plain(_ t: UITextView) {}
                private func own() {}
                var note: Int { 1 }
            }
            extension Shared { func draw() {} }
            class Middle: Notes {}
            """,
            beside:
                "class First: Middle { override func textViewDidChange(_ t: UITextView) {}; override func own() {} }",
            "class Last: Notes { override var note: Int { 2 }; override func plain(_ t: Int, _ u: Int) {} }",
            "class Shared {}",
            "class Drawn: Shared { override func draw() {} }")
        let (begin, end) = (text.range(of: "class Notes")?.upperBound, text.range(of: "extension Notes")?.lowerBound)
        let body = begin.flatMap { begin in end.map { text[begin..<$0] } } ?? ""
        #expect(body.contains("func textViewDidChange") && body.contains("var note") && !body.contains("plain"))
        let rest = end.map { text[$0...] } ?? ""
        #expect(rest.contains("func plain") && rest.contains("func own") && !rest.contains("func textViewDidChange"))
        #expect(remarks.isEmpty)
    }

    @Test func `An override in an extension of another file is compiled in the class, with the imports of its file`() {
        let owner = SourceText(path: "/app/Note.swift", text: "import Foundation\nclass Note: NSObject {\n}\n")
        let other = SourceText(
            path: "/app/More.swift",
            text:
                "import Combine\nextension Note {\n    override var description: String { UUID().uuidString }\n    func keep() {}\n}\n"
        )
        let translator = Translator(Survey([owner, other]))
        let (first, second) = (translator.translate(owner), translator.translate(other))
        #expect(first.classes == ["Note"] && second.moved.map(\.owner) == ["Note"] && second.remarks.isEmpty)
        #expect(!second.text.contains("override var description") && second.text.contains("func keep()"))
        let text = translator.translate(owner, receiving: second.moved).text
        #expect(text.contains("import Combine") && text.contains("#sourceLocation(file: \"/app/More.swift\", line: 3)"))
        #expect(text.contains("    override var description: String { _uid()") && text.contains("import UIKit"))
        #expect(text.hasSuffix("#sourceLocation(file: \"/app/Note.swift\", line: 3)\n}\n"))
    }

    @Test func `An override moved to another file has its extension's access, and keeps private names in its file`() {
        let owner = SourceText(path: "/app/Note.swift", text: "open class Note: NSObject {\n}\n")
        let other = SourceText(
            path: "/app/More.swift",
            text: """
                public extension Note {
                    override var description: String { line(2) }
                    override func isEqual(_ object: Any?) -> Bool { object is Note }
                    override open func copy() -> Any { line(3) }
                }
                private func line(_ count: Int) -> String { "\\(count)" }
                """)
        let translator = Translator(Survey([owner, other]))
        let moved = translator.translate(other)
        #expect(moved.text.contains("var description_here: String { line(2) }"))
        #expect(moved.text.contains("open func copy_here() -> Any { line(3) }") && !moved.text.contains("isEqual"))
        let text = translator.translate(owner, receiving: moved.moved).text
        #expect(text.contains("public override var description: String { description_here }"))
        #expect(text.contains("public override func isEqual(_ object: Any?) -> Bool { object is Note }"))
        #expect(text.contains("    override open func copy() -> Any { copy_here() }"))
    }

    @Test func `What an extension adds to a protocol stays there, although classes override a method of its name`() {
        let (text, _) = translate(
            """
            extension Source { func begin(_ step: Int) { begin() } }
            """, beside: "protocol Source { func begin() }", "class Plain: Source { func begin(_ step: Int) {} }",
            "class Other: Plain { override func begin(_ step: Int) {} }")
        #expect(text.contains("extension Source { func begin(_ step: Int) { begin() } }"))
    }

    @Test func `Overrides in extensions of UIKit's classes are called by the member that they override`() {
        let (text, remarks) = translate(
            """
            extension UIView {
                @objc func prepare(for step: Int) -> Bool { true }
                @objc var parts: [UIView] { subviews }
                @objc func plain() {}
            }
            extension UIControl { override func prepare(for step: Int) -> Bool { super.prepare(for: step) } }
            """,
            beside: "extension UIButton { override func prepare(for step: Int) -> Bool { super.prepare(for: 1) } }",
            "extension UIStackView { override var parts: [UIView] { arrangedSubviews } }")
        #expect(
            text.contains("func prepare_UIView(for step: Int) -> Bool { true }") && text.contains("func plain() {}"))
        #expect(text.contains("func prepare_UIControl(for step: Int) -> Bool { self .prepare_UIView(for: step) }"))
        #expect(
            text.contains(
                "extension UIView { func prepare(for step: Int) -> Bool { switch self { "
                    + "case let o as UIButton: return o.prepare_UIButton(for: step); "
                    + "case let o as UIControl: return o.prepare_UIControl(for: step); "
                    + "default: return prepare_UIView(for: step) } } }"))
        #expect(
            text.contains(
                "extension UIView { var parts: [UIView] { switch self { case let o as UIStackView: return "
                    + "o.parts_UIStackView; default: return parts_UIView } } }"))
        #expect(remarks.isEmpty)
        let button = translate(
            "extension UIButton { override func prepare(for step: Int) -> Bool { super.prepare(for: 1) } }",
            beside: "extension UIView { func prepare(for step: Int) -> Bool { true } }",
            "extension UIControl { override func prepare(for step: Int) -> Bool { false } }")
        #expect(
            button.text.contains("func prepare_UIButton(for step: Int) -> Bool { self .prepare_UIControl(for: 1) }"))
    }

    @Test func `Overrides of an extension's member in classes are called by that member`() {
        let (text, remarks) = translate(
            """
            extension UIView { @objc func prepare() -> Bool { true } }
            class Card: UIImageView { override func prepare() -> Bool { super.prepare() } }
            class Wide: Card { override func prepare() -> Bool { super.prepare() && isHidden } }
            class Other: UIView { override func layoutSubviews() {} }
            public typealias Canvas = UILabel
            extension Canvas { @objc func kind() -> Int { 1 } }
            class Note: Canvas { override func kind() -> Int { 2 } }
            """)
        #expect(
            text.contains("func prepare_Card() -> Bool { self .prepare_UIView() }")
                && text.contains("override func prepare_Card() -> Bool { super.prepare_Card() && isHidden }")
                && text.contains("override func layoutSubviews() {}"))
        #expect(
            text.contains(
                "func prepare() -> Bool { switch self { case let o as Card: return o.prepare_Card(); "
                    + "default: return prepare_UIView() } }"))
        #expect(
            text.contains("func kind_Note() -> Int { 2 }") && text.contains("case let o as Note: return o.kind_Note()"))
        #expect(remarks.isEmpty)
    }

    @Test func `A segue can be created by its class`() {
        let (text, _) = translate(
            "class Fade: UIStoryboardSegue { override init(identifier: String?, source: UIViewController, "
                + "destination: UIViewController) {} }\nclass Plain: UIStoryboardSegue {}")
        #expect(
            text.contains("{ required init(identifier: String?") && text.contains("class Plain: UIStoryboardSegue {}"))
    }

    @Test func `A text of Core Foundation is passed on as an object, and its types are imported`() {
        let (text, _) = translate(
            "import Foundation\nlet a = Unmanaged.passRetained(name as CFString), b = name as CFString")
        #expect(text.contains("Unmanaged.passRetained(name as NSString), b = name as CFString"))
        #expect(text.contains("import Foundation; import UIKit"))
    }

    @Test func `Classes for other systems are not those of the phone`() {
        let platform = """
            #if os(iOS) || os(tvOS)
            open class Canvas: UIView {}
            #endif
            #if os(OSX)
            open class Canvas: NSView {}
            #endif
            """
        let touches = """
            #if canImport(UIKit)
            extension Canvas { open func begin() { one() } }
            #endif
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
            extension Canvas { open func begin() { two() } }
            #endif
            """
        let files = [
            SourceText(path: "/app/A.swift", text: platform), SourceText(path: "/app/B.swift", text: touches),
            SourceText(path: "/app/C.swift", text: "class Chart: Canvas { override func begin() {} }"),
        ]
        let survey = Survey(files)
        let translator = Translator(survey)
        let moved = translator.translate(files[1]).moved
        #expect(moved.count == 1 && moved.first?.text.contains("open func begin() { one() }") == true)
        #expect(translator.translate(files[0]).classes == ["Canvas"])
    }

    @Test func `The name of an object's class is asked for, and older names are kept as names of variables`() {
        let (text, _) = translate(
            """
            let a = type(of: object).description(), b = type(of: object).description
            func go() {
                if let childViewControllers = owner?.childViewControllers { show(childViewControllers.count) }
                show(childViewControllers.count)
            }
            """)
        #expect(text.contains("let a = _className(type(of: object))             , b = type(of: object).description"))
        #expect(
            text.contains(
                "if let childViewControllers = owner?.children             { show(childViewControllers.count) }"))
        #expect(text.contains("\n    show(children            .count)"))
    }

    @Test func `A class protocol of Objective-C is not made one twice`() {
        let (text, _) = translate("@objc protocol A: AnyObject {}\n@objc protocol B {}\n@objc protocol C: B {}")
        #expect(text.contains("protocol A: AnyObject {}") && text.contains("protocol B: AnyObject {}"))
        #expect(text.contains("protocol C: B, AnyObject {}"))
    }

    @Test func `The bundle of a module is the app's, and types of blocks lose their convention`() {
        let (text, _) = translate(
            """
            let a = UIImage(named: "a", in: .module, with: nil), b = Bundle.module, c = Kit.module
            typealias Block = @convention(block) (UIView) -> Void
            typealias Method = @convention(c) (AnyObject, Selector) -> Void
            typealias Callback = @convention(c) (OpaquePointer?) -> Int32
            """)
        #expect(text.contains("in: .main  , with: nil), b = Bundle.main  , c = Kit.module"))
        #expect(
            text.components(separatedBy: "@convention").count == 2 && text.contains("@convention(c) (OpaquePointer?)"))
    }

    @Test func `Controllers can be created from nibs by their metatypes`() {
        let (text, remarks) = translate(
            """
            import UIKit
            extension UIViewController {
                static func fromNib() -> Self {
                    func make<Screen: UIViewController>() -> Screen { Screen.init(nibName: "a", bundle: nil) }
                    return self.init(nibName: nil, bundle: nil)
                }
            }
            class First: UIViewController { let a = 1 }
            final class Second: First {}
            class Third: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }
            class Fourth: UIView {}
            """)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[3].hasSuffix(#"{ _fromNib   (Screen.self, nibName: "a", bundle: nil) }"#))
        #expect(lines[4].hasSuffix("return _fromNib (self, nibName: nil, bundle: nil)"))
        let body =
            "{ super.init(nibName: n, bundle: b) }; required init?(coder: NSCoder) { super.init(coder: coder) }; }"
        #expect(
            lines[7]
                == "class First: UIViewController { let a = 1 ; required override init(nibName n: String?, bundle b: Bundle?) "
                + body)
        #expect(lines[8].hasPrefix("final class Second: First { required init(nibName n: String?, bundle b: Bundle?)"))
        #expect(lines[9] == "class Third: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }")
        #expect(lines[10] == "class Fourth: UIView {}")
        #expect(text.contains("extension First: NibCreatable {}") && !text.contains("extension Second"))
        #expect(!text.contains("Third: NibCreatable") && remarks.isEmpty)
    }

    @Test func `Controllers keep their initializers in a module that creates none by a metatype`() {
        let (text, _) = translate(
            """
            class First: UIViewController { convenience init() { self.init(nibName: nil, bundle: nil) } }
            class Second: UIViewController {}
            let second = Second.init(nibName: nil, bundle: nil), third = Second(nibName: nil, bundle: nil)
            """)
        #expect(!text.contains("required") && !text.contains("_fromNib"))
    }

    @Test func `A class that overrides touch methods declares so once, also for extension overrides`() {
        let (text, _) = translate(
            """
            class Pad: UIView {
                override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}
                override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {}
            }
            public class Knob: UIControl { override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true } }
            class Twirl: UIGestureRecognizer {
                override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {}
            }
            class Still: UIView { func touchesBegan() {} }
            """)
        #expect(
            text == """
                class Pad: UIView {
                    override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}
                    override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {}
                 override class var handlesTouches: Bool { true }; }
                public class Knob: UIControl { override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true } ; override public class var handlesTouches: Bool { true }; }
                class Twirl: UIGestureRecognizer {
                    override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {}
                }
                class Still: UIView { func touchesBegan() {} }
                """)
        let moved = translate(
            """
            class Desk: UIViewController {}
            extension Desk { override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { view.endEditing(true) } }
            """
        ).text
        let declaration = "override class var handlesTouches: Bool { true }"
        #expect(moved.components(separatedBy: declaration).count == 2)
    }

    @Test func `Rows that a data source deletes or moves are editable and movable unless it says otherwise`() {
        let (text, _) = translate(
            """
            class A: UITableViewController {
                override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
            }
            class B: A {
                override func tableView(_ t: UITableView, moveRowAt p: IndexPath, to q: IndexPath) {}
                override func tableView(_ t: UITableView, canMoveRowAt p: IndexPath) -> Bool { p.row > 0 }
            }
            class C: NSObject {}
            extension C: UITableViewDataSource {
                public func tableView(_ t: UITableView, moveRowAt p: IndexPath, to q: IndexPath) {}
            }
            class D: UITableViewDiffableDataSource<Int, Int> {
                override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
            }
            """)
        #expect(
            text == """
                class A: UITableViewController {
                    override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
                 override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }; }
                class B: A {
                    override func tableView(_ t: UITableView, moveRowAt p: IndexPath, to q: IndexPath) {}
                    override func tableView(_ t: UITableView, canMoveRowAt p: IndexPath) -> Bool { p.row > 0 }
                }
                class C: NSObject {}
                extension C: UITableViewDataSource {
                    public func tableView(_ t: UITableView, moveRowAt p: IndexPath, to q: IndexPath) {}
                 public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }; }
                class D: UITableViewDiffableDataSource<Int, Int> {
                    override func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
                }
                """)
    }

    @Test func `Objective-C protocols become class protocols, and optional methods get empty defaults`() {
        let (text, remarks) = translate(
            """
            @objc protocol P { @objc optional func changed(_ a: Int, to b: String) }
            @objc protocol Q: P { @objc optional func count() -> Int }
            func tell(p: P?) { p?.changed?(1, to: "") }
            """)
        #expect(
            text == """
                      protocol P: AnyObject {                func changed(_ a: Int, to b: String) }
                      protocol Q: P, AnyObject {                func count() -> Int? }
                func tell(p: P?) { p?.changed (1, to: "") }
                extension P { func changed(_ _: Int, to _: String) {} }
                extension Q { func count() -> Int? { nil } }

                """)
        #expect(remarks.isEmpty)
    }

    @Test func `Callers see whether an optional member with a result is there`() {
        let (text, remarks) = translate(
            """
            @objc public protocol P {
                @objc optional func width(_ a: Int, of b: Int) -> Double; @objc optional var size: any Sized { get }
                @objc optional func name() -> String?
            }
            class A: P { public func width(_ a: Int, of b: Int) -> Double { 1 }; var size: any Sized { s } }
            extension B { func width(_ a: Int, of b: Int) -> Double { 2 } }
            class C: A { override func width(_ a: Int, of b: Int) -> Double { 3 } }
            class D { func width(_ a: Int, of b: Int) -> Double { 4 } }
            func f(p: P) { let a = p.width?(1, of: 2) ?? 3, b = p.size ?? s, c = p.size?.d; if p.size != nil { p.size } }
            """, beside: "class B: P {}")
        let second = "@_disfavoredOverload public func width(_ a: Int, of b: Int) -> Double? { .some(width(a, of: b)) }"
        #expect(text.contains("func width(_ a: Int, of b: Int) -> Double?;"))
        #expect(text.contains("var sizeIfAny: (any Sized)? { get }"))
        #expect(
            text.contains(
                "-> Double { 1 }; \(second); var size: any Sized { s }; var sizeIfAny: (any Sized)? { size } }"))
        #expect(text.contains("-> Double { 2 }; \(second.replacing("public ", with: "")) }"))
        #expect(text.contains("-> Double { 3 } }") && text.contains("-> Double { 4 } }"))
        #expect(text.contains("p.width (1, of: 2) ?? 3, b = p.sizeIfAny ?? s, c = p.sizeIfAny?.d;"))
        #expect(text.contains("if p.sizeIfAny != nil { p.size }"))
        #expect(text.contains("extension P { public func width(_ _: Int, of _: Int) -> Double? { nil } }"))
        #expect(text.contains("extension P { public var sizeIfAny: (any Sized)? { nil } }"))
        #expect(text.contains("extension P { public func name() -> String? { nil } }"))
        #expect(remarks.isEmpty)
    }

    @Test func `What NSObject conforms to, classes that are none here conform to as well`() {
        let (text, _) = translate(
            """
            extension NSObject: Own, Other {}
            extension NSObject: Told { func f() {} }
            func f<P: Proxy>(_ p: P) where P.Delegate: AnyObject, P.Parent: AnyObject { p === P.now(for: o) }
            """)
        for name in ["NotificationCenter", "FileManager", "ProcessInfo"] {
            #expect(text.contains("extension \(name): Own, Other {}") && !text.contains("extension \(name): Told"))
        }
        #expect(
            text.contains("where P.Delegate: Any      , P.Parent: AnyObject { p === P.now(for: o) as AnyObject? }"))
    }

    @Test func `An optional value of an Objective-C protocol's type conforms to it`() {
        let (text, _) = translate(
            "@objc protocol Told {}\nprotocol Other {}\nfunc f(_ a: some Told, b: (some Told)?, c: some Other) {}")
        #expect(text.contains("func f(_ a: some Told, b: (any  Told)?, c: some Other) {}"))
    }

    @Test func `Properties for accessibility of objects that are no views are their own`() {
        let (text, _) = translate(
            """
            class A: NSObject { override var accessibilityLabel: String? { didSet {} } }
            class B: A { override var accessibilityLabel: String? { didSet {} } }
            class C: UIView { override var accessibilityLabel: String? { didSet {} } }
            """)
        #expect(text.contains("class A: NSObject {          var accessibilityLabel"))
        #expect(text.contains("class B: A { override var") && text.contains("class C: UIView { override var"))
    }

    @Test func `An object of a generic parameter's class is made by its class`() {
        let (text, _) = translate(
            """
            struct A<Content: UIView> { func f() { a(Content()); a(Content.init(), Own()) } }
            extension A { func g<T>() where T: UIViewController { b(T(), Content()) } }
            func h<T: Decodable, U: UILabel>(_ t: T) { c(T(), U(frame: x), U(t: x)) }
            """)
        #expect(text.contains("a(_make  (Content.self)); a(_make       (Content.self), Own())"))
        #expect(text.contains("b(_make(T.self), _make  (Content.self))"))
        #expect(text.contains("c(T(), _make(U.self, frame: x), U(t: x))"))
    }

    @Test func `Random numbers of C are the session's`() {
        let (text, _) = translate(
            "let a = arc4random_uniform(6), b = arc4random() % 2, c = drand48(), d = Glibc.random(), e = x.random()")
        #expect(text.contains("a = _random           (6), b = _random   () % 2, c = _randomFraction(),"))
        #expect(text.contains("d = _randomWord (), e = x.random(using: &sessionRandom)"))
    }

    @Test func `Methods that Foundation's classes have by extensions are not overridden`() {
        let (text, _) = translate(
            """
            class A: NSObject, Told { override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
                override func forwardingTarget(for s: Selector!) -> Any? { nil } }
            class B: A { override func responds(to s: Selector!) -> Bool { false } }
            class C: NumberFormatter { override func getObjectValue(_ o: O, for s: String, range r: R) throws {} }
            class D: Proxy { override func responds(to s: Selector!) -> Bool { false } }
            """)
        #expect(text.contains("class A: NSObject, Told, MessageForwarding {          func responds"))
        #expect(text.contains("             func forwardingTarget(for"))
        #expect(text.contains("class B: A { override func responds"))
        #expect(text.contains("NumberFormatter {          func getObjectValue"))
        #expect(text.contains("class D: Proxy { override func responds"))
    }

    @Test func `Conditions for iOS are true, and key paths become strings`() {
        let (text, remarks) = translate(
            """
            #if os(iOS) && !targetEnvironment(simulator)
            let a = #keyPath(Person.friend.name), b = 1
            #endif
            """)
        #expect(
            text == """
                #if true    && !true                        
                let a = "friend.name"               , b = 1
                #endif
                """)
        #expect(remarks.isEmpty)
    }

    @Test func `Key-value observation uses property names, and dynamic properties notify by themselves`() {
        let (text, remarks) = translate(
            #"""
            class Till: NSObject {
                @objc dynamic var cents = 0
                @objc dynamic var name: String? { didSet { show() } }
                dynamic var all: Int { get { 1 } set { use(newValue) } }
                @objc dynamic var a = 1, b = 2
                override func observeValue(forKeyPath k: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    super.observeValue(forKeyPath: k, of: object, change: change, context: context)
                }
            }
            class Screen: UIViewController {
                override func observeValue(forKeyPath k: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
            }
            let c = a.observe(\.b, options: [.new]) { _, _ in }, d = a.observe(\Till.b.c) { _, _ in }, e = a.observe(\.b, with: f)
            a.publisher(for: \.b)
            """#)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(
            lines[1].hasSuffix(
                #"var cents = 0 { willSet { _keyWillChange(self, "cents", cents) } didSet { _keyChanged(self, "cents", "#
                    + "oldValue, cents) } }"))
        #expect(
            lines[2].hasSuffix(
                #"{ didSet { defer { _keyChanged(self, "name", oldValue, name) };  show() }  willSet { "#
                    + #"_keyWillChange(self, "name", name) } }"#))
        #expect(
            lines[3].hasSuffix(
                #"set { _keyWillChange(self, "all", all); let _old = self.all; defer { _keyChanged(self, "all", _old, "#
                    + "all) };  use(newValue) } }"))
        #expect(lines[5].hasPrefix("             func observeValue"))
        #expect(lines[6].trimmingCharacters(in: .whitespaces) == "()")
        #expect(lines[10].hasPrefix("    override func observeValue"))
        #expect(
            lines[12]
                == #"let c = a.observe(\.b, named: "b", options: [.new]) { _, _ in }, d = a.observe(\Till.b.c, "#
                + #"named: "b.c") { _, _ in }, e = a.observe(\.b, with: f)"#)
        #expect(lines.contains("extension Till: KeyValueObserver {}") && !text.contains("extension Screen:"))
        #expect(lines[13] == #"a.publisher(for: \.b, named: "b")"#)
        #expect(remarks.map { String($0.prefix(17)) } == ["/app/A.swift:5:5:"])
    }

    @Test(arguments: [
        "let p = NSPredicate(format: \"SELF MATCHES %@\", x)", "let s = NSSortDescriptor(key: \"a\", ascending: true)",
    ])
    func `Predicates and sort descriptors get the import in which they are`(line: String) {
        let (text, remarks) = translate("import Foundation\n\(line)")
        #expect(text.contains("import Foundation; import UIKit\n") && remarks.isEmpty)
    }

    @Test func `Timers use the session's clock, and a missing import is added before the file`() {
        let source = SourceText(
            path: "/a", text: "let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
        #expect(
            Translator(Survey([source])).translate(source).text == """
                import UIKit
                #sourceLocation(file: "/a", line: 1)
                let t = Timer.sessionTimer  (withTimeInterval: 1, repeats: true) { _ in }
                """)
    }

    @Test func `The locale is that of the session's device, and code keeps its column`() {
        let (text, _) = translate(
            "let a = Locale.current.identifier, b = Locale.preferredLanguages.first, c = Place.current")
        #expect(text == "let a = Locale.session.identifier, b = Locale.sessionLanguages  .first, c = Place.current")
    }

    @Test func `Calendars and time zones are those of the session's device`() {
        let (text, _) = translate(
            """
            let a = Calendar.current.component(.hour, from: b), c = TimeZone.autoupdatingCurrent, d = NSTimeZone.local
            let e = Calendar(identifier: .gregorian), f: TimeZone = .current, g: Place = .current
            NSTimeZone.default = c
            formatter.timeZone = .current; formatter.place = .current; formatter.locale = .autoupdatingCurrent
            let h = DateComponents(calendar: .current, timeZone: .current, year: 1), i = Stops(calendars: 2)
            func k(in calendar: Calendar = .current, at place: Place = .current) {}
            """)
        #expect(
            text == """
                let a = Calendar.session.component(.hour, from: b), c = TimeZone.session            , d = TimeZone.session
                let e = Calendar.session(identifier: .gregorian), f: TimeZone = .session, g: Place = .current
                NSTimeZone.default = c
                formatter.timeZone = .session; formatter.place = .current; formatter.locale = .session            
                let h = DateComponents(calendar: .session, timeZone: .session, year: 1), i = Stops(calendars: 2)
                func k(in calendar: Calendar = .session, at place: Place = .current) {}
                """)
    }

    @Test func `Formats of dates and numbers are those of the session's device`() {
        let (text, _) = translate(
            """
            let a = date.formatted(.dateTime.day().month()), b = date.formatted(date: .long, time: .omitted)
            let c = price.formatted(.currency(code: "BRL")), d = ratio.formatted(.percent.precision(.fractionLength(1)))
            let e = column.formatted(as: .number), f = kind(.dateTime), g = date.formatted(own(.dateTime))
            """)
        let lines = text.split(separator: "\n").map { $0.replacing(/\ +,/, with: ",") }
        #expect(
            lines == [
                "let a = date.formatted(.sessionDateTime.day().month()), "
                    + "b = date.sessionFormatted(date: .long, time: .omitted)",
                "let c = price.formatted(.currency(code: \"BRL\").locale(.session)), "
                    + "d = ratio.formatted(.percent.locale(.session).precision(.fractionLength(1)))",
                "let e = column.formatted(as: .number), f = kind(.dateTime), g = date.formatted(own(.dateTime))",
            ])
    }

    @Test func `Localised strings are in the session's language, and code keeps its column`() {
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

    @Test func `Constants of Swift 4 become members of their types`() {
        let (text, _) = translate(
            """
            let a = info[UIImagePickerControllerOriginalImage], b = kCAGravityResizeAspectFill, c = kCALineCapRound
            let d: RunLoopMode = .commonModes, e = UIAccessibilityTraitNotEnabled, f = UIEdgeInsetsZero
            """)
        #expect(
            text == """
                let a = info[UIImagePickerController.InfoKey.originalImage], b = CALayerContentsGravity.resizeAspectFill, c = CAShapeLayerLineCap.round
                let d: RunLoop.Mode = .common     , e = UIAccessibilityTraits.notEnabled, f = UIEdgeInsets.zero
                """)
    }

    @Test func `Swift 4 names become current ones, unless the project declares them itself`() {
        let (text, _) = translate(
            """
            func f(_ a: UIApplicationLaunchOptionsKey?, _ b: [NSAttributedStringKey: Any], _ c: UILayoutConstraintAxis, _ d: UIAlertActionStyle) {}
            let e = UIControlEvents.touchUpInside, f: CGFloat = UITableViewAutomaticDimension, g = info[UIKeyboardFrameEndUserInfoKey]
            center.addObserver(forName: .UIKeyboardWillShow, object: nil, queue: nil, using: Notification.Name.UIApplicationDidBecomeActive, NSNotification.Name.UITextFieldTextDidChange)
            let h = [NSForegroundColorAttributeName: UIColor.white], i = CountableRange(days(in: week)!)
            view.bringSubview(toFront: a); child.didMove(toParentViewController: self); addChildViewController(child)
            class A: UIViewController {
                override func willMove(toParentViewController parent: UIViewController?) { childViewControllers.first?.removeFromParentViewController() }
            }
            """, beside: "enum UIAlertActionStyle {}")
        #expect(
            text == """
                func f(_ a: UIApplication.LaunchOptionsKey?, _ b: [NSAttributedString.Key: Any], _ c: NSLayoutConstraint.Axis, _ d: UIAlertActionStyle) {}
                let e = UIControl.Event.touchUpInside, f: CGFloat = UITableView.automaticDimension, g = info[UIResponder.keyboardFrameEndUserInfoKey]
                center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil, using: UIApplication.didBecomeActiveNotification     , UITextField.textDidChangeNotification       )
                let h = [NSAttributedString.Key.foregroundColor: UIColor.white], i =               (days(in: week)!)
                view.bringSubviewToFront(         a); child.didMove(toParent              : self); addChild              (child)
                class A: UIViewController {
                    override func willMove(toParent               parent: UIViewController?) { children            .first?.removeFromParent              () }
                }
                """)
    }

    @Test func `XML parsing imports FoundationXML`() {
        #expect(
            translate("import Foundation\nclass A: NSObject, XMLParserDelegate {}").text
                == "import Foundation; import FoundationXML\nclass A: NSObject, XMLParserDelegate {}")
    }

    @Test func `Importing Core Data also imports Foundation`() {
        #expect(translate("import CoreData\nlet a: URL").text == "import CoreData; import Foundation\nlet a: URL")
        #expect(translate("import CoreData\nimport UIKit").text == "import CoreData\nimport UIKit")
    }

    @Test func `Combine is kept and imports Foundation, and a project's own key path publishers stay`() {
        let text = "import Combine\nlet a = RunLoop.main, b = c.publisher(for: .d), e: URLSession.DataTaskPublisher"
        let (translated, remarks) = translate(text)
        #expect(
            translated
                == "import Combine; import Foundation; import FoundationNetworking; import UIKit\n"
                + "let a = SessionRunLoop.main, b = c.publisher(for: .d), e: SessionURLSession.DataTaskPublisher")
        #expect(remarks.isEmpty)
        let own = "func publisher<V>(for path: KeyPath<State, V>) -> Int { 1 }"
        #expect(translate("let a = store.publisher(for: \\.b)", beside: own).text.hasSuffix("(for: \\.b)"))
    }

    @Test(arguments: ["Foundation", "UIKit"])
    func `A file that names a type of Combine needs no import of its own`(module: String) {
        #expect(
            translate("import \(module)\nclass A: ObservableObject { @Published var b = 0 }").text
                == "import \(module); import Combine\nclass A: ObservableObject { @Published var b = 0 }")
        #expect(translate("import \(module)\nlet a = 0").text == "import \(module)\nlet a = 0")
    }

    @Test func `An attributed string without arguments is empty`() {
        for type in ["NSAttributedString", "NSMutableAttributedString"] {
            #expect(translate("let a = \(type)()").text == "let a = \(type)(string: \"\")")
            #expect(translate("let a = \(type)(string: b)").text == "let a = \(type)(string: b)")
        }
    }

    @Test func `A submodule of Foundation is imported as Foundation`() {
        let text = translate("import Foundation.NSData\nlet a: Data").text
        #expect(text.hasPrefix("import Foundation ") && !text.contains("NSData"))
    }

    @Test func `Time and random numbers are the session's`() {
        let (text, _) = translate(
            """
            let a = Date(), b = Date(timeIntervalSinceNow: 5), c = Date(timeIntervalSince1970: 5), d = UUID(uuidString: s)
            let e = UUID().uuidString, f = Int.random(in: 1...6), g = list.shuffled().randomElement()
            let h = Int.random(in: 1...6, using: &own), i = Date.now, j = Bool.random()
            let k = CFAbsoluteTimeGetCurrent(), l = CACurrentMediaTime()
            """)
        #expect(
            text == """
                let a = _now(), b = _now(timeIntervalSinceNow: 5), c = Date(timeIntervalSince1970: 5), d = UUID(uuidString: s)
                let e = _uid().uuidString, f = Int.random(in: 1...6, using: &sessionRandom), g = list.shuffled(using: &sessionRandom).randomElement(using: &sessionRandom)
                let h = Int.random(in: 1...6, using: &own), i = _now()  , j = Bool.random(using: &sessionRandom)
                let k = _absoluteTime           (), l = _mediaTime        ()
                """)
    }

    @Test(
        "Requests, tasks, queues, run loops and settings are the session's",
        arguments: [
            ("let s: URLSession = .shared", "let s: SessionURLSession = .shared"),
            ("extension URLSession: Asking {}", "extension SessionURLSession: Asking {}"),
            (
                "URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()",
                "SessionURLSession.shared.dataTask(with: url) { _, _, _ in }.resume()"
            ),
            ("x.URLSession = 1; var t: URLSessionTask?", "x.URLSession = 1; var t: URLSessionTask?"),
            (
                "URLCache.shared = URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: nil)",
                "SessionURLCache.shared = SessionURLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: nil)"
            ),
            (
                "func f(cache: URLCache = .shared) { let c: URLCache? = .init(memoryCapacity: 1, diskCapacity: 2) }",
                "func f(cache: URLCache = SessionURLCache.shared) { let c: URLCache? = SessionURLCache.init(memoryCapacity: "
                    + "1, diskCapacity: 2) }"
            ),
            ("class Cache: URLCache { let c: URLCache }", "class Cache: SessionURLCache { let c: URLCache }"),
            ("UserDefaults.standard.set(1, forKey: a)", "SessionDefaults.standard.set(1, forKey: a)"),
            ("t = Task(priority: .low) { go() }", "t = Task.ofSession(priority: .low) { go() }"),
            (
                "Task<Void, Never> { @MainActor [weak self] in go() }",
                "Task<Void, Never>.ofSession {            [weak self] in go() }"
            ),
            (
                "Task.detached { try await Task.sleep(nanoseconds: 1) }",
                "Task.ofSession { try await Task.sessionSleep(nanoseconds: 1) }"
            ),
            ("Task(title: 1); Task.isCancelled", "Task(title: 1); Task.isCancelled"),
            (
                "await MainActor.run { go() }; var f: @MainActor () -> Void",
                "await SessionMainActor.run { go() }; var f:            () -> Void"
            ),
            ("DispatchQueue.main.sync { go() }", "MainQueue.sync { go() }"),
            (
                "extension DispatchQueue { func run(work: @escaping () -> Void) { async(group: nil, execute: work) } }",
                "extension DispatchQueue { func run(work: @escaping () -> Void) { sessionAsync(group: nil, execute: work) } }"
            ),
            (
                "q.async(qos: .utility, flags: .barrier) { go() }",
                "q.sessionAsync(qos: .utility, flags: .barrier) { go() }"
            ),
            (
                "q.asyncAfter(deadline: t, qos: .utility) { go() }",
                "q.sessionAsyncAfter(deadline: t, qos: .utility) { go() }"
            ),
            ("q.async { go() }; q.async(execute: item)", "q.async { go() }; q.async(execute: item)"),
            (
                "try? Data(contentsOf: url, options: []); list.append(contentsOf: more)",
                "try? Data(contentsOf: _readAtOnce(url), options: []); list.append(contentsOf: more)"
            ),
            (
                "try String.init(contentsOf: url, encoding: .utf8); XMLParser(contentsOf: url)",
                "try String.init(contentsOf: _readAtOnce(url), encoding: .utf8); XMLParser(contentsOf: _readAtOnceIfThere(url))"
            ),
            (
                "image = try show(NSData(contentsOf: url, options: [])) { NSData(contentsOf: url) }",
                "image = try show(NSData(contentsOf: _readAtOnce(url), options: [])) { NSData(contentsOf: _readAtOnceIfThere(url)) }"
            ),
            ("q.async(title: 1, qos: 2) { go() }", "q.async(title: 1, qos: 2) { go() }"),
            ("Task.init(priority: .background) { go() }", "Task.ofSession(priority: .background) { go() }"),
            ("Task.immediate { await go() }", "Task.immediateOfSession { await go() }"),
            ("timer = Timer()", "timer = Timer.spent()"),
            ("let g = DispatchGroup(), w: DispatchWorkItem?", "let g = SessionGroup (), w: SessionWorkItem?"),
            ("OperationQueue.main.addOperation { go() }", "SessionOperationQueue.main.addOperation { go() }"),
            (
                "class Bake: Operation {}; let o: Operation = BlockOperation {}",
                "class Bake: SessionOperation {}; let o: SessionOperation = SessionBlockOperation {}"
            ),
            ("enum Operation { case bake }; let o: Operation?", "enum Operation { case bake }; let o: Operation?"),
            (
                "RunLoop.main.add(Timer(timeInterval: 1, repeats: true) { _ in }, forMode: .common)",
                "SessionRunLoop.main.add(Timer.waiting(timeInterval: 1, repeats: true) { _ in }, forMode: .common)"
            ),
        ])
    func means(written: String, translated: String) {
        let (text, remarks) = translate("import UIKit\n" + written)
        let line = text.split(separator: "\n").last.map(String.init) ?? ""
        // A shorter name is padded with blanks, so that the columns of the text after it do not change.
        #expect(line.split(separator: " ") == translated.split(separator: " "))
        #expect(remarks.isEmpty)
    }

    @Test func `Formatters use the locale of the session's device`() {
        let (text, _) = translate(
            "let a: NumberFormatter = NumberFormatter(), b = DateFormatter(), c = My.DateFormatter()")
        #expect(
            text == "let a: NumberFormatter = sessionNumbers (), b = sessionDates (), c = My.DateFormatter()")
    }

    @Test func `Comparison predicates and expressions are the session's, unless the project declares them`() {
        let (text, remarks) = translate(
            """
            import Foundation
            let a = (p as? NSComparisonPredicate)?.leftExpression, b: NSExpression = NSExpression(format: "1 + 2")
            let c = NSException(name: .rangeException, reason: nil)
            """)
        #expect(text.hasPrefix("import Foundation; import UIKit\n"))
        #expect(text.contains("p as? SessionComparisonPredicate)?.leftExpression"))
        #expect(text.contains("b: SessionExpression = SessionExpression(format"))
        #expect(text.contains("NSException(name") && remarks.isEmpty)
        #expect(translate("class NSExpression {}; let a = NSExpression()").text.hasSuffix("let a = NSExpression()"))
    }

    @Test func `String formatting with arguments selects plural forms`() {
        let (text, _) = translate(
            """
            let a = String(format: f, 1), b = String(format: "%d", arguments: [1]), c = String(format: f, locale: l, 1)
            let d = String.localizedStringWithFormat(f, 1), e = String(format: f), g = Other(format: f, 1)
            let h = NSString(format: f, 1), i = a.appendingFormat(f, 1), j = NSString(format: f, arguments: getVaList([]))
            """)
        #expect(
            text == """
                let a = String(forms : f, 1), b = String(forms : "%d", arguments: [1]), c = String(forms : f, locale: l, 1)
                let d = String.sessionStringWithFormat  (f, 1), e = String(format: f), g = Other(format: f, 1)
                let h = NSString(forms : f, 1), i = a.appendingForms (f, 1), j = NSString(format: f, arguments: getVaList([]))
                """)
    }

    @Test func `Formatters missing on Linux become the session's, unless the project has its own`() {
        let code = """
            let a = DateComponentsFormatter(), b: MeasurementFormatter, c = RelativeDateTimeFormatter(), d = DateIntervalFormatter()
            let e = DateFormatter.localizedString(from: f, dateStyle: .short, timeStyle: .none), g = PersonNameComponentsFormatter.Style.long
            """
        #expect(
            translate(code).text == """
                let a = SessionDateComponentsFormatter(), b: SessionMeasurementFormatter, c = RelativeDateTimeFormatter(), d = sessionIntervals     ()
                let e = DateFormatter.sessionString  (from: f, dateStyle: .short, timeStyle: .none), g = SessionPersonNameComponentsFormatter.Style.long
                """)
        #expect(translate(code, beside: "class MeasurementFormatter {}").text.contains("b: MeasurementFormatter"))
        let source = SourceText(path: "/app/A.swift", text: "import Foundation\nlet a = ListFormatter()")
        #expect(
            Translator(Survey([source])).translate(source).text.hasSuffix(
                "import Foundation; import UIKit\nlet a = ListFormatter()"))
    }

    @Test func `Any value can be a format argument, unless arguments are passed on to C`() {
        let code = """
            func f(_ a: CVarArg..., b: [CVarArg]) { NSLog("%@", date as CVarArg, c as! CVarArg, d as! Int) }
            struct Own: CVarArg {}
            """
        #expect(
            translate(code).text == """
                func f(_ a: Any    ..., b: [Any    ]) { sessionLog("%@", date as Any    , c as  Any    , d as! Int) }
                struct Own: CVarArg {}
                """)
        let kept = translate(code, beside: "let a = withVaList(b) { $0 }")
        #expect(kept.text.contains("date as CVarArg, c as! CVarArg"))
    }

    @Test func `A left-out file keeps its declarations, without bodies and unavailable types`() {
        let source = SourceText(
            path: "Store.swift",
            text: """
                import CoreData
                import Charming
                import UIKit
                protocol Storing { func save(_ sale: Sale) }
                final class Store: NSObject, Storing, NSFetchedResultsControllerDelegate {
                    static let shared = Store(), till = Till()
                    lazy var container: NSPersistentContainer = make()
                    private(set) var count: Int = load() { didSet { tell() } }
                    init(limit: Int = 3, in context: NSManagedObjectContext? = nil) {}
                    init(name: String) { self.name = name }
                    func save(_ sale: Sale) { try! context.save() }
                    func sales(then: @escaping ([Sale]) -> Void) throws -> [Sale] { [] }
                    func fetch(_ request: NSFetchRequest<Sale>) {}
                    override func copy() -> Any { self }
                    private let monitor = Monitor()
                    var isUp = true
                }
                class Sticker: UIView { override init(frame: CGRect) { super.init(frame: frame); stick() } }
                class Sale: NSManagedObject { @NSManaged var cents: Int32 }
                extension SaleEntity { func toDomain() -> Int { 1 } }
                class Till: UIViewController { init(_ store: Store) { super.init(nibName: nil, bundle: nil) } }
                struct Row: Equatable { let id: Int; var note: String?; var body: () -> Void = {} }
                func total(_ rows: [Row]) -> Int { 0 }
                """)
        let text = StandIn(Survey([source]), file: "Store.swift").text(for: source)
        #expect(
            text == """
                // Store.swift is left out by kennel.json.
                import UIKit
                import CoreData
                import UIKit
                protocol Storing {
                    func save(_ sale: Sale)
                }
                final class Store: NSObject, Storing {
                    static var shared: Store { Store() }
                    static var till: Till { Till() }
                    var count: Int { get { LeftOut.tell("Store.count", "Store.swift"); return 0 } set { LeftOut.tell("Store.count", "Store.swift") } }
                    init(name: String) {}
                    func save(_ sale: Sale) { LeftOut.tell("Store.save", "Store.swift") }
                    func sales(then: @escaping ([Sale]) -> Void) throws -> [Sale] { LeftOut.tell("Store.sales", "Store.swift"); return [] }
                    var isUp: Bool { get { LeftOut.tell("Store.isUp", "Store.swift"); return false } set { LeftOut.tell("Store.isUp", "Store.swift") } }
                }
                class Sticker: UIView {
                    override init(frame: CGRect) { super.init(frame: frame); LeftOut.cover(self, "Store.swift") }
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                }
                class Sale {
                    var cents: Int32 { get { LeftOut.tell("Sale.cents", "Store.swift"); return 0 } set { LeftOut.tell("Sale.cents", "Store.swift") } }
                    init() {}
                }
                class Till: UIViewController {
                    init(_ store: Store) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                    override func viewDidLoad() { super.viewDidLoad(); LeftOut.show(in: self, "Store.swift") }
                }
                struct Row: Equatable {
                    var id: Int { LeftOut.tell("Row.id", "Store.swift"); return 0 }
                    var note: String? { get { LeftOut.tell("Row.note", "Store.swift"); return nil } set { LeftOut.tell("Row.note", "Store.swift") } }
                    var body: () -> Void { get { LeftOut.stop("Row.body", "Store.swift") } set { LeftOut.tell("Row.body", "Store.swift") } }
                    init(id: Int, note: String? = nil, body: @escaping () -> Void = {}) {}
                }
                func total(_ rows: [Row]) -> Int { LeftOut.tell("total", "Store.swift"); return 0 }

                """)
    }

    @Test func `Left-out declarations are replaced only where they are used, directly or indirectly`() {
        func file(_ name: String, _ text: String) -> SourceText { SourceText(path: "/our/\(name).swift", text: text) }
        let left = [
            file("Unused", "class Unused {}"), file("Deep", "class Deep {}"),
            file("Store", "class Store { func deep() -> Deep { Deep() } }"),
            file("Drawn", "class Drawn: UIViewController {}"),
            file("More", "extension String { var shout: String { self } }"),
        ]
        let kept = [file("App", "let store = Store(); print(\"a\".shout)")]
        let found = StandIns(for: left, beside: kept, drawn: ["Drawn"]).files.map(\.path).sorted()
        #expect(found == ["Deep", "Drawn", "More", "Store"].map { "/our/\($0).swift" })
        #expect(StandIns(for: [], beside: kept).files.isEmpty)
    }

    @Test func `An override in an extension moves into the class and keeps its lines and columns`() {
        let (text, remarks) = translate(
            """
            class List: UITableViewController {
            }
            extension List: Hearing {
                @objc override func reload() {
                    send(NSLocalizedString("a", comment: ""))
                }
                func other() {}
            }
            extension UINavigationController { override open var childForStatusBarStyle: UIViewController? { nil } }
            """)
        #expect(
            text.hasPrefix(
                """
                class List: UITableViewController {

                #sourceLocation(file: "/app/A.swift", line: 4)
                          override func reload() {
                        send(sessionString    ("a", comment: ""))
                    }
                #sourceLocation(file: "/app/A.swift", line: 2)
                }
                extension List: Hearing {
                """))
        #expect(text.contains("\n    func other() {}\n}") && !text.contains("childForStatusBarStyle"))
        #expect(remarks.count == 1 && remarks[0].contains("this changes UINavigationController for the whole app"))
    }

    @Test func `Info.plist values and bundle files are those of the app`() {
        let (text, _) = translate(
            """
            let a = Bundle.main.infoDictionary?["k"], b = Bundle.main.bundleIdentifier, c = bundle.url(forResource: "a")
            let d = Bundle.main.object(forInfoDictionaryKey: "k"), e = bundle.path(forResource: "a", ofType: "json")
            let f = Bundle.main.url(forResource: "a", withExtension: "b", subdirectory: nil)
            let g = try? fm.contentsOfDirectory(atPath: Bundle.main.resourcePath!), h = mine.resourcePath
            """)
        #expect(
            text == """
                let a = Bundle.main.appInfo?["k"], b = Bundle.main.appIdentifier   , c = bundle.url(forResource: "a")
                let d = Bundle.main.object(forAppInfoKey       : "k"), e = bundle.path(ofAppFile  : "a", ofType: "json")
                let f = Bundle.main.url(ofAppFile  : "a", withExtension: "b", subdirectory: nil)
                let g = try? fm.contentsOfDirectory(atAppPath: Bundle.main.appPath!), h = mine.resourcePath
                """)
    }

    @Test func `Properties of the app's own types that have names of a bundle's are left alone`() {
        let (text, _) = translate(
            """
            class Build { static let now = Build(); let infoDictionary: [String: Any] = Bundle.main.infoDictionary ?? [:] }
            let a = Build.now.infoDictionary["k"], b = mainBundle.infoDictionary, c = any.bundleIdentifier
            """)
        #expect(text.contains("= Bundle.main.appInfo ") && text.contains("mainBundle.appInfo"))
        #expect(text.contains("Build.now.infoDictionary[\"k\"]") && text.contains("any.appIdentifier"))
    }

    @Test func `Directories are the session's, and a URLResponse without arguments is replaced`() {
        let (text, _) = translate(
            """
            let a = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0], b = NSTemporaryDirectory()
            let c = try fm.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            let d = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true), e = a ?? URLResponse()
            let f = FileManager.default.temporaryDirectory, g = mine.temporaryDirectory
            """)
        #expect(
            text.split(separator: "\n").map { $0.replacing(/[ ]+/, with: " ") } == [
                "let a = FileManager.default.urls(ofAppFolder: .documentDirectory, in: .userDomainMask)[0], "
                    + "b = _temporaryFolder ()",
                "let c = try fm.url(ofAppFolder: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)",
                "let d = _folders (.documentDirectory, .userDomainMask, true), e = a ?? _noResponse()",
                "let f = FileManager.default.appTemporaryDirectory, g = mine.temporaryDirectory",
            ])
    }

    @Test func `No padding is added before an operator, because a space would change the operator`() {
        #expect(
            translate("let a = Bundle.main.resourcePath!\nlet b = [Bundle.main.resourcePath]").text
                == "let a = Bundle.main.appPath!\nlet b = [Bundle.main.appPath     ]")
    }

    @Test func `An app's own NSNumber comparison is disfavoured against Foundation's`() {
        let own = "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }"
        let other = "func < (lhs: JSON, rhs: JSON) -> Bool { false }"
        #expect(translate("\(own)\n\(other)").text == "@_disfavoredOverload \(own)\n\(other)")
    }

    @Test func `Previews are removed, and the code after them stays on its line`() {
        let text = """
            class A {}
            #Preview("Shop") {
                Bundle.main.resourcePath
            }
            struct B_Previews: PreviewProvider {
                @objc static var previews: some View { Text("") }
            }
            struct C {}
            """
        #expect(
            translate(text).text.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
                == ["class A {}", "", "", "", "", "", "", "struct C {}"])
    }

    @Test func `Classes of one file that inherit from each other have tables of their own`() {
        let text = """
            import UIKit
            class Round: UIView {}
            extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }
            """
        let source = SourceText(path: "/app/A.swift", text: text)
        let done = Translator(Survey([source]), drawn: ["Round", "UIView"]).translate(source)
        #expect(done.tables == ["Round.interface_A_Round", "UIView.interface_A_UIView"])
    }

    @Test func `Inspectable properties of an extension of a UIKit class can be set by storyboards`() {
        let text = "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }"
        let source = SourceText(path: "/app/A.swift", text: text)
        #expect(
            Translator(Survey([source]), drawn: ["Round"]).translate(source).tables == ["UIView.interface_A_UIView"])
        #expect(Translator(Survey([source]), drawn: []).translate(source).tables.isEmpty)
    }

    @Test func `UserNotifications is imported where UIKit re-exports it on iOS`() {
        #expect(translate("import UIKit\nlet a = UNUserNotificationCenter.current()").0.contains("; import UserNot"))
        #expect(
            !translate("import UIKit\nstruct UNNotificationNote {}\nlet a = UNNotificationNote()").0.contains(
                "; import"))
    }

    @Test func `Security is imported where Foundation re-exports it on iOS`() {
        let text = translate("import Foundation\nlet a = [kSecClass: kSecClassGenericPassword]").0
        #expect(text.contains("import Foundation; import Security; import UIKit\n"))
    }

    @Test func `A file that names errors with codes sees the operator that matches them`() {
        let text = translate("import LocalAuthentication\nfunc f() { do {} catch LAError.userCancel {} }").0
        #expect(text.contains("; import UIKit"))
        #expect(!translate("import LocalAuthentication\nlet a = LAContext()").0.contains("UIKit"))
    }

    @Test func `Frameworks that an unsupported one re-exports are imported instead`() {
        let (text, remarks) = translate("import SpriteKit\nlet b = UIView(), c = UUID()")
        #expect(text.hasPrefix("import UIKit") && remarks.count == 1)
        #expect(translate("import CoreText\nlet a = 1").0.hasPrefix("import Foundation"))
    }

    @Test func `Frameworks that a supported one re-exports are imported beside it`() {
        let (text, remarks) = translate("import MapKit\nlet a = CLLocationManager(), b = UIView(), c = UUID()")
        #expect(text.hasPrefix("import MapKit; import CoreLocation; import UIKit\n") && remarks.isEmpty)
        #expect(
            translate("import AVFoundation\nlet a = 1").0.hasPrefix("import AVFoundation; import Foundation\n"))
        #expect(
            translate("import AudioToolbox\nlet a = 1").0.hasPrefix("import AudioToolbox; import Foundation\n"))
    }

    @Test func `A module that neither Kennel nor the project has is reported with its position`() {
        let source = SourceText(
            path: "/app/A.swift",
            text:
                "import Alamofire\nimport Own\nimport struct Own.A\nimport Foundation\n#if canImport(B)\nimport B\n#endif"
        )
        let done = Translator(Survey([source]), modules: .only(["Own"])).translate(source)
        let told = done.remarks.map(\.description)
        #expect(told.count == 1)
        // A module of another package must not be imported, even if it has been compiled into the same build folder.
        #expect(done.text.contains("#error(\"no such module 'Alamofire'\")"))
        #expect(!done.text.contains("import Alamofire"))
        #expect(done.text.contains("import Own") && done.text.contains("import struct Own.A"))
        let needy = SourceText(
            path: "/app/B.swift", text: "import Alamofire\nimport Own\nlet a = UUID()\nlet b: Timer?")
        let refused = Translator(Survey([needy]), modules: .only(["Own"])).translate(needy)
        let lines = refused.text.split(separator: "\n")
        #expect(lines.contains("#error(\"no such module 'Alamofire'\")") && lines.contains("import Own; import UIKit"))
        let mixed = Translator(Survey([source]), modules: .atLeast(["Own"])).translate(source)
        #expect(mixed.remarks.count == 1 && mixed.text.contains("import Alamofire"))
        let start = "/app/A.swift:1:1: there is no module Alamofire: name a folder with its package"
        #expect(told.first?.hasPrefix(start) == true)
    }

    @Test func `Classes get selector tables if methods are called by names made at run time`() {
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

    @Test func `Methods of Objective-C protocols are in selector tables even without @objc`() {
        let caller = """
            let s = NSSelectorFromString(name)
            @objc protocol Routing { func route(segue: Segue?); @objc(leave) func go() }
            protocol Plain { func stay() }
            """
        let (text, _) = translate(
            """
            class R: NSObject, Routing, Plain { func route(segue: Segue?) {}; func stay() {}; func other() {} }
            extension R { func go() {} }
            class S: NSObject { func route(segue: Segue?) {} }
            """, beside: caller)
        let table = #"table(of: [Selector("routeWithSegue:", R.route(segue:)), Selector("leave", R.go)])"#
        #expect(text.contains("var selectors: [Selector: (Any?) -> Void] { \(table) }"))
        #expect(!text.contains("S.route") && !text.contains("R.other"))
    }

    @Test func `The survey finds the app delegate and the state that outlives a session`() {
        let survey = Survey([
            SourceText(
                path: "a",
                text: """
                    @main class App: UIResponder, UIApplicationDelegate { static let shared = App(); static let n = 1 }
                    var count = 0
                    enum E { static var a: Int { 1 }; static var b = 2 { didSet { } } }
                    func f() { var local = 1 }
                    enum Held { static let list = [A()]; static let pair = try? A() as P; static let made = { A() }()
                        static let words = ["a": [1]]; static let maker = { A() }; static let same = Held.list }
                    """)
        ])
        #expect(survey.delegate == "App")
        #expect(survey.statics == ["App.shared", "count", "E.b", "Held.list", "Held.pair", "Held.made"])
    }

    @Test func `Invalid, empty and non-ASCII source is translated without failing`() {
        let text = "class { #selector( @objc \u{0} ]] \"\"\" ü"
        #expect(!translate(text).text.isEmpty)
        #expect(translate("").text == "")
        #expect(translate("let ü = \"é\", b = #keyPath(a)").text == "let ü = \"é\", b = \"a\"        ")
    }
}
