import InterfaceModel

/// The scene that a controller was created from. It creates the controller's view on first use.
final class SceneSource {
    private let element: InterfaceElement
    private let beside: [InterfaceElement]
    private let place: InterfacePlace
    private let request: StoryboardScene.Request
    private var load: InterfaceLoad?
    private var others: [AnyObject] = []

    /// Creates the source from the controller's element and from the other top-level objects of the scene.
    init(
        _ element: InterfaceElement, beside: [InterfaceElement], in place: InterfacePlace,
        for request: StoryboardScene.Request
    ) {
        (self.element, self.beside, self.place, self.request) = (element, beside, place, request)
    }

    /// The controller that is shown in place of a scene that contains itself.
    private var refused: UIViewController {
        let sentence = "\(place.words) puts scenes into one another more than \(SceneDepth.most) deep"
        place.report(sentence)
        return PlainScreen(sentence, in: .secondaryLabel)
    }

    /// Creates the controller of the scene.
    func make() -> UIViewController {
        let depth = AppEnvironment.current.values[SceneDepth.self]
        guard depth.enter() else { return refused }
        defer { depth.leave() }
        let load = InterfaceLoad(place)
        load.scene = self
        self.load = load
        let coder = LoadCoder(element, in: load)
        let own = load.custom(element, as: UIViewController.Type.self)
        let made =
            request.creator?(coder) ?? own?.init(coder: coder) ?? plainClass.init(coder: LoadCoder(element, in: load))
        load.finish(isLast: false)
        load.scene = nil
        guard let made else { return UIViewController() }
        if made.origin == nil { begin(made, in: load) }
        return made
    }

    private var plainClass: UIViewController.Type {
        switch element.name {
        case "viewController": return UIViewController.self
        case "tableViewController": return UITableViewController.self
        case "collectionViewController": return UICollectionViewController.self
        case "navigationController": return UINavigationController.self
        case "tabBarController": return UITabBarController.self
        case "splitViewController": return UISplitViewController.self
        case "pageViewController": return UIPageViewController.self
        default:
            place.report("\(place.words) has a \(element.name), which is not there: a plain controller stands in")
            return UIViewController.self
        }
    }

    /// Called when the controller was created, before its properties are set.
    func begin(_ controller: UIViewController, in load: InterfaceLoad) {
        controller.origin = SceneOrigin(storyboard: request.storyboard, scene: request.scene)
        controller.companions.append(self)
    }

    /// Creates the controller of another scene, for an initial child controller.
    func controller(ofID id: String) -> UIViewController? {
        guard let scene = request.storyboard.scene(ofID: id) else {
            place.report("\(place.words) begins with \(id), which it does not have")
            return nil
        }
        return request.storyboard.make(scene)
    }
}

extension SceneSource: ViewSource {
    func loadView(of controller: UIViewController) {
        let root = element.property("view")
        guard let load, root != nil || viewBeside != nil else { return }
        for guide in element.items("layoutGuides") {
            guard let id = guide.id else { continue }
            load.guides[id] = guide["type"] == "bottom" ? .bottom : .top
        }
        others += load.make(beside)
        let view = root.flatMap(load.view) ?? viewBeside.flatMap { load.object($0) as? UIView }
        controller.view = view ?? UIView(frame: UIScreen.main.bounds)
        embed(element, in: controller, load: load)
        load.finish(isLast: true)
        load.reportUnconnectedOutlets(of: controller, element: element)
        self.load = nil
    }

    /// The id of a top-level object of the scene that is connected to the controller's `view` outlet; nil if there is
    /// none.
    private var viewBeside: String? {
        let outlet = element.items("connections").first { $0.name == "outlet" && $0["property"] == "view" }
        guard let id = outlet?["destination"], beside.contains(where: { $0.id == id }) else { return nil }
        return id
    }

    private func fill(_ view: UIView, with child: UIViewController, of controller: UIViewController) {
        guard let inside = child.view else { return }
        inside.frame = view.bounds
        inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inside.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(inside)
        child.didMove(toParent: controller)
    }

    /// Embeds other scenes in container views.
    private func embed(_ element: InterfaceElement, in controller: UIViewController, load: InterfaceLoad) {
        element.walk { holder in
            for segue in holder.items("connections") where segue["kind"] == "embed" {
                guard let id = segue["destination"], let view = holder.id.flatMap(load.object) as? UIView else {
                    continue
                }
                if let name = segue["identifier"],
                    !controller.shouldPerformSegue(withIdentifier: name, sender: view)
                {
                    continue
                }
                let depth = AppEnvironment.current.values[SceneDepth.self]
                guard depth.enter() else {
                    _ = refused
                    continue
                }
                defer { depth.leave() }
                guard let child = self.controller(ofID: id) else { continue }
                let way = UIStoryboardSegue(
                    identifier: segue["identifier"], source: controller, destination: child, performHandler: {})
                controller.prepare(for: way, sender: view)
                controller.addChild(child)
                fill(view, with: child, of: controller)
            }
        }
    }
}

/// A counter of nested scenes. It detects scenes that contain themselves.
private final class SceneDepth {
    static let most = 16
    private var count = 0

    /// Enters a nested scene. Returns false if the limit is reached.
    func enter() -> Bool {
        guard count < Self.most else { return false }
        count += 1
        return true
    }

    func leave() { count -= 1 }
}

extension SceneDepth: ApplicationKey {
    static var defaultValue: SceneDepth { SceneDepth() }
}
