import TestSupport
import Testing

@testable import HeadlessUIKit

private final class Stop: UIViewController {
    private(set) var diary: [String] = []
    var allows = true
    var from: String?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        diary.append(
            "\(segue.identifier ?? "-") to \(segue.destination.title ?? "?") by \(sender.map { "\(type(of: $0))" } ?? "-")"
        )
        (segue.destination as? Stop)?.from = title
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        diary.append("\(identifier.isEmpty ? "-" : identifier)?")
        return allows
    }

    func unwind(_ segue: UIStoryboardSegue) { diary.append("back from \(segue.source.title ?? "?")") }

    func make(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController? {
        diary.append("make for \(identifier ?? "-")")
        return Stop(coder: coder)
    }

    static var table: InterfaceClass {
        InterfaceClass(
            "Stop", Stop.self,
            [
                .action(Selector("unwind:", Stop.unwind)),
                .creator("make:", { (stop: Stop, coder, sender, name) in stop.make(coder, sender, name) }),
            ])
    }
}

private final class Turn: UIStoryboardSegue {
    override func perform() { source.navigationController?.setViewControllers([destination], animated: false) }
}

@Suite("Scenes of a storyboard and the ways between them")
struct DrawnScenesTests {
    private func stop(_ id: String, _ view: String = "", beside: String = "", _ segues: String = "") -> String {
        DrawnApp.scene(
            "id=\"\(id)\" storyboardIdentifier=\"\(id.uppercased())\" title=\"\(id)\" customClass=\"Stop\"", view,
            beside: beside, "<connections>\(segues)</connections>")
    }

    private let navigation = """
        <scene><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
            <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        """

    private func app(_ scenes: String..., initial: String = "nav") throws -> DrawnApp {
        try DrawnApp(
            scenes.joined(), initial: initial,
            classes: [
                Stop.table,
                InterfaceClass(segue: "Turn", Turn.self) { Turn(identifier: $0, source: $1, destination: $2) },
            ])
    }

    @Test func `A storyboard's navigation bar has the colours and fonts of both titles`() throws {
        let bar = """
            <navigationBar key="navigationBar" largeTitles="YES" id="bar">
                <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/></textAttributes>
                <textAttributes key="largeTitleTextAttributes">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/>
                    <color key="textColor" systemColor="systemGreenColor"/></textAttributes>
            </navigationBar>
            """
        let app = try app(
            navigation.replacing("<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>", with: bar),
            stop("a"))
        let shown = try app.open(as: UINavigationController.self).navigationBar
        #expect(shown.titleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
        #expect(shown.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .systemGreen)
        #expect(shown.largeTitleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 30))
        #expect(shown.subviews.contains { ($0 as? UILabel)?.textColor == .systemGreen })
    }

