package import HeadlessUIKit

/// An app whose root is a tab bar controller with three stacks, the last of which cannot be selected.
package final class TabsApp: UIApplicationDelegate {
    package init() {}

    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Three"].map { title in
            let controller = UINavigationController(rootViewController: StackController(title))
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        tabs.viewControllers?.last?.tabBarItem.isEnabled = false
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        return true
    }
}

/// A screen that can change its navigation stack while it is not visible.
private final class StackController: UIViewController {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Content \(name)"
        view.addSubview(label)
        button("Push") { $0.navigationController?.pushViewController(StackController("Pushed"), animated: false) }
        button("Replace below") { controller in
            controller.navigationController?.setViewControllers(
                [StackController("Other"), controller], animated: false)
        }
        button("Rename below") { $0.navigationController?.viewControllers.first?.title = "Renamed" }
    }

    private func button(_ title: String, _ act: @escaping (UIViewController) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction { [weak self] _ in self.map(act) }
        view.addSubview(button)
    }
}
