import HeadlessUIKit
import TestSupport
import Testing

private final class SceneController: UIViewController, SelectorTable {
    private(set) var diary: [String] = []
    var allows = true
    var actions: [Selector: (Any?) -> Void] = [:]
    var selectors: [Selector: (Any?) -> Void] { actions }
    var preparing: (UIStoryboardSegue) -> Void = { _ in }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
        diary.append("prepare \(segue.identifier ?? "?") for \(sender as? String ?? "nobody"), \(loaded)")
        preparing(segue)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        diary.append("should \(identifier)?")
        return allows
    }

    func note(_ line: String) { diary.append(line) }
}

private final class InstantSegue: UIStoryboardSegue {
    override func perform() { source.navigationController?.setViewControllers([destination], animated: false) }
}

@Suite("Storyboards, scenes and segues")
struct SegueTests {
    private let navigation = UINavigationController()
    private let stage: Stage
    private let home: SceneController

    init() throws {
        stage = try Stage(root: navigation)
        home = try #require(
            stage.act {
                UIStoryboard.register("Main") { scenes in
                    scenes.scene("Detail", SceneController.init)
                        .unwind("Done", to: "unwindToHome:").unwind("Lost", to: "unwindToNowhere:")
                        .segue("Sheet", to: "Detail", .present(.fullScreen))
                    scenes.scene("Home", isInitial: true, SceneController.init)
                        .segue("Detail", to: "Detail").segue("Sheet", to: "Detail", .present(.fullScreen))
                        .segue("Instant", to: "Detail", .custom(InstantSegue.init)).segue("Broken", to: "Gone")
                }
                return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? SceneController
            })
        stage.act { [navigation, home] in navigation.viewControllers = [home] }
    }

    private var top: SceneController? { navigation.topViewController as? SceneController }

    private var problems: [String] {
        stage.host.notes.map(\.description).filter { !$0.hasPrefix("segue ") }
    }

    @Test func `A storyboard controller knows its storyboard, and one made in code has none`() {
        #expect(home.storyboard?.description == "Main")
        #expect(home.sceneIdentifier == "Home")
        #expect(UIViewController().storyboard == nil)
    }

    @Test func `A show segue makes its destination, is prepared before that loads, and pushes it`() {
        stage.act { home.performSegue(withIdentifier: "Detail", sender: "button") }
        #expect(home.diary == ["prepare Detail for button, not loaded"])
        #expect(navigation.viewControllers.count == 2)
        #expect(top?.sceneIdentifier == "Detail")
        #expect(top?.segueIdentifier == "Detail")
        #expect(
            stage.host.notes.map(\.description) == [
                "segue \"Detail\" (show) from SceneController to SceneController"
            ])
    }

    @Test func `A segue can present, or run a custom segue class`() throws {
        stage.act { home.performSegue(withIdentifier: "Sheet", sender: nil) }
        let sheet = try #require(home.presentedViewController)
        #expect(sheet.modalPresentationStyle == .fullScreen)
        stage.act {
            home.dismiss(animated: false)
            home.performSegue(withIdentifier: "Instant", sender: nil)
        }
        #expect(navigation.viewControllers.count == 1)
        #expect(top?.sceneIdentifier == "Detail")
    }

    @Test func `shouldPerformSegue is asked only for segues from controls`() {
        let button = UIButton(type: .system)
        home.allows = false
        stage.act {
            button.addSegue(withIdentifier: "Detail", from: home)
            button.sendActions(for: .touchUpInside)
        }
        #expect(navigation.viewControllers.count == 1)
        #expect(home.diary == ["should Detail?"])
        stage.act { home.performSegue(withIdentifier: "Detail", sender: nil) }
        #expect(navigation.viewControllers.count == 2)
        #expect(home.diary == ["should Detail?", "prepare Detail for nobody, not loaded"])
    }

    @Test func `Unknown segues, scenes and storyboards are logged without further effect`() {
        stage.act {
            home.performSegue(withIdentifier: "Detial", sender: nil)
            home.performSegue(withIdentifier: "Broken", sender: nil)
            UIViewController().performSegue(withIdentifier: "Detail", sender: nil)
            #expect(UIStoryboard(name: "Mian", bundle: nil).instantiateInitialViewController() == nil)
        }
        #expect(navigation.viewControllers == [home])
        #expect(home.diary.isEmpty)
        #expect(
            problems == [
                "SceneController cannot perform the segue \"Detial\": the scene \"Home\" has no such segue",
                "SceneController cannot perform the segue \"Broken\": the storyboard \"Main\" has no scene \"Gone\"",
                "UIViewController cannot perform the segue \"Detail\": the controller comes from no storyboard",
                "The storyboard \"Mian\" has no initial scene",
            ])
    }

    @Test func `An unknown scene gives a plain controller that shows the error`() throws {
        let made = stage.act { home.storyboard?.instantiateViewController(withIdentifier: "Gone") }
        let controller = try #require(made)
        #expect(controller as? SceneController == nil)
        stage.act { navigation.pushViewController(controller, animated: false) }
        #expect((controller.view.subviews.first as? UILabel)?.text == "The storyboard \"Main\" has no scene \"Gone\"")
        #expect(problems == ["The storyboard \"Main\" has no scene \"Gone\""])
    }

    @Test func `Unwinding goes to the nearest controller with the action, which runs before the return`() throws {
        home.actions["unwindToHome:"] = { [home] segue in
            let source = (segue as? UIStoryboardSegue)?.source as? SceneController
            home.note("unwound from \(source?.sceneIdentifier ?? "?") over \(source?.navigationController != nil)")
        }
        stage.act {
            home.performSegue(withIdentifier: "Detail", sender: nil)
            top?.performSegue(withIdentifier: "Sheet", sender: nil)
        }
        let sheet = try #require(navigation.presentedViewController as? SceneController)
        stage.act { sheet.performSegue(withIdentifier: "Done", sender: "done") }
        #expect(sheet.diary == ["prepare Done for done, loaded"])
        #expect(home.diary.last == "unwound from Detail over false")
        #expect(navigation.viewControllers == [home])
        #expect(navigation.presentedViewController == nil)
    }

    @Test func `Unwinding without a target controller is refused`() {
        stage.act {
            home.performSegue(withIdentifier: "Detail", sender: nil)
            top?.performSegue(withIdentifier: "Lost", sender: nil)
        }
        #expect(navigation.viewControllers.count == 2)
        #expect(problems.count == 1)
    }

    @Test func `Registered storyboards belong to one app`() throws {
        let other = try Stage()
        #expect(other.act { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() } == nil)
    }

    @Test func `A popped storyboard controller is deallocated`() {
        weak var gone: SceneController?
        stage.act {
            home.performSegue(withIdentifier: "Detail", sender: nil)
            gone = top
            navigation.popViewController(animated: false)
        }
        stage.advance(.seconds(1))
        #expect(gone == nil)
    }
}

