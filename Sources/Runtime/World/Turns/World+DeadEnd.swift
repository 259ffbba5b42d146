import Beagle
import HeadlessUIKit

/// What nobody sees on an empty screen: that nothing waits to fill it any more.
extension World {
    /// Says so once the last retry of the screen in front was let go, by Cancel or by an app that never kept it.
    func noteDeadEnd() {
        let dropped = observer.retries.dropped
        observer.retries.dropped = []
        guard let subject = dropped.last, !observer.retries.hasPending, showsFailedScreen else { return }
        chronicle.line(.note, .warning, .deadEnd(subject: subject))
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
    /// The controller a person sees: what was presented last, and of that the innermost.
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
