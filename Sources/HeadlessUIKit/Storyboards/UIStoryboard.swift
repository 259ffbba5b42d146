/// Scenes that lead to one another, which the app registers in code instead of drawing them.
///
/// ```swift
/// UIStoryboard.register("Main") { scenes in
///     scenes.scene("Home", HomeViewController.init).segue("Detail", to: "Detail")
///     scenes.scene("Detail", DetailViewController.init)
/// }
/// let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
/// ```
/// What is registered belongs to the running session's app. Controllers are made by the closure given, not by
/// `init?(coder:)`, and their outlets are what that closure or `loadView()` sets.
open class UIStoryboard: NSObject {
    private let name: String

    /// The storyboard registered under a name; there is no file, so the bundle says nothing.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Registers the scenes of a storyboard for the running app, in place of those of the same name.
    public static func register(_ name: String, _ scenes: (StoryboardScenes) -> Void) {
        let list = StoryboardScenes()
        scenes(list)
        Storyboards.current.all[name] = list
    }

    /// Makes the controller of the initial scene; nil, which is logged, where the storyboard has no scene.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let scene = content?.initial else {
            UIApplication.shared.host.log(.sceneUnknown(storyboard: name, scene: nil))
            return nil
        }
        return make(scene)
    }

    /// Makes the controller of a scene.
    ///
    /// An unknown identifier, which ends an app on iOS, is logged; the controller made for it says so on the screen.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let controller = controller(of: identifier) { return controller }
        let note = ApplicationNote.sceneUnknown(storyboard: name, scene: identifier)
        UIApplication.shared.host.log(note)
        return PlainScreen(note.description, in: .secondaryLabel)
    }

    /// As ``instantiateViewController(withIdentifier:)``, in the words of iOS 13.
    open func instantiateViewController(identifier: String) -> UIViewController {
        instantiateViewController(withIdentifier: identifier)
    }

    func controller(of identifier: String) -> UIViewController? { content?.scene(identifier).map(make) }

    private var content: StoryboardScenes? { Storyboards.current.all[name] }

    private func make(_ scene: StoryboardScene) -> UIViewController {
        let controller = scene.make()
        controller.origin = SceneOrigin(storyboard: self, scene: scene)
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
        let scene = StoryboardScene(identifier: identifier, make: make)
        scenes.removeAll { $0.identifier == identifier }
        scenes.append(scene)
        if isInitial { initialOne = identifier }
        return scene
    }

    var initial: StoryboardScene? { initialOne.flatMap(scene) ?? scenes.first }

    func scene(_ identifier: String) -> StoryboardScene? { scenes.first { $0.identifier == identifier } }
}

/// The storyboards of one app.
final class Storyboards {
    var all: [String: StoryboardScenes] = [:]

    static var current: Storyboards {
        let values = UIApplication.shared.values
        let key = ObjectIdentifier(Storyboards.self)
        if let present = values[object: key] as? Storyboards { return present }
        let made = Storyboards()
        values[object: key] = made
        return made
    }
}
