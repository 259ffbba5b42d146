import Beagle
import HeadlessUIKit

/// Detection of empty screens without any pending retry.
extension World {
    /// Logs a notice when the last retry of the front screen was released, by Cancel or by an app that did not keep it.
    func noteDeadEnd() {
        let dropped = observer.retries.dropped
        observer.retries.dropped = []
        guard let subject = dropped.last, !observer.retries.hasPending, showsFailedScreen else { return }
        eventLog.log(.note, level: .warning, notice: .deadEnd(subject: subject))
    }

    private var showsFailedScreen: Bool {
        guard let front = application.windows.last?.rootViewController?.frontmost as? BeagleScreenViewController
        else { return false }
        switch front.viewModel.stage {
        case .failed: return true
        case .idle, .loading, .shown: return false
        }
    }
}

extension UIViewController {
    /// The controller that a person sees: the innermost child of the controller that was presented last.
    fileprivate var frontmost: UIViewController {
        if let presented = presentedWithin { return presented.frontmost }
        switch self {
        case let stack as UINavigationController: return stack.topViewController?.frontmost ?? self
        case let tabs as UITabBarController: return tabs.selectedViewController?.frontmost ?? self
        default: return children.last?.frontmost ?? self
        }
    }

    private var presentedWithin: UIViewController? {
        if let presentedViewController { return presentedViewController }
        for child in children {
            if let presented = child.presentedWithin { return presented }
        }
        return nil
    }
}
