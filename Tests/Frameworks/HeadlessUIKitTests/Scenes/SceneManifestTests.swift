import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

private final class Hearing: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var heard: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        heard.append("connect \(session.configuration.name ?? "-") \(scene.activationState == .unattached)")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active \(scene.activationState == .foregroundActive)") }
}

private final class Plain: UIApplicationDelegate {
    var heard = 0
    func applicationDidBecomeActive(_ application: UIApplication) { heard += 1 }
}

private final class Choosing: UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let own = UISceneConfiguration(name: "Own", sessionRole: connectingSceneSession.role)
        own.delegateClass = Hearing.self
        return own
    }
}

private final class Preparing: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var found: [UIViewController?] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { found = (scene as? UIWindowScene)?.windows.map(\.rootViewController) ?? [] }
}

@Suite("An app's scene")
struct SceneManifestTests {
    private let stage: Stage

    init() throws { stage = try Stage(root: UIViewController()) }

    @Test func `The scene delegate named in Info.plist makes the window and is told it became active`() throws {
        try stage.act {
            let app = stage.application
            app.sceneManifest = SceneManifest(
                [.init(name: "Default", delegate: "Hearing", storyboard: nil)], delegates: ["Hearing": { Hearing() }])
            app.connectScene()
            app.becomeActive()
            let scene = try #require(app.connectedScenes.first as? UIWindowScene)
            let delegate = try #require(scene.delegate as? Hearing)
            #expect(delegate.heard == ["connect Default true", "foreground", "active true"])
            #expect(app.keyWindow === delegate.window && delegate.window?.windowScene === scene)
            #expect(scene.windows.contains { $0 === delegate.window } && app.openSessions == [scene.session])
        }
    }

    @Test func `Code can choose the scene delegate's class, and a missing class leaves no delegate`() {
        stage.act {
            let app = stage.application, choosing = Choosing()
            app.delegate = choosing
            app.sceneManifest = SceneManifest([], delegates: ["Hearing": { Hearing() }])
            app.connectScene()
            #expect((app.connectedScenes.first?.delegate as? Hearing)?.heard == ["connect Own true"])
            app.sceneManifest = SceneManifest([.init(name: nil, delegate: "Gone", storyboard: nil)])
            app.delegate = nil
            app.connectScene()
            #expect(app.connectedScenes.count == 1 && app.connectedScenes.first?.delegate == nil)
        }
    }

    @Test func `An app without scenes is notified of activation by its app delegate`() {
        stage.act {
            let app = stage.application, plain = Plain()
            app.delegate = plain
            app.connectScene()
            app.becomeActive()
            #expect(app.connectedScenes.isEmpty && plain.heard == 1)
        }
    }

    @Test func `The window of the storyboard is among the scene's windows while the scene connects`() throws {
        try stage.act {
            let app = stage.application
            UIStoryboard.register("Start") { $0.scene("First") { UITabBarController() } }
            app.sceneManifest = SceneManifest(
                [.init(name: nil, delegate: "Preparing", storyboard: "Start")],
                delegates: ["Preparing": { Preparing() }])
            app.connectScene()
            let delegate = try #require(app.connectedScenes.first?.delegate as? Preparing)
            #expect(delegate.found.last is UITabBarController)
        }
    }
}
