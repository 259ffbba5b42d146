/// The scenes that an app's Info.plist describes, and the classes that hear of them.
///
/// On iOS the Objective-C runtime finds these classes by their names. Here `kennel import` writes down how each is
/// made.
public struct SceneManifest {
    /// One configuration.
    public struct Configuration {
        let name: String?
        let delegate: String?
        let storyboard: String?

        /// A configuration: its name, the name of its delegate's class, and the storyboard that it begins with.
        public init(name: String?, delegate: String?, storyboard: String?) {
            (self.name, self.delegate, self.storyboard) = (name, delegate, storyboard)
        }
    }

    let configurations: [Configuration]
    let delegates: [String: () -> any UISceneDelegate]

    /// Configurations, the usual one first, and how delegates are made, by the name of their class.
    public init(_ configurations: [Configuration], delegates: [String: () -> any UISceneDelegate] = [:]) {
        (self.configurations, self.delegates) = (configurations, delegates)
    }
}

private enum SceneManifestKey: ApplicationKey {
    static var defaultValue: SceneManifest { SceneManifest([]) }
}

private enum ConnectedScenesKey: ApplicationKey {
    static var defaultValue: [UIScene] { [] }
}

extension UIApplication {
    /// The app's scenes: set before its delegate is made.
    public var sceneManifest: SceneManifest {
        get { values[SceneManifestKey.self] }
        set { values[SceneManifestKey.self] = newValue }
    }

    /// The app's scenes that are there.
    public var connectedScenes: Set<UIScene> { Set(values[ConnectedScenesKey.self]) }
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// A phone has one.
    public var supportsMultipleScenes: Bool { false }

    /// Whether the app's windows are those of scenes.
    package var hasScenes: Bool { !sceneManifest.configurations.isEmpty || !sceneManifest.delegates.isEmpty }

    /// Connects the scene of an app that has any, once it has launched: makes who hears of it and, where a storyboard
    /// is named, its window.
    package func connectScene() {
        guard hasScenes else { return }
        let options = UIScene.ConnectionOptions()
        let usual = sceneManifest.configurations.first
        let plain = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: usual?.name, sessionRole: .windowApplication))
        let asked =
            delegate?.application(self, configurationForConnecting: plain, options: options) ?? plain.configuration
        let known = sceneManifest.configurations.first { $0.name == asked.name } ?? usual
        let session = UISceneSession(role: asked.role, configuration: asked)
        let scene = UIWindowScene(session: session, connectionOptions: options)
        session.scene = scene
        values[ConnectedScenesKey.self] = [scene]
        let name = asked.delegateClass.map { String(describing: $0) } ?? known?.delegate
        if let name {
            scene.delegate = sceneManifest.delegates[name]?()
            if scene.delegate == nil {
                host.log(.message("The scene's delegate is a \(name), which the app does not have"))
            }
        }
        let window = begin(
            scene, with: asked.storyboard ?? known?.storyboard.map { UIStoryboard(name: $0, bundle: nil) })
        post(UIScene.willConnectNotification)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if let window, scene.windowOfDelegate == nil || scene.windowOfDelegate === window { window.makeKeyAndVisible() }
    }

    private func begin(_ scene: UIWindowScene, with storyboard: UIStoryboard?) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        scene.windowOfDelegate = window
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    /// Tells the app and its scene that a person can use it.
    package func becomeActive() {
        for scene in values[ConnectedScenesKey.self] {
            scene.activationState = .foregroundInactive
            post(UIScene.willEnterForegroundNotification)
            scene.delegate?.sceneWillEnterForeground(scene)
            scene.activationState = .foregroundActive
            post(UIScene.didActivateNotification)
            scene.delegate?.sceneDidBecomeActive(scene)
        }
        if !hasScenes { delegate?.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification)
    }
}

extension UISceneConfiguration {
    public var storyboard: UIStoryboard? {
        get { beginning as? UIStoryboard }
        set { beginning = newValue }
    }
}

extension UIScene {
    /// The window that the scene's delegate has.
    fileprivate var windowOfDelegate: UIWindow? {
        get { (delegate as? any UIWindowSceneDelegate)?.window }
        set { (delegate as? any UIWindowSceneDelegate)?.window = newValue }
    }
}

extension UIWindow {
    public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

    /// The scene that the window is in; a phone has one.
    public var windowScene: UIWindowScene? {
        get { UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first }
        set {}
    }
}
