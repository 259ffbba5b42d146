extension UIViewController {
    /// Marks the controller as leaving its container until ``hasLeftParent()`` is called.
    func beginsToLeaveParent() { appearanceFlags.insert(.leavingParent) }

    /// Called when the controller has left its container, or stays in it after all.
    func hasLeftParent() { appearanceFlags.remove(.leavingParent) }

    /// The children whose appearance methods are called together with this controller's; empty if the controller calls
    /// them itself.
    private var forwardedChildren: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? childrenOnScreen : []
    }

    func willAppear(_ animated: Bool) {
        switch appearance {
        case .appearing, .shown: return
        case .gone, .disappearing: break
        }
        appearance = .appearing(animated: animated)
        loadViewIfNeeded()
        takeInChildren()
        ObservedCalls.call("viewWillAppear:", of: self, with: [animated]) { viewWillAppear(animated) }
        takeInChildren()
        for child in forwardedChildren where child.isViewLoaded { child.willAppear(animated) }
    }

    /// Calls `viewIsAppearing` once, as soon as the view is in a window.
    private func announceAppearing(_ animated: Bool) {
        guard !appearanceFlags.contains(.isInHierarchy) else { return }
        appearanceFlags.insert(.isInHierarchy)
        viewIsAppearing(animated)
    }

    func willDisappear(_ animated: Bool) {
        switch appearance {
        case .gone, .disappearing: return
        case .appearing, .shown: break
        }
        appearance = .disappearing(animated: animated)
        ObservedCalls.call("viewWillDisappear:", of: self, with: [animated]) { viewWillDisappear(animated) }
        for child in forwardedChildren { child.willDisappear(animated) }
    }

    /// Makes the controller or a visible child the first responder, if it can be and the window has no other one.
    func takeVacantFocus() {
        guard let window = viewIfLoaded?.window, window.focused == nil else { return }
        for child in childrenOnScreen.reversed() { child.takeVacantFocus() }
        if window.focused == nil, canBecomeFirstResponder { becomeFirstResponder() }
    }

    func settleAppearance() {
        switch appearance {
        case .gone, .shown: return
        case .appearing(let animated):
            announceAppearing(animated)
            appearance = .shown
            for child in forwardedChildren { child.settleAppearance() }
            takeVacantFocus()
            ObservedCalls.call("viewDidAppear:", of: self, with: [animated]) { viewDidAppear(animated) }
            appearanceFlags.subtract([.beingPresented, .joiningParent])
        case .disappearing(let animated):
            appearance = .gone
            for child in forwardedChildren { child.settleAppearance() }
            ObservedCalls.call("viewDidDisappear:", of: self, with: [animated]) { viewDidDisappear(animated) }
            appearanceFlags.subtract([.beingDismissed, .isInHierarchy])
        }
    }
}

/// An object attached to a view controller that is notified of changes to the controller's title.
protocol TitleObserver: AnyObject {
    func titleChanged(to title: String?)
}

extension UIViewController: WindowObserver {
    /// Called when the view entered or left a window without a call of its container.
    package func viewMovedToWindow(_ window: UIWindow?) {
        if let window {
            if case .appearing(let animated) = appearance { return announceAppearing(animated) }
            guard appearance == .gone else { return }
            guard let parent else { return movedAlone(to: window) }
            guard parent.isViewLoaded, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
            switch parent.appearance {
            case .gone, .disappearing: return
            case .appearing(let animated): willAppear(animated)
            case .shown: appear()
            }
        } else if appearance == .shown, isNotifiedOfRemoval {
            willDisappear(false)
            settleAppearance()
        }
    }

    /// Notifies a controller whose view an app added to another view without making it a child.
    private func movedAlone(to window: UIWindow) {
        guard presenter == nil, window.rootViewController !== self else { return }
        if viewIfLoaded?.superview?.holdsWaitingPages != true { appear() }
    }

    private func appear() {
        willAppear(false)
        settleAppearance()
    }

    /// Whether the view was removed by itself. When a sheet removes a whole stack from the screen, it notifies the
    /// controllers.
    private var isNotifiedOfRemoval: Bool {
        guard let parent else { return presenter == nil && presentation == nil }
        return parent.viewIfLoaded?.window != nil && parent.shouldAutomaticallyForwardAppearanceMethods
    }
}
