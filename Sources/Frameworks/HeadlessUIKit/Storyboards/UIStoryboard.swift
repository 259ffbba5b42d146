/// Scenes that lead to one another: those of a file that came with an imported project, or those that the app registers
/// in code instead of drawing them.
///
/// ```swift
/// UIStoryboard.register("Main") { scenes in
///     scenes.scene("Home", HomeViewController.init).segue("Detail", to: "Detail")
///     scenes.scene("Detail", DetailViewController.init)
/// }
/// let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
/// ```
/// What is registered belongs to the running session's app, and counts before a file of the same name. Its controllers
/// are made by the closure given, not by `init?(coder:)`, and their outlets are what that closure or `loadView()` sets.
open class UIStoryboard: NSObject {
    private let name: String

    /// The storyboard of a name; the files of all bundles are one.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Registers the scenes of a storyboard for the running app, in place of those of the same name.
    public static func register(_ name: String, _ scenes: (StoryboardScenes) -> Void) {
        let list = StoryboardScenes()
        scenes(list)
        Storyboards.current.all[name] = list
    }

    /// Makes the controller of the initial scene; nil, which is logged, where the storyboard has no scene.
    open func instantiateInitialViewController() -> UIViewController? {
        switch content {
        case .scenes(let scenes):
            if let scene = scenes.initial { return make(scene) }
            UIApplication.shared.host.log(.sceneUnknown(storyboard: name, scene: nil))
        case .broken(let reason): UIApplication.shared.host.log(.interfaceBroken(reason))
        case nil: UIApplication.shared.host.log(.sceneUnknown(storyboard: name, scene: nil))
        }
        return nil
    }

    /// Makes the controller of the initial scene by `creator`; where that answers nil, the scene's own class does.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard case .scenes(let scenes) = content, let scene = scenes.initial else {
            return instantiateInitialViewController() as? Controller
        }
        return make(scene, creator) as? Controller
    }

    /// Makes the controller of a scene.
    ///
    /// An unknown identifier, which ends an app on iOS, is logged; the controller made for it says so on the screen.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let scene = scenes?.scene(identifier) { return make(scene) }
        let note: ApplicationNote =
            if case .broken(let reason) = content {
                .interfaceBroken(reason)
            } else {
                .sceneUnknown(storyboard: name, scene: identifier)
            }
        UIApplication.shared.host.log(note)
        return PlainScreen(note.description, in: .secondaryLabel)
    }

    /// As ``instantiateViewController(withIdentifier:)``, in the words of iOS 13.
    open func instantiateViewController(identifier: String) -> UIViewController {
        instantiateViewController(withIdentifier: identifier)
    }

    /// Makes the controller of a scene by `creator`; where that answers nil, the scene's own class does. Where the
    /// scene is of another class than is wanted, which ends an app on iOS, an empty controller of that is made, and
    /// logged.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let made =
            scenes?.scene(identifier).map { make($0, creator) } ?? instantiateViewController(identifier: identifier)
        if let controller = made as? Controller { return controller }
        let reason = "The scene \"\(identifier)\" is a \(type(of: made)), and \(Controller.self) is wanted"
        UIApplication.shared.host.log(.interfaceBroken(reason))
        guard let empty = Controller(coder: NSCoder()) else { preconditionFailure(reason) }
        return empty
    }

    /// Whether there is a scene of that id.
    func scene(ofID id: String) -> StoryboardScene? { scenes?.scene(ofID: id) }

    private var scenes: StoryboardScenes? { if case .scenes(let scenes) = content { scenes } else { nil } }
    private var content: Storyboards.Content? { Storyboards.current.content(of: name) }

    /// Makes the controller of a scene.
    func make(_ scene: StoryboardScene, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
        let controller = scene.make(.init(storyboard: self, scene: scene, creator: creator))
        if controller.origin == nil { controller.origin = SceneOrigin(storyboard: self, scene: scene) }
        return controller
    }

    open override var description: String { name }
}

/// The scenes of one storyboard while they are registered.
public final class StoryboardScenes {
    private var scenes: [StoryboardScene] = []
    private var initialOne: String?

    /// Adds a scene and answers it, for its segues; the first one is the initial scene unless another says so.
    @discardableResult
    public func scene(
        _ identifier: String, isInitial: Bool = false, _ make: @escaping () -> UIViewController
    ) -> StoryboardScene {
        let scene = StoryboardScene(identifier: identifier) { _ in make() }
        add(scene)
        if isInitial { initialOne = identifier }
        return scene
    }

    /// Scenes of a file, of which the one with the id is the initial one.
    convenience init(_ scenes: [StoryboardScene], initial: String?) {
        self.init()
        self.scenes = scenes
        isFile = true
        initialOne = initial
    }

    private var isFile = false

    private func add(_ scene: StoryboardScene) {
        scenes.removeAll { $0.identifier == scene.identifier }
        scenes.append(scene)
    }

    var initial: StoryboardScene? { initialOne.flatMap(scene(ofID:)) ?? (isFile ? nil : scenes.first) }

    func scene(_ identifier: String) -> StoryboardScene? { scenes.first { $0.identifier == identifier } }
    func scene(ofID id: String) -> StoryboardScene? { scenes.first { $0.id == id } }
}

/// The storyboards of one app.
final class Storyboards {
    /// What there is under a name.
    enum Content {
        case scenes(StoryboardScenes)
        /// There is a file, of which nothing can be made.
        case broken(String)
    }

    var all: [String: StoryboardScenes] = [:]
    /// Reads the file of a name; nil where there is none.
    var read: (String) -> Content? = { _ in nil }
    private var known: [String: Content] = [:]

    /// The scenes registered under a name, or else those of the file.
    func content(of name: String) -> Content? {
        if let scenes = all[name] { return .scenes(scenes) }
        if let known = known[name] { return known }
        known[name] = read(name)
        return known[name]
    }

    static var current: Storyboards {
        let values = UIApplication.shared.values
        let key = ObjectIdentifier(Storyboards.self)
        if let present = values[object: key] as? Storyboards { return present }
        let made = Storyboards()
        values[object: key] = made
        return made
    }
}
