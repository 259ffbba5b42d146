import Beagle
import HeadlessUIKit

/// An app with a navigation controller for each kind of finding of a sweep.
final class FlawedApp: UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        let navigation = dependencies.navigation
        navigation.registerNavigationController(builder: SilentController.init, forId: "Silent")
        navigation.registerNavigationController(builder: EndlessLoadingController.init, forId: "EndlessLoading")
        navigation.registerNavigationController(builder: NoRetryController.init, forId: "NoRetry")
        navigation.registerNavigationController(builder: DoubleRetryController.init, forId: "DoubleRetry")
        navigation.registerNavigationController(builder: LeftoverController.init, forId: "Leftover")
        navigation.registerNavigationController(builder: RepeatedPushController.init, forId: "RepeatedPush")
        Beagle.dependencies = dependencies
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BeagleScreenViewController(.remote(.init(url: "/home")))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Shows neither loading nor errors.
private final class SilentController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {}
}

/// A controller that hides the loading view only on success, so that the loading view stays after an error.
private final class EndlessLoadingController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
        switch state {
        case .started: view.showLoading(.whiteLarge)
        case .success: view.hideLoading()
        case .error, .finished: break
        }
    }
}

/// A custom error view of the app: a sentence, and a button with a given action.
private final class Notice: UIView {
    private let act: () -> Void

    init(_ text: String, button title: String, in view: UIView, act: @escaping () -> Void) {
        self.act = act
        super.init(frame: view.bounds)
        backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        label.text = text
        addSubview(label)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 260, width: 200, height: 44)
        button.setTitle(title, for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                self?.removeFromSuperview()
                self?.act()
            }, for: .touchUpInside)
        addSubview(button)
        view.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }
}

/// A controller whose error view offers no retry: its only button closes the message.
private final class NoRetryController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
        guard case .error = state else { return }
        _ = Notice("Something went wrong", button: "Close", in: view) {}
    }
}

/// A controller that runs the retry twice for one press.
private final class DoubleRetryController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
        guard case .error(_, let retry) = state else { return }
        _ = Notice("Something went wrong", button: "Again", in: view) {
            retry()
            retry()
        }
    }
}

/// Leaves a banner on the screen after an error that was retried successfully.
private final class LeftoverController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
        guard case .error(_, let retry) = state else { return }
        _ = Notice("Something went wrong", button: "Again", in: view) { [weak self] in
            let banner = UILabel(frame: CGRect(x: 0, y: 780, width: 393, height: 40))
            banner.text = "It failed once"
            self?.view.addSubview(banner)
            retry()
        }
    }
}

/// Pushes the screen that is on top already when it receives an error, which raises an exception on iOS.
private final class RepeatedPushController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {
        guard case .error(_, let retry) = state else { return }
        _ = Notice("Something went wrong", button: "Again", in: view, act: retry)
        if let top = viewControllers.last { pushViewController(top, animated: false) }
    }
}