    @Test func `A navigation controller shows its root, and a button's show segue is prepared and pushes`() throws {
        let button = """
            <button id="b"><state key="normal" title="Go"/><connections>
                <segue destination="z" kind="show" identifier="Next" id="s1"/></connections></button>
            """
        let app = try app(navigation, stop("a", button), stop("z"))
        let nav = try app.open(as: UINavigationController.self)
        let first = try #require(nav.topViewController as? Stop)
        #expect(first.title == "a" && nav.navigationBar.prefersLargeTitles && first.storyboard?.description == "Main")
        first.allows = false
        app.stage.act { (first.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
        #expect(nav.viewControllers.count == 1)
        first.allows = true
        app.stage.act { (first.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
        #expect(first.diary == ["Next?", "Next?", "Next to z by UIButton"])
        let second = try #require(nav.topViewController as? Stop)
        #expect(second.title == "z" && second.from == "a" && second.segueIdentifier == "Next")
        app.stage.act { first.performSegue(withIdentifier: "None", sender: nil) }
        #expect(app.problems == ["Stop cannot perform the segue \"None\": the scene \"A\" has no such segue"])
    }

    @Test func `Segues present in a style, use custom classes and creation selectors, and unwind`() throws {
        let app = try app(
            navigation,
            stop(
                "a", "",
                """
                <segue destination="z" kind="presentation" identifier="Over" modalPresentationStyle="fullScreen" animates="NO" id="1"/>
                <segue destination="z" kind="popoverPresentation" identifier="Pop" popoverAnchorView="b" id="2"/>
                <segue destination="z" kind="custom" identifier="Turn" customClass="Turn" id="3"/>
                <segue destination="z" kind="show" identifier="Made" destinationCreationSelector="make:" id="4"/>
                """),
            stop(
                "z", beside: "<exit id=\"x\" sceneMemberID=\"exit\"/>",
                "<segue destination=\"x\" kind=\"unwind\" identifier=\"Back\" unwindAction=\"unwind:\" id=\"5\"/>"))
        let nav = try app.open(as: UINavigationController.self)
        let first = try #require(nav.topViewController as? Stop)
        app.stage.act { first.performSegue(withIdentifier: "Over", sender: nil) }
        let over = try #require(nav.presentedViewController as? Stop)
        #expect(over.modalPresentationStyle == .fullScreen)
        app.stage.act { over.performSegue(withIdentifier: "Back", sender: nil) }
        #expect(nav.presentedViewController == nil && first.diary.last == "back from z")
        app.stage.act { first.performSegue(withIdentifier: "Pop", sender: nil) }
        #expect(nav.presentedViewController?.modalPresentationStyle == .popover)
        app.stage.act {
            nav.dismiss(animated: false)
            first.performSegue(withIdentifier: "Made", sender: nil)
        }
        #expect(first.diary.suffix(2) == ["make for Made", "Made to z by -"])
        #expect((nav.topViewController as? Stop)?.title == "z" && nav.viewControllers.count == 2)
        app.stage.act {
            nav.popViewController(animated: false)
            first.performSegue(withIdentifier: "Turn", sender: nil)
        }
        #expect(nav.viewControllers.map(\.title) == ["z"] && app.problems.isEmpty)
    }

    @Test func `A storyboard tab bar controller has its controllers and tab bar items`() throws {
        func item(_ attributes: String, _ id: String) -> String {
            "<tabBarItem key=\"tabBarItem\" \(attributes) id=\"\(id)\"/>"
        }
        let app = try app(
            """
            <scene><objects><tabBarController id="t" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
                <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
            </connections></tabBarController></objects></scene>
            """, DrawnApp.scene("id=\"a\"", "", item("title=\"Home\" image=\"house\" badgeValue=\"2\"", "i")),
            DrawnApp.scene("id=\"b\"", "", item("systemItem=\"search\"", "j")), initial: "t")
        let tabs = try app.open(as: UITabBarController.self)
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Home", "Search"])
        #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "2")
    }

    @Test func `Split view columns form one stack, and a show detail segue pushes onto it`() throws {
        func navigation(_ id: String, _ root: String) -> String {
            """
            <scene><objects><navigationController id="\(id)" sceneMemberID="viewController"><connections>
                <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r-\(id)"/>
            </connections></navigationController></objects></scene>
            """
        }
        let toDetail =
            "<connections><segue destination=\"d\" kind=\"showDetail\" identifier=\"Pick\" id=\"2\"/></connections>"
        let app = try app(
            """
            <scene><objects><splitViewController id="s" sceneMemberID="viewController"><connections>
                <segue destination="m" kind="relationship" relationship="masterViewController" id="1"/>
                <segue destination="d" kind="relationship" relationship="detailViewController" id="3"/>
            </connections></splitViewController></objects></scene>
            """, navigation("m", "a"), navigation("d", "b"), DrawnApp.scene("id=\"a\" title=\"List\"", "", toDetail),
            DrawnApp.scene("id=\"b\" title=\"Detail\"", ""), initial: "s")
        let split = try app.open(as: UISplitViewController.self)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        #expect(stack.viewControllers.map(\.title) == ["List", "Detail"])
        app.stage.act { _ = stack.popToRootViewController(animated: false) }
        app.stage.act { stack.viewControllers.first?.performSegue(withIdentifier: "Pick", sender: nil) }
        #expect(stack.viewControllers.map(\.title) == ["List", "Detail"])
    }

    @Test func `An embed segue is prepared and puts its scene into its container view`() throws {
        let holder = """
            <containerView id="h"><rect key="frame" x="0" y="0" width="80" height="60"/><connections>
                <segue destination="z" kind="embed" identifier="In" id="e"/></connections></containerView>
            """
        let app = try app(stop("a", holder), stop("z"), initial: "a")
        let outer = try app.open(as: Stop.self)
        #expect(outer.diary == ["In?", "In to z by UIView"])
        let inner = try #require(outer.children.first as? Stop)
        #expect(
            inner.view.superview === outer.view.subviews.first && inner.view.frame.size == CGSize(width: 80, height: 60)
        )
    }

    @Test func `A self-embedding scene, a missing scene and a broken file are reported`() throws {
        func holder(_ id: String) -> String {
            """
            <containerView id="h\(id)"><connections><segue destination="\(id)" kind="embed" id="e\(id)"/></connections></containerView>
            """
        }
        let app = try app(stop("a", holder("a")), stop("g", holder("gone")), initial: "a")
        _ = try app.open(as: Stop.self)
        _ = try app.open("G", as: Stop.self)
        app.stage.act {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let missing = storyboard.instantiateViewController(withIdentifier: "Nowhere")
            #expect(missing is PlainScreen)
            let wrong: UITableViewController = storyboard.instantiateViewController(identifier: "G")
            #expect(!wrong.isViewLoaded)
            #expect(UIStoryboard(name: "Broken", bundle: nil).instantiateInitialViewController() == nil)
            #expect(UIStoryboard(name: "None", bundle: nil).instantiateInitialViewController() == nil)
        }
        #expect(
            app.problems == [
                "The storyboard \"Main\" puts scenes into one another more than 16 deep",
                "The storyboard \"Main\" begins with gone, which it does not have",
                "The storyboard \"Main\" has no scene \"Nowhere\"",
                "The scene \"G\" is a Stop, and UITableViewController is wanted",
                "Broken.storyboard is empty", "The storyboard \"None\" has no initial scene",
            ])
    }

    @Test func `A storyboard registered in code replaces the file of the same name`() throws {
        let app = try app(stop("a"), initial: "a")
        app.stage.act {
            UIStoryboard.register("Main") { $0.scene("Own", UITableViewController.init) }
            #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() is UITableViewController)
        }
    }

    @Test func `The app starts with its main storyboard in its delegate's window`() throws {
        final class Delegate: UIApplicationDelegate { var window: UIWindow? }
        let app = try app(stop("a"), initial: "a")
        let delegate = Delegate()
        app.stage.act {
            app.stage.application.delegate = delegate
            let window = app.stage.application.makeMainWindow()
            #expect(window?.rootViewController?.title == "a" && delegate.window === window)
        }
    }
}
