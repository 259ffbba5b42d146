// Presentations with the app's own presentation controller.
extension Presentation {
    /// The duration of the default animation.
    private static let duration: TimeInterval = 0.4

    /// Presents with the presentation controller. The app animates the presentation; by default the view moves in from
    /// the bottom.
    func show(
        over host: UIViewController, in window: UIWindow, by controller: UIPresentationController, _ drawing: Drawing?,
        animated: Bool, completion: @escaping () -> Void
    ) {
        let removesPresenter = controller.shouldRemovePresentersView
        self.window = window
        let course =
            drawing.map { self.coordinator(from: host, to: presented, drawing: $0) }
            ?? plainCoordinator(from: host, to: presented, animated: animated)
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
            drawn = nil
            container.isInTransition = false
            if didComplete {
                if !view.isDescendant(of: container) { container.addSubview(view) }
                if removesPresenter {
                    covered = host.shownView
                    covered?.removeFromSuperview()
                    host.settleAppearance()
                }
                presented.settleAppearance()
            } else {
                hasBegunToGo = true  // a second dismissal is not reported
                isGivenUp(over: host, endsAppearance: removesPresenter)
                presented.setPresentationController(nil)
            }
            course.detach()
            course.end()
            controller.presentationTransitionDidEnd(didComplete)
        }
        container.isInTransition = true
        if let drawing {
            let transition = ControllerTransition(
                from: side(of: host, moves: false), to: presentedSide(view, at: place), course)
            drawn = .coming(transition)
            return transition.start(
                drawnBy: drawing.drawer, ledBy: drawing.leader, finish: finish, afterwards: completion)
        }
        container.addSubview(view)
        guard animated else {
            course.begin()
            finish(true)
            return completion()
        }
        UIView.performWithoutAnimation { view.frame.origin.y = container.bounds.height }
        course.begin()
        UIView.animate(withDuration: Self.duration, animations: { view.frame = place }) {
            finish($0)
            completion()
        }
    }

    /// Dismisses with the presentation controller. Everything presented above is dismissed at once.
    func end(
        over presenter: UIViewController, by controller: UIPresentationController, _ drawing: Drawing?, animated: Bool,
        completion: @escaping () -> Void
    ) {
        if let above = presented.presentation { above.end(over: presented, animated: false) }
        let course =
            drawing.map { self.coordinator(from: presented, to: presenter, drawing: $0) }
            ?? plainCoordinator(from: presented, to: presenter, animated: animated)
        course.attach()
        hasBegunToGo = true
        controller.dismissalTransitionWillBegin()
        if covered != nil { presenter.willAppear(animated) }
        presented.appearanceFlags.insert(.beingDismissed)
        presented.willDisappear(animated)
        if let covered { window?.insertSubview(covered, at: 0) }
        let view: UIView = controller.presentedView ?? presented.view
        container.isInTransition = true
        let finish = { [self] (didComplete: Bool) in
            drawn = nil
            if let shown = presenter.shownView, shown.superview !== window { window?.insertSubview(shown, at: 0) }
            if didComplete {
                takeDown(animated: animated)
                presenter.presentation = nil
                if covered != nil { presenter.settleAppearance() }
            } else {
                container.isInTransition = false
                hasBegunToGo = false
                if !view.isDescendant(of: container) { container.addSubview(view) }
                stays(over: presenter, endsAppearance: covered != nil)
            }
            course.detach()
            course.end()
            controller.dismissalTransitionDidEnd(didComplete)
            if didComplete { presented.setPresentationController(nil) }
        }
        if let drawing {
            let transition = ControllerTransition(
                from: presentedSide(view, at: view.frame), to: side(of: presenter, moves: false), course)
            drawn = .going(transition)
            return transition.start(
                drawnBy: drawing.drawer, ledBy: drawing.leader, finish: finish, afterwards: completion)
        }
        course.begin()
        guard animated else {
            finish(true)
            return completion()
        }
        UIView.animate(
            withDuration: Self.duration, animations: { view.frame.origin.y = container.bounds.height }
        ) {
            finish($0)
            completion()
        }
    }

    private func plainCoordinator(from: UIViewController, to: UIViewController, animated: Bool) -> TransitionCoordinator
    {
        TransitionCoordinator(
            from: from, to: to, in: container, duration: Self.duration, isAnimated: animated,
            style: presented.modalPresentationStyle)
    }
}
