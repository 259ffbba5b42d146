import Beagle
import HeadlessUIKit
import SessionSupport

/// Opens a screen whose controller shows no errors: in a sheet, or over another screen without a bar.
final class QuietApp: UIApplicationDelegate {
    enum Shown: CaseIterable, Sendable {
        case sheet, heldSheet, refusedSheet, pushed
    }

    private let shown: Shown
    var window: UIWindow?

    init(_ shown: Shown) { self.shown = shown }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Beagle.dependencies = BeagleDependencies()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let stack = QuietController(rootViewController: QuietStart(shown))
        stack.setNavigationBarHidden(true, animated: false)
        stack.interactivePopGestureRecognizer?.delegate = nil
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class QuietStart: UIViewController, UIAdaptivePresentationControllerDelegate {
    private let shown: QuietApp.Shown

    init(_ shown: QuietApp.Shown) {
        self.shown = shown
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func open() {
        let screen = BeagleScreenViewController(.remote(.init(url: "/details")))
        if shown == .pushed {
            navigationController?.pushViewController(screen, animated: false)
            return
        }
        let quiet = QuietController(rootViewController: screen)
        quiet.isModalInPresentation = shown == .heldSheet
        quiet.presentationController?.delegate = self
        present(quiet, animated: false)
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        shown != .refusedSheet
    }
}
