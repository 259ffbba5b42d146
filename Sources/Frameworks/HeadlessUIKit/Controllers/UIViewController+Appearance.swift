extension UIViewController {
    var isAppearing: Bool { if case .appearing = appearance { true } else { false } }
    var isDisappearing: Bool { if case .disappearing = appearance { true } else { false } }
    var presentationEnds: Bool { companions.contains { $0 is Ending } }

    /// Marks this controller's presentation as ending while `body` runs.
    func whilePresentationEnds(_ body: () -> Void) {
        companions.append(Ending())
        body()
        companions.removeAll { $0 is Ending }
    }

    /// Marks the controller as leaving its container until ``hasLeftParent()`` is called.
    func beginsToLeaveParent() { companions.append(Leaving()) }

    /// Called when the controller has left its container, or stays in it.
    func hasLeftParent() { companions.removeAll { $0 is Leaving } }

    func willAppear(_ animated: Bool) {
        switch appearance {
        case .appearing, .shown: return
        case .gone, .disappearing: break
        }
        appearance = .appearing(animated: animated)
        loadViewIfNeeded()
        takeInChildren()
        viewWillAppear(animated)
        takeInChildren()
        for child in childrenOnScreen where child.isViewLoaded { child.willAppear(animated) }
    }

    func willDisappear(_ animated: Bool) {
        switch appearance {
        case .gone, .disappearing: return
        case .appearing, .shown: break
        }
        appearance = .disappearing(animated: animated)
        viewWillDisappear(animated)
        for child in childrenOnScreen { child.willDisappear(animated) }
    }

    func settleAppearance() {
        switch appearance {
        case .gone, .shown: return
        case .appearing(let animated):
            appearance = .shown
            for child in childrenOnScreen { child.settleAppearance() }
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .gone
            for child in childrenOnScreen { child.settleAppearance() }
            viewDidDisappear(animated)
        }
    }
}

/// An object attached to a view controller that is notified of changes to the controller's title.
protocol TitleObserver: AnyObject {
    func titleChanged(to title: String?)
}

private final class Ending {}
final class Leaving {}

extension UIViewController: WindowObserver {
    /// Called when the view entered or left a window without a call of its container.
    package func viewMovedToWindow(_ window: UIWindow?) {
        if window != nil {
            guard appearance == .gone, let parent, parent.isViewLoaded else { return }
            switch parent.appearance {
            case .gone, .disappearing: return
            case .appearing(let animated): willAppear(animated)
            case .shown:
                willAppear(false)
                settleAppearance()
            }
        } else if appearance == .shown, parent?.viewIfLoaded?.window != nil {
            // Only a view removed alone is reported; a sheet that removes a whole stack from the screen is not.
            willDisappear(false)
            settleAppearance()
        }
    }
}
