extension UIViewController {
    /// Returns the nearest controller among the candidates that accepts the unwind action; nil if none does.
    func unwindDestination(_ action: Selector, sender: Any?) -> UIViewController? {
        unwindCandidates.first { $0.canPerformUnwindSegueAction(action, from: self, sender: sender) }
    }

    /// The controllers that an unwind segue may lead to, nearest first: containers, controllers below them on
    /// navigation stacks, and presenters, up to the window's root controller.
    private var unwindCandidates: [UIViewController] {
        var found: [UIViewController] = []
        var front: UIViewController? = self
        while let start = front {
            var current = start
            while let container = current.parent {
                if let navigation = container as? UINavigationController {
                    found += navigation.viewControllers.prefix { $0 !== current }.reversed()
                }
                found.append(container)
                current = container
            }
            front = current.presenter?.visibleLeaf
            if let front { found.append(front) }
        }
        return found
    }

    /// The innermost controller inside this one that is visible, or was visible when a controller was presented over
    /// it.
    private var visibleLeaf: UIViewController {
        var current = self
        while let child = current.childrenOnScreen.last { current = child }
        return current
    }

    /// Dismisses and pops all controllers above this controller.
    func showAgain() {
        if presentedViewController != nil { dismiss(animated: true) }
        var current = self
        while let container = current.parent {
            if let navigation = container as? UINavigationController, navigation.topViewController !== current {
                navigation.popToViewController(current, animated: true)
            }
            current = container
        }
    }
}
