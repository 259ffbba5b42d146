import Foundation
import Testing

@testable import SwiftTranslation

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
                              private func go(_ sender: Any) { Task.ofSession { ()         in } }
                               @discardableResult               func run() -> Int { 1 }
                }
                """)
        #expect(remarks.isEmpty)
    }

    @Test("A class that a storyboard names has a table of what is connected, where its private members are in reach")
    func drawn() {
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
            done.tables == ["Desk", "Full", "Named", "Plain", "Turn"].map { "\($0).interface_A_B" })
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
                == "extension Desk { static var interface_A_B: InterfaceClass { var members: [InterfaceClass.Member] = []; "
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
                "/app/A+B.swift:15:15: a storyboard names this class, which others cannot: it must not be private or generic"
            ])
        #expect(!Translator(survey).translate(source).text.contains("InterfaceClass"))
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
            import MapKit
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
                import os    
                import Foundation
                import CoreData
                import BeagleLegacy
                #if canImport(SwiftUI)
                import SwiftUI
                #endif
                let a = SessionURLSession.shared, b = CGRect.zero
                """)
        #expect(remarks.count == 1 && remarks[0].hasPrefix("/app/A.swift:3:1: there is no MapKit: "))
    }

    @Test("Frameworks that are here are imported as they are, with what they bring along")
    func presentFrameworks() {
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

    @Test("What a delegate of UIKit may leave out on a phone is there, and called as it is")
    func optionalCalls() {
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

    @Test("What a header brings to every file is imported, and what previews import inside #if goes with them")
    func bridged() {
        let source = SourceText(
            path: "/app/A.swift",
            text: """
                class A: UIView {}
                #if DEBUG
                import SwiftUI
                struct A_Preview: PreviewProvider { static var previews: some View { EmptyView() } }
                #endif
                """)
        let done = Translator(Survey([source]), bridged: ["UIKit", "CoreData", "CommonCrypto"]).translate(source)
        #expect(done.text.hasPrefix("import CoreData; import UIKit\n#sourceLocation"))
        #expect(!done.text.contains("SwiftUI") && !done.text.contains("Preview") && done.remarks.isEmpty)
    }

    @Test("SwiftUI is told where a file names something of it, and not where only Xcode's canvas shows it")
    func previewFiles() {
        let preview = "struct A_Preview: PreviewProvider { static var previews: some View { EmptyView() } }"
        #expect(translate("import SwiftUI\nclass A: UIView {}\n\(preview)").remarks.isEmpty)
        let (text, remarks) = translate(
            "#if DEBUG\nimport SwiftUI\nextension A: UIViewControllerRepresentable { typealias B = Context }\n#endif")
        #expect(!text.contains("Context") && remarks.isEmpty)
        #expect(translate("import SwiftUI\n#Preview { Text(\"A\") }").remarks.isEmpty)
        let used = translate("import SwiftUI\nlet a = UIHostingController(rootView: A())\n\(preview)").remarks
        #expect(used.count == 1 && used[0].hasPrefix("/app/A.swift:1:1: there is no SwiftUI: "))
    }

    @Test("What does less than on a phone is told where it is made, and kinds of data are UIKit's")
    func lesser() {
        let (text, remarks) = translate(
            """
            import UniformTypeIdentifiers
            let checker = UITextChecker()
            """)
        #expect(text.hasPrefix("import UIKit ") && text.hasSuffix("let checker = UITextChecker()"))
        #expect(remarks.count == 1 && remarks[0].hasPrefix("/app/A.swift:2:15: there is no dictionary: "))
    }

    @Test("What Core Data makes of a class while a phone runs it stands in the class")
    func managed() {
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

    @Test("What was written for Beagle 1.x imports its module, each file once, and names it")
    func classicBeagle() {
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
        "Which Beagle it was is told by what only 1.x has, and 1.1 by its state",
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
    func eras(_ text: String, _ imports: String?) {
        let (text, _) = translate(text)
        #expect(text.hasPrefix(imports ?? "let a = WidgetProperties()"))
        #expect(imports == nil || text.dropFirst((imports ?? "").count).first == ";", "and nothing more is imported")
    }

    @Test(
        "What kennel.json says of Beagle comes before what the sources tell",
        arguments: [
            ("1.0", BeagleEra.first), ("1.1", .first), ("1.9", .classic), ("1.10.3", .classic), ("1", .classic),
            ("2", .current), ("2.1", .current), ("3.0", nil), ("", nil), ("x.1", nil), ("1.x", nil),
        ])
    func versions(_ version: String, _ era: BeagleEra?) {
        #expect(BeagleEra(version: version) == era)
    }

    @Test("What Beagle 1.0 makes of a type is made by a closure")
    func controllersOfType() {
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

    @Test("A class that overrides what hears touches says so, once, also where an extension overrides")
    func touches() {
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

    @Test("Rows that a data source deletes or moves can be edited and moved, unless it says otherwise")
    func rowEditing() {
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
            """)
        #expect(
            text == """
                #if true    && !true                        
                let a = "friend.name"               , b = 1
                #endif
                """)
        #expect(remarks.isEmpty)
    }

    @Test("Properties are observed by their names, and those that are dynamic tell of themselves")
    func observing() {
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
        #expect(lines[1].hasSuffix(#"var cents = 0 { didSet { _keyChanged(self, "cents", oldValue, cents) } }"#))
        #expect(lines[2].hasSuffix(#"{ didSet { defer { _keyChanged(self, "name", oldValue, name) };  show() } }"#))
        #expect(
            lines[3].hasSuffix(
                #"set { let _old = self.all; defer { _keyChanged(self, "all", _old, all) };  use(newValue) } }"#))
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

    @Test("What Swift 4 called otherwise has today's name, but for what a project calls so itself")
    func olderNames() {
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

    @Test("Markup is read by a module of its own")
    func markup() {
        #expect(
            translate("import Foundation\nclass A: NSObject, XMLParserDelegate {}").text
                == "import Foundation; import FoundationXML\nclass A: NSObject, XMLParserDelegate {}")
    }

    @Test("Core Data brings Foundation along")
    func coreData() {
        #expect(translate("import CoreData\nlet a: URL").text == "import CoreData; import Foundation\nlet a: URL")
        #expect(translate("import CoreData\nimport UIKit").text == "import CoreData\nimport UIKit")
    }

    @Test("Combine stays and brings Foundation along; who publishes key paths by itself goes on doing so")
    func combine() {
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

    @Test("Time and random numbers are the session's")
    func clock() {
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
        // A shorter name leaves blanks, so that what follows keeps its column.
        #expect(line.split(separator: " ") == translated.split(separator: " "))
        #expect(remarks.isEmpty)
    }

    @Test("Formatters write as the session's device does")
    func formatters() {
        let (text, _) = translate(
            "let a: NumberFormatter = NumberFormatter(), b = DateFormatter(), c = My.DateFormatter()")
        #expect(
            text == "let a: NumberFormatter = sessionNumbers (), b = sessionDates (), c = My.DateFormatter()")
    }

    @Test("Where values go into a text, its forms are those for them")
    func forms() {
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

    @Test("Formatters that Linux lacks are the session's, but for a project's own")
    func ownFormatters() {
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

    @Test("Any value may be an argument of a format, but where arguments go on as C has them")
    func arguments() {
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

    @Test("What is left out has its declarations, without what they do and what nothing here has")
    func standIns() {
        let source = SourceText(
            path: "Store.swift",
            text: """
                import CoreData
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
                }
                class Sale: NSManagedObject { @NSManaged var cents: Int32 }
                extension SaleEntity { func toDomain() -> Int { 1 } }
                class Till: UIViewController { init(_ store: Store) { super.init(nibName: nil, bundle: nil) } }
                struct Row: Equatable { let id: Int; var note: String?; var body: () -> Void = {} }
                func total(_ rows: [Row]) -> Int { 0 }
                """)
        let text = StandIn(Survey([source]), file: "Store.swift").text(for: source)
        #expect(
            text == """
                // Store.swift is left out: kennel.json says so.
                import UIKit
                import CoreData
                import UIKit
                protocol Storing {
                    func save(_ sale: Sale)
                }
                final class Store: NSObject, Storing {
                    static var shared: Store { Store() }
                    static var till: Till { Till() }
                    var count: Int { get { LeftOut.stop("Store.count", "Store.swift") } set { LeftOut.tell("Store.count", "Store.swift") } }
                    init(name: String) {}
                    func save(_ sale: Sale) { LeftOut.tell("Store.save", "Store.swift") }
                    func sales(then: @escaping ([Sale]) -> Void) throws -> [Sale] { LeftOut.stop("Store.sales", "Store.swift") }
                }
                class Sale {
                    var cents: Int32 { get { LeftOut.stop("Sale.cents", "Store.swift") } set { LeftOut.tell("Sale.cents", "Store.swift") } }
                    init() {}
                }
                class Till: UIViewController {
                    init(_ store: Store) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                    override func viewDidLoad() { super.viewDidLoad(); LeftOut.show(in: self, "Store.swift") }
                }
                struct Row: Equatable {
                    var id: Int { LeftOut.stop("Row.id", "Store.swift") }
                    var note: String? { get { LeftOut.stop("Row.note", "Store.swift") } set { LeftOut.tell("Row.note", "Store.swift") } }
                    var body: () -> Void { get { LeftOut.stop("Row.body", "Store.swift") } set { LeftOut.tell("Row.body", "Store.swift") } }
                    init(id: Int, note: String? = nil, body: @escaping () -> Void = {}) {}
                }
                func total(_ rows: [Row]) -> Int { LeftOut.stop("total", "Store.swift") }

                """)
    }

    @Test("Only for what is used stands something in, and for what that uses")
    func usedStandIns() {
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

    @Test("What an extension overrides is moved into the class, with its lines and columns")
    func overrides() {
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

    @Test("The Info.plist and files are the app's own")
    func bundles() {
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

    @Test("Folders are those of the session, and what Objective-C makes without arguments is made")
    func folders() {
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

    @Test("Before an operator nothing is filled up, because a space there would be another operator")
    func operators() {
        #expect(
            translate("let a = Bundle.main.resourcePath!\nlet b = [Bundle.main.resourcePath]").text
                == "let a = Bundle.main.appPath!\nlet b = [Bundle.main.appPath     ]")
    }

    @Test("An app's own way to compare numbers stands behind that of Foundation here")
    func numbers() {
        let own = "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }"
        let other = "func < (lhs: JSON, rhs: JSON) -> Bool { false }"
        #expect(translate("\(own)\n\(other)").text == "@_disfavoredOverload \(own)\n\(other)")
    }

    @Test("Previews are left out, and what follows stays in its line")
    func previews() {
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

    @Test("A module that neither comes with Kennel nor is the project's is told with its place")
    func absentModules() {
        let source = SourceText(
            path: "/app/A.swift",
            text:
                "import Alamofire\nimport Own\nimport struct Own.A\nimport Foundation\n#if canImport(B)\nimport B\n#endif"
        )
        let told = Translator(Survey([source]), modules: ["Own"]).translate(source).remarks.map(\.description)
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("/app/A.swift:1:1: there is no module Alamofire: add its package") == true)
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

    @Test("What answers a protocol of Objective-C is in such a table, though it does not say so")
    func requirements() {
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
                    enum Held { static let list = [A()]; static let pair = try? A() as P; static let made = { A() }()
                        static let words = ["a": [1]]; static let maker = { A() }; static let same = Held.list }
                    """)
        ])
        #expect(survey.delegate == "App")
        #expect(survey.statics == ["App.shared", "count", "E.b", "Held.list", "Held.pair", "Held.made"])
    }

    @Test("What is no Swift stays what it is")
    func broken() {
        let text = "class { #selector( @objc \u{0} ]] \"\"\" ü"
        #expect(!translate(text).text.isEmpty)
        #expect(translate("").text == "")
        #expect(translate("let ü = \"é\", b = #keyPath(a)").text == "let ü = \"é\", b = \"a\"        ")
    }
}
