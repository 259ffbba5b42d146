// Transitions between the controllers of tabs.
extension UITabBarController {
    /// Ends the app's running transition. Called before other changes of the tabs.
    func settleDrawn() { drawn?.settle() }

    /// Selects a tab, with the delegate's animation if there is one.
    func choose(_ place: Int) {
        settleDrawn()
        guard list.indices.contains(place), place != chosen else { return }
        if let former = selectedViewController, isOnScreen, former.viewIfLoaded?.superview === content,
            let drawer = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: former, to: list[place])
        {
            return draw(drawer, from: former, to: place)
        }
        takeOff(selectedViewController)
        chosen = place
        putOn(selectedViewController)
        tabsChanged()
    }

    private var isOnScreen: Bool { appearance == .shown }

    private func tabsChanged() {
        refreshTabs()
        childBarsChanged()
    }

    /// Starts the app's animation of a change of tabs. Both views are in the hierarchy until the animation ends.
    private func draw(_ drawer: any UIViewControllerAnimatedTransitioning, from former: UIViewController, to place: Int)
    {
        let (next, before) = (list[place], chosen)
        let leader = delegate?.tabBarController(self, interactionControllerFor: drawer)
        let course = TransitionCoordinator(
            from: former, to: next, in: content, duration: drawer.transitionDuration(using: nil), isAnimated: true,
            of: self, ledBy: leader)
        course.attach()
        former.willDisappear(true)
        chosen = place
        next.willAppear(true)
        tabsChanged()
        content.fit(next)
        let transition = ControllerTransition(from: former, to: next, course)
        drawn = transition
        transition.start(drawnBy: drawer, ledBy: leader) { [self] didComplete in
            drawn = nil
            if !didComplete { chosen = before }
            let (gone, there) = didComplete ? (former, next) : (next, former)
            install(there)
            gone.viewIfLoaded?.removeFromSuperview()
            course.detach()
            course.end()
            if !didComplete { next.willDisappear(true) }
            gone.settleAppearance()
            if !didComplete {
                if isOnScreen { former.willAppear(true) }
                tabsChanged()
            }
            if isOnScreen { there.settleAppearance() }
        }
    }

    /// Removes the view of a controller that is no longer selected.
    func takeOff(_ controller: UIViewController?) {
        controller?.willDisappear(false)
        controller?.viewIfLoaded?.removeFromSuperview()
        controller?.settleAppearance()
    }

    /// Adds the view of the selected controller.
    func putOn(_ controller: UIViewController?) {
        guard isOnScreen else { return }
        controller?.willAppear(false)
        install(controller)
        controller?.settleAppearance()
    }

    /// Adds the controller's view beneath the tab bar.
    func install(_ controller: UIViewController?) {
        guard isViewLoaded, let controller, let view = controller.view, view.superview !== content else { return }
        content.fit(controller)
        content.addSubview(view)
    }
}
