/// The scenes of an imported storyboard file, or scenes that the app registers in code.
///
/// ```swift
/// UIStoryboard.register("Main") { scenes in
///     scenes.scene("Home", HomeViewController.init).segue("Detail", to: "Detail")
///     scenes.scene("Detail", DetailViewController.init)
/// }
/// let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
/// ```
///
/// Registered scenes belong to the running session's app, and take precedence over a file with the same name. Their
/// controllers are created by the given closure, not by `init?(coder:)`. The closure or `loadView()` sets their
/// outlets.
open class UIStoryboard: NSObject {
    private let name: String

    /// Creates a reference to a storyboard. `bundle` has no effect, because all bundles share the app's storyboards.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Registers a storyboard for the running app, replacing one with the same name.
    public static func register(_ name: String, scenes: (StoryboardScenes) -> Void) {
        let list = StoryboardScenes()
        scenes(list)
        Storyboards.current.all[name] = list
    }

    /// Creates the controller of the initial scene. If there is none, logs that and returns nil.
    open func instantiateInitialViewController() -> UIViewController? {
        switch content {
        case .scenes(let scenes):
            if let scene = scenes.initial { return make(scene) }
            AppEnvironment.current.host.log(.sceneUnknown(storyboard: name, scene: nil))
        case .broken(let reason): AppEnvironment.current.host.log(.interfaceBroken(reason))
        case nil: AppEnvironment.current.host.log(.sceneUnknown(storyboard: name, scene: nil))
        }
        return nil
    }

    /// Creates the controller of the initial scene with `creator`. If that returns nil, the scene's own class is used.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard case .scenes(let scenes) = content, let scene = scenes.initial else {
            return instantiateInitialViewController() as? Controller
        }
        return make(scene, creator: creator) as? Controller
    }

    /// Creates the controller of a scene. If the identifier is unknown, which crashes an app on iOS, the error is
    /// logged, and the returned controller shows a message.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let scene = scenes?.scene(identifier) { return make(scene) }
        let note: ConsoleMessage =
            if case .broken(let reason) = content {
                .interfaceBroken(reason)
            } else {
                .sceneUnknown(storyboard: name, scene: identifier)
            }
        AppEnvironment.current.host.raise(
            .invalidArgument,
            "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier '\(identifier)'",
            instead: note)
        return PlainScreen(note.description, in: .secondaryLabel)
    }

    /// Equal to ``instantiateViewController(withIdentifier:)``; the name since iOS 13.
    open func instantiateViewController(identifier: String) -> UIViewController {
        instantiateViewController(withIdentifier: identifier)
    }

    /// Creates the controller of a scene with `creator`. If that returns nil, the scene's own class is used. If the
    /// created controller has the wrong class, which crashes an app on iOS, a message is logged and an empty controller
    /// is returned.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let made =
            scenes?.scene(identifier).map { make($0, creator: creator) }
            ?? instantiateViewController(identifier: identifier)
        if let controller = made as? Controller { return controller }
        let reason = "The scene \"\(identifier)\" is a \(type(of: made)), and \(Controller.self) is wanted"
        AppEnvironment.current.host.log(.interfaceBroken(reason))
        guard let empty = Controller(coder: NSCoder()) else { preconditionFailure(reason) }
        return empty
    }

    /// Returns the scene with this id; nil if there is none.
    func scene(ofID id: String) -> StoryboardScene? { scenes?.scene(ofID: id) }

    private var scenes: StoryboardScenes? { if case .scenes(let scenes) = content { scenes } else { nil } }
    private var content: Storyboards.Content? { Storyboards.current.content(of: name) }

    /// Creates the controller of a scene with `creator`. If `creator` is nil or returns nil, the scene's class is used.
    func make(_ scene: StoryboardScene, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
        let controller = scene.make(.init(storyboard: self, scene: scene, creator: creator))
        AppEnvironment.current.retainForTurn(controller)
        if controller.origin == nil { controller.origin = SceneOrigin(storyboard: self, scene: scene) }
        return controller
    }

    open override var description: String { name }
}

/// The scenes of one storyboard.
public final class StoryboardScenes {
    private var scenes: [StoryboardScene] = []
    private var initialOne: String?

    /// Adds a scene, and returns it so that its segues can be added. The first scene is the initial one, unless another
    /// is added with `isInitial`.
    @discardableResult
    public func scene(
        _ identifier: String, isInitial: Bool = false, _ make: @escaping () -> UIViewController
    ) -> StoryboardScene {
        let scene = StoryboardScene(identifier: identifier) { _ in make() }
        add(scene)
        if isInitial { initialOne = identifier }
        return scene
    }

    /// Creates a storyboard with the scenes of a file. `initial` is the id of the initial scene; nil if there is none.
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

/// The storyboards of one app, by name.
final class Storyboards {
    /// The content of a storyboard: its scenes, or the reason why there are none.
    enum Content {
        case scenes(StoryboardScenes)
        /// A file that cannot be used, with the reason.
        case broken(String)
    }

    var all: [String: StoryboardScenes] = [:]
    /// The function that loads a storyboard file; it returns nil if there is no such file.
    var read: (String) -> Content? = { _ in nil }
    private var known: [String: Content] = [:]

    /// Returns the scenes registered under a name, or otherwise those of the file; nil if there are neither.
    func content(of name: String) -> Content? {
        if let scenes = all[name] { return .scenes(scenes) }
        if let known = known[name] { return known }
        known[name] = read(name)
        return known[name]
    }

    static var current: Storyboards {
        let values = AppEnvironment.current.values
        let key = ObjectIdentifier(Storyboards.self)
        if let present = values[object: key] as? Storyboards { return present }
        let made = Storyboards()
        values[object: key] = made
        return made
    }
}
