import HeadlessUIKit
import TestSupport
import Testing

@Suite("The status bar")
struct StatusBarTests {
    private final class Screen: UIViewController {
        var style = UIStatusBarStyle.default
        var isBare = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isBare }
    }

    /// Returns the status bar's style in a snapshot.
    private func drawn(_ stage: Stage) throws -> String? {
        try stage.drain()
        return try #require(stage.reader[stage.application.root.id]?.properties)["statusBar"]
    }

    @Test func `A controller sets the status bar style and is asked again after an update request`() throws {
        let screen = Screen()
        let stage = try Stage(root: screen)
        #expect(try drawn(stage) == nil)
        stage.act {
            screen.style = .lightContent
            screen.setNeedsStatusBarAppearanceUpdate()
        }
        #expect(try drawn(stage) == "light")
        stage.act {
            screen.isBare = true
            screen.setNeedsStatusBarAppearanceUpdate()
        }
        #expect(try drawn(stage) == "hidden")
    }

    @Test func `A bar style overrides its content, tabs ask the selected one, and a sheet is not asked`() throws {
        let (screen, other, tabs) = (Screen(), Screen(), UITabBarController())
        let navigation = UINavigationController(rootViewController: screen)
        tabs.viewControllers = [navigation, other]
        screen.style = .darkContent
        other.style = .darkContent
        let stage = try Stage(root: tabs)
        #expect(try drawn(stage) == nil)
        stage.act { navigation.navigationBar.barStyle = .black }
        stage.act { screen.view.setNeedsLayout() }
        #expect(try drawn(stage) == "light")
        stage.act { navigation.isNavigationBarHidden = true }
        #expect(try drawn(stage) == "dark")
        let (sheet, whole) = (Screen(), Screen())
        (sheet.style, whole.style, whole.modalPresentationStyle) = (.lightContent, .lightContent, .fullScreen)
        stage.act { tabs.present(sheet, animated: false) }
        #expect(try drawn(stage) == "dark")
        stage.act { sheet.present(whole, animated: false) }
        #expect(try drawn(stage) == "light")
    }
}
