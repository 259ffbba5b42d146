// Presentations that the app animates without its own presentation controller.
extension Presentation {
    /// Presents with the app's animation; the app adds the view to the container.
    func show(
        over host: UIViewController, in window: UIWindow, _ drawing: Drawing, completion: @escaping () -> Void
    ) {
        self.window = window
        let style = container.style
        let course = coordinator(from: host, to: presented, drawing: drawing)
        course.attach()
        if style.endsPresenterAppearance { host.willDisappear(true) }
        presented.willAppear(true)
        container.frame = container.place(in: window)
        window.addSubview(container)
        presented.view.frame = container.bounds
        let transition = ControllerTransition(
            from: side(of: host, moves: style.endsPresenterAppearance), to: presentedSide(), course)
        drawn = .coming(transition)
        transition.start(
            drawnBy: drawing.drawer, ledBy: drawing.leader,
            finish: { [self] didComplete in
                drawn = nil
                if didComplete {
                    // Both views were visible until now. If the app has not added the new view, it is added now.
                    if presented.view.superview !== container { container.embed(presented.view) }
                    if style.coversPresenter {
                        covered = host.shownView
                        covered?.removeFromSuperview()
                    }
                    if style.endsPresenterAppearance { host.settleAppearance() }
                    presented.settleAppearance()
                } else {
                    isGivenUp(over: host, endsAppearance: style.endsPresenterAppearance)
                }
                course.detach()
                course.end()
            }, afterwards: completion)
    }

    /// Dismisses the controller with the app's animation. The views are removed afterwards, even if the animation does
    /// not remove them. Controllers presented on top of it are dismissed without animation.
    func end(over presenter: UIViewController, _ drawing: Drawing, completion: @escaping () -> Void) {
        if let above = presented.presentation { above.end(over: presented, animated: false) }
        let style = container.style
        let course = coordinator(from: presented, to: presenter, drawing: drawing)
        course.attach()
        if style.endsPresenterAppearance { presenter.willAppear(true) }
        presented.appearanceFlags.insert(.beingDismissed)
        presented.willDisappear(true)
        if let covered { window?.insertSubview(covered, at: 0) }
        let transition = ControllerTransition(
            from: presentedSide(), to: side(of: presenter, moves: style.endsPresenterAppearance), course)
        drawn = .going(transition)
        transition.start(
            drawnBy: drawing.drawer, ledBy: drawing.leader,
            finish: { [self] didComplete in
                drawn = nil
                // The app may have moved the presenter's view into the container. It is moved back, because the
                // container is removed.
                if let shown = presenter.shownView, shown.superview !== window { window?.insertSubview(shown, at: 0) }
                if didComplete {
                    takeDown(animated: true)
                    presenter.presentation = nil
                    if style.endsPresenterAppearance { presenter.settleAppearance() }
                } else {
                    if presented.view.superview !== container { container.embed(presented.view) }
                    stays(over: presenter, endsAppearance: style.endsPresenterAppearance)
                }
                course.detach()
                course.end()
            }, afterwards: completion)
    }

    // MARK: - Parts

    /// Creates the transition coordinator for an animation of the app.
    func coordinator(from: UIViewController, to: UIViewController, drawing: Drawing) -> TransitionCoordinator {
        TransitionCoordinator(
            from: from, to: to, in: container, duration: drawing.drawer.transitionDuration(using: nil),
            isAnimated: true, style: presented.modalPresentationStyle, ledBy: drawing.leader)
    }

    /// Returns the presenting controller as one side of the transition. If `moves` is true, its view enters or leaves.
    func side(of presenter: UIViewController, moves: Bool) -> ControllerTransition.Side {
        ControllerTransition.Side(controller: presenter, view: moves ? presenter.view : nil, stays: !moves)
    }

    /// Returns the presented controller as one side of the transition. A nil view stands for the controller's own view,
    /// and a nil frame for the bounds of the container.
    func presentedSide(_ view: UIView? = nil, at place: CGRect? = nil) -> ControllerTransition.Side {
        ControllerTransition.Side(controller: presented, view: view ?? presented.view, place: place)
    }

    /// Undoes a presentation that was cancelled.
    func isGivenUp(over host: UIViewController, endsAppearance: Bool) {
        takeDown(animated: true)
        host.presentation = nil
        guard endsAppearance else { return }
        host.willAppear(true)
        host.settleAppearance()
    }

    /// Undoes a dismissal that was cancelled.
    func stays(over presenter: UIViewController, endsAppearance: Bool) {
        if endsAppearance {
            presenter.willDisappear(true)
            presenter.settleAppearance()
        }
        covered?.removeFromSuperview()
        presented.appearanceFlags.remove(.beingDismissed)
        presented.willAppear(true)
        presented.settleAppearance()
    }
}
