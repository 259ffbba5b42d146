// How one tab's controller gives way to another's.
extension UITabBarController {
    /// What an app draws is over before anything else happens to the tabs.
    func settleDrawn() { drawn?.settle() }

    /// Has the controller of a tab in front, which an app may draw.
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

    /// Has an app draw the change; until it says that this is over, both are there.
    private func draw(_ drawer: any UIViewControllerAnimatedTransitioning, from former: UIViewController, to place: Int)
    {
        let (next, before) = (list[place], chosen)
        let leader = delegate?.tabBarController(self, interactionControllerFor: drawer)
        let course = TransitionCourse(
            from: former, to: next, in: content, duration: drawer.transitionDuration(using: nil), isAnimated: true,
            of: self, ledBy: leader)
        course.attach()
        former.willDisappear(true)
        chosen = place
        next.willAppear(true)
        tabsChanged()
        next.view.frame = content.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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

    /// A controller is not in front any more.
    func takeOff(_ controller: UIViewController?) {
        controller?.willDisappear(false)
        controller?.viewIfLoaded?.removeFromSuperview()
        controller?.settleAppearance()
    }

    /// A controller is in front.
    func putOn(_ controller: UIViewController?) {
        guard isOnScreen else { return }
        controller?.willAppear(false)
        install(controller)
        controller?.settleAppearance()
    }

    /// Puts the controller's view above the tabs.
    func install(_ controller: UIViewController?) {
        guard isViewLoaded, let controller, let view = controller.view, view.superview !== content else { return }
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }
}
