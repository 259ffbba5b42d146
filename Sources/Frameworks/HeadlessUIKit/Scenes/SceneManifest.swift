/// The scene configurations in an app's Info.plist, and the functions that create the scene delegates.
///
/// On iOS the Objective-C runtime finds delegate classes by name. On Linux `kennel import` generates functions that
/// create them.
public struct SceneManifest {
    /// A scene configuration.
    public struct Configuration {
        let name: String?
        let delegate: String?
        let storyboard: String?

        /// Creates a configuration from its name, the name of the delegate class, and the name of the storyboard.
        public init(name: String?, delegate: String?, storyboard: String?) {
            (self.name, self.delegate, self.storyboard) = (name, delegate, storyboard)
        }
    }

    let configurations: [Configuration]
    let delegates: [String: () -> any UISceneDelegate]

    /// Creates a manifest. The first configuration is the default. `delegates` has the functions that create delegates,
    /// by class name.
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
    /// The app's scene manifest. Set before its delegate is created.
    public var sceneManifest: SceneManifest {
        get { values[SceneManifestKey.self] }
        set { values[SceneManifestKey.self] = newValue }
    }

    public var connectedScenes: Set<UIScene> { Set(values[ConnectedScenesKey.self]) }
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Always returns false.
    public var supportsMultipleScenes: Bool { false }

    /// Whether the app uses scenes.
    package var hasScenes: Bool { !sceneManifest.configurations.isEmpty || !sceneManifest.delegates.isEmpty }

    /// Connects the scene after the launch, if the app uses scenes: creates its delegate and, if there is a storyboard,
    /// its window.
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
        environment.post(UIScene.willConnectNotification)
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
}

extension UISceneConfiguration {
    public var storyboard: UIStoryboard? {
        get { beginning as? UIStoryboard }
        set { beginning = newValue }
    }
}

extension UIScene {
    /// The window of the scene's delegate; nil if it has none.
    fileprivate var windowOfDelegate: UIWindow? {
        get { (delegate as? any UIWindowSceneDelegate)?.window }
        set { (delegate as? any UIWindowSceneDelegate)?.window = newValue }
    }
}

extension UIWindow {
    public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

    /// The only scene; nil if the app has none.
    public var windowScene: UIWindowScene? {
        get { UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first }
        set {}
    }
}