@Suite("Methods that are called by name")
struct SelectorTests {
    private final class Router: NSObject, SegueRouting {
        private(set) var routes: [String] = []

        var segueRoutes: [String: (UIStoryboardSegue?) -> Void] {
            ["Detail": { [unowned self] segue in routes.append(segue?.identifier ?? "no segue") }]
        }
    }

    private let router = Router()
    private let host = HandTurnedHost()

    private func segue(_ identifier: String?) -> UIStoryboardSegue {
        UIStoryboardSegue(identifier: identifier, source: UIViewController(), destination: UIViewController())
    }

    @Test func `A router responds only to the selectors of its table, and other objects to none`() {
        #expect(router.responds(to: NSSelectorFromString("routeToDetailWithSegue:")))
        #expect(!router.responds(to: NSSelectorFromString("routeToDetail")))
        #expect(!NSObject().responds(to: "routeToDetailWithSegue:"))
        #expect(NSStringFromSelector("a:") == "a:")
    }

    @Test func `A performed method gets the object it is called with`() {
        router.perform("routeToDetailWithSegue:", with: segue("Detail"))
        router.perform("routeToDetailWithSegue:")
        #expect(router.routes == ["Detail", "no segue"])
    }

    @Test func `Unknown selectors and routes are logged, whichever way they are called`() {
        UIApplication(host: host).run {
            router.perform("routeToNowhereWithSegue:", with: nil)
            router.route(segue("Nowhere"))
            router.route(segue(nil))
            router.route(segue("Detail"))
        }
        #expect(router.routes == ["Detail"])
        #expect(
            host.notes.map(\.description) == [
                "Router has no method routeToNowhereWithSegue:", "Router has no route for the segue \"Nowhere\"",
            ])
    }

    @Test func `Logged routing data reads the same in every run`() {
        struct Order {
            let number: Int
            let rider: String?
            let tags: Set<String>
            let parts: [String: [Int]]
        }
        enum Choice {
            case none
            case some(Order)
        }
        let tags = Set((1...30).map { "t\($0 + 100)" })
        let parts = Dictionary(uniqueKeysWithValues: (1...5).map { ("p\($0)", [$0, 2]) })
        let order = Order(number: 7, rider: "Ada", tags: ["b", "a"], parts: parts)
        UIApplication(host: host).run {
            router.logRouting(["order": order, "choice": Choice.none, "object": router], method: "a")
            router.logRouting(["choice": Choice.some(Order(number: 1, rider: nil, tags: [], parts: [:]))], method: "b")
            router.logRouting(["tags": tags], method: "c")
        }
        let lines = host.notes.map(\.description)
        #expect(
            lines[0] == "Router.a order = Order(number: 7, rider: \"Ada\", tags: [\"a\", \"b\"], "
                + "parts: [\"p1\": [1, 2], \"p2\": [2, 2], \"p3\": [3, 2], \"p4\": [4, 2], \"p5\": [5, 2]]), "
                + "choice = none, object = Router")
        #expect(lines[1] == "Router.b choice = some(Order(number: 1, rider: nil, tags: [], parts: []))")
        #expect(lines[2].hasPrefix("Router.c tags = [\"t101\", \"t102\", "))
    }

    @Test func `A routing log line names the method and its data, and truncates long values`() {
        UIApplication(host: host).run {
            router.logRouting(["message": "Hello", "count": 3, "none": nil], method: "passDataToDetail")
            router.logRouting(["long": String(repeating: "x", count: 300)], method: "a")
        }
        #expect(
            host.notes.first?.description
                == "Router.passDataToDetail message = \"Hello\", count = 3, none = nil")
        #expect((host.notes.last?.description.count ?? 0) < 230)
    }
}
