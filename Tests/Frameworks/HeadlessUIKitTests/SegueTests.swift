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

    @Test("A controller knows its storyboard, one made in code has none")
    func storyboard() {
        #expect(home.storyboard?.description == "Main")
        #expect(home.sceneIdentifier == "Home")
        #expect(UIViewController().storyboard == nil)
    }

    @Test("A segue makes its destination, is prepared before that loads, and pushes it")
    func show() {
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

    @Test("A segue may present, or do what the app's own class says")
    func otherWays() throws {
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

    @Test("Only a control asks whether a segue may be performed")
    func mayPerform() {
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

    @Test("What does not exist is said in the log, and nothing happens")
    func unknown() {
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

    @Test("An unknown scene is a controller that says so, and no other class")
    func unknownScene() throws {
        let made = stage.act { home.storyboard?.instantiateViewController(withIdentifier: "Gone") }
        let controller = try #require(made)
        #expect(controller as? SceneController == nil)
        stage.act { navigation.pushViewController(controller, animated: false) }
        #expect((controller.view.subviews.first as? UILabel)?.text == "The storyboard \"Main\" has no scene \"Gone\"")
        #expect(problems == ["The storyboard \"Main\" has no scene \"Gone\""])
    }

    @Test("Unwinding goes back to the nearest controller with the method, which acts before the way back")
    func unwind() throws {
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

    @Test("Unwinding to nobody is refused")
    func unwindNowhere() {
        stage.act {
            home.performSegue(withIdentifier: "Detail", sender: nil)
            top?.performSegue(withIdentifier: "Lost", sender: nil)
        }
        #expect(navigation.viewControllers.count == 2)
        #expect(problems.count == 1)
    }

    @Test("What is registered belongs to one app")
    func perApplication() throws {
        let other = try Stage()
        #expect(other.act { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() } == nil)
    }

    @Test("A controller leaves memory with its scene")
    func memory() {
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

    @Test("A table answers for its names and no other, and an object without one for none")
    func responds() {
        #expect(router.responds(to: NSSelectorFromString("routeToDetailWithSegue:")))
        #expect(!router.responds(to: NSSelectorFromString("routeToDetail")))
        #expect(!NSObject().responds(to: "routeToDetailWithSegue:"))
        #expect(NSStringFromSelector("a:") == "a:")
    }

    @Test("A method gets the object it is called with")
    func perform() {
        router.perform("routeToDetailWithSegue:", with: segue("Detail"))
        router.perform("routeToDetailWithSegue:")
        #expect(router.routes == ["Detail", "no segue"])
    }

    @Test("What is unknown is said in the log, whichever way it is asked for")
    func unknown() {
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

    @Test("What a router passes on reads the same in every run")
    func sameWords() {
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

    @Test("A router's account names its method and the data, and cuts what is long")
    func account() {
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
