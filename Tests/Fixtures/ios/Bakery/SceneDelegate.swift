import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard scene is UIWindowScene else { return }
        window?.tintColor = UIColor(red: 0.7, green: 0.36, blue: 0.1, alpha: 1)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        UserDefaults.standard.set(session(of: scene), forKey: "scene")
    }

    private func session(of scene: UIScene) -> String { scene.session.configuration.name ?? "none" }
}
