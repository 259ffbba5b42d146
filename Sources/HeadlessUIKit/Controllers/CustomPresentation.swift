// Presentations that a presentation controller of an app's own looks after.
extension Presentation {
    /// How long coming and going take, where nobody else draws them.
    private static let duration: TimeInterval = 0.4

    /// Comes as the presentation controller says, drawn by the app or from below.
    func show(
        over host: UIViewController, in window: UIWindow, by controller: UIPresentationController,
        drawnBy drawer: (any UIViewControllerAnimatedTransitioning)?, animated: Bool, completion: @escaping () -> Void
    ) {
        let removesPresenter = controller.shouldRemovePresentersView
        self.window = window
        let duration = drawer?.transitionDuration(using: nil) ?? Self.duration
        let course = TransitionCourse(
            from: host, to: presented, in: container, duration: duration, isAnimated: animated)
        course.attach()
        if removesPresenter { host.willDisappear(animated) }
        container.frame = container.place(in: window)
        window.addSubview(container)
        container.arrange(controller)
        controller.presentationTransitionWillBegin()
        presented.willAppear(animated)
        let view: UIView = controller.presentedView ?? presented.view
        let place = controller.frameOfPresentedViewInContainerView
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = place
        let finish = { [self] (didComplete: Bool) in
            if !view.isDescendant(of: container) { container.addSubview(view) }
            container.isInTransition = false
            if removesPresenter {
                covered = host.shownView
                covered?.removeFromSuperview()
                host.settleAppearance()
            }
            presented.settleAppearance()
            course.detach()
            course.end()
            controller.presentationTransitionDidEnd(true)
            drawer?.animationEnded(didComplete)
            completion()
        }
        container.isInTransition = true
        if animated, let drawer {
            let transition = PresentationTransition(
                presented, over: host, in: container, .comes, movesPresenter: false, view: view, place: place,
                finish: finish)
            course.begin()
            return drawer.animateTransition(using: transition)
        }
        container.addSubview(view)
        guard animated else {
            course.begin()
            return finish(true)
        }
        UIView.performWithoutAnimation { view.frame.origin.y = container.bounds.height }
        course.begin()
        UIView.animate(withDuration: duration, animations: { view.frame = place }, completion: finish)
    }

    /// Goes as the presentation controller says; all that is shown above goes at once.
    func end(
        over presenter: UIViewController, by controller: UIPresentationController,
        drawnBy drawer: (any UIViewControllerAnimatedTransitioning)?, animated: Bool, completion: @escaping () -> Void
    ) {
        if let above = presented.presentation { above.end(over: presented, animated: false) }
        let duration = drawer?.transitionDuration(using: nil) ?? Self.duration
        let course = TransitionCourse(
            from: presented, to: presenter, in: container, duration: duration, isAnimated: animated)
        course.attach()
        hasBegunToGo = true
        controller.dismissalTransitionWillBegin()
        if covered != nil { presenter.willAppear(animated) }
        presented.whilePresentationEnds { presented.willDisappear(animated) }
        if let covered { window?.insertSubview(covered, at: 0) }
        let view: UIView = controller.presentedView ?? presented.view
        container.isInTransition = true
        let finish = { [self] (didComplete: Bool) in
            if let stays = presenter.shownView, stays.superview !== window { window?.insertSubview(stays, at: 0) }
            presented.whilePresentationEnds { takeDown(animated: animated) }
            presenter.presentation = nil
            if covered != nil { presenter.settleAppearance() }
            course.detach()
            course.end()
            controller.dismissalTransitionDidEnd(true)
            presented.keep(nil)
            drawer?.animationEnded(didComplete)
            completion()
        }
        if animated, let drawer {
            let transition = PresentationTransition(
                presented, over: presenter, in: container, .goes, movesPresenter: false, view: view, place: view.frame,
                finish: finish)
            course.begin()
            return drawer.animateTransition(using: transition)
        }
        course.begin()
        guard animated else { return finish(true) }
        UIView.animate(
            withDuration: duration, animations: { view.frame.origin.y = container.bounds.height }, completion: finish)
    }
}
