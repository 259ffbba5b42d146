// Transitions between the controllers of a stack.
extension UINavigationController {
    /// A change of the navigation stack.
    struct StackChange {
        let former: [UIViewController]
        let next: [UIViewController]
        /// The controllers that the change removes from the stack.
        let gone: [UIViewController]
        /// The controllers that the change adds to the stack.
        let new: [UIViewController]
    }

    /// The duration of the page's animation, in seconds.
    private static let duration: TimeInterval = 0.35

    /// A change of the stack that is deferred: its top controller is not loaded and shown yet.
    struct AwaitedChange {
        let change: StackChange
        let isAnimated: Bool
        let transition: Transition?
    }

    /// Applies the deferred change and ends the app's running transition. Called before other changes of the stack.
    func settleDrawn() {
        makeAwaitedChange()
        drawn?.settle()
    }

    /// Applies the deferred change: loads the new top controller and shows it.
    func makeAwaitedChange() {
        guard let awaited = awaited.take() else { return }
        make(awaited.change, animated: awaited.isAnimated, as: awaited.transition)
    }

    private func make(_ change: StackChange, animated: Bool, as transition: Transition?) {
        // A stack beneath a sheet counts as on the screen too, although it is not drawn.
        let isDrawn =
            isViewLoaded && change.former.last !== change.next.last && isOnScreen
            && replaceTopView(for: change, animated: animated, as: animated ? transition : nil)
        if !isDrawn { settle(change) }
    }

    /// Replaces the stack. With a delegate the change is not deferred, because the delegate may make it interactive in
    /// this turn.
    func replaceStack(with next: [UIViewController], animated: Bool, as transition: Transition?) {
        guard AppEnvironment.current.work.request(.operation, count: next.count / 2, for: viewIfLoaded) else { return }
        let staying = Set(next.map(ObjectIdentifier.init))
        let change = StackChange(
            former: stack, next: next, gone: stack.filter { !staying.contains(ObjectIdentifier($0)) },
            new: next.filter { $0.parent !== self })
        for controller in stack { controller.navigationItem.changed = nil }
        stack = next
        noteControllersChanged()
        for controller in change.gone {
            controller.willMove(toParent: nil)
            controller.beginsToLeaveParent()
        }
        for controller in change.new { addChild(controller) }
        // With a delegate the change is not deferred, because the delegate may animate it interactively in this turn.
        let mayWait = isViewLoaded && appearance == .shown && delegate == nil && transition == .push
        if mayWait, next.last?.isViewLoaded == false {
            awaited = AwaitedChange(change: change, isAnimated: animated, transition: transition)
        } else {
            make(change, animated: animated, as: transition)
        }
        refreshBar()
        childBarsChanged()
    }

    private var isOnScreen: Bool {
        switch appearance {
        case .shown, .appearing: true
        case .gone, .disappearing: false
        }
    }

    /// Replaces the view of the former top controller. Returns true if the app animates the change; the app then
    /// reports its end.
    private func replaceTopView(for change: StackChange, animated: Bool, as transition: Transition?) -> Bool {
        let former = change.former.last
        guard let top = stack.last else {
            former?.willDisappear(animated)
            former?.viewIfLoaded?.removeFromSuperview()
            former?.settleAppearance()
            return false
        }
        let drawer = transition.flatMap { self.drawer(for: $0, from: former, to: top) }
        let leader = drawer.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        let course = TransitionCoordinator(
            from: former, to: top, in: content, duration: drawer?.transitionDuration(using: nil) ?? Self.duration,
            isAnimated: animated, of: self, ledBy: leader, isLed: isSwiped && drawer == nil)
        if animated { course.attach() }
        delegate?.navigationController(self, willShow: top, animated: animated)
        former?.willDisappear(animated)
        top.willAppear(animated)
        guard stack.last === top else {  // loading the view changed the stack again
            course.detach()
            return false
        }
        if let drawer, let former {
            draw(drawer, ledBy: leader, change: change, from: former, to: top, coordinator: course)
            return true
        }
        let changes = UIApplication.shared.changes
        let before = changes.transition
        changes.transition = transition ?? before
        install()
        changes.transition = before
        if animated {
            course.begin()
            if course.isInteractive { course.changeLead(to: .finishing) }
            course.detach()
            if course.isAwaited {
                UIView.run(after: .seconds(Self.duration), in: UIApplication.shared) { course.end() }
            }
        }
        settle(from: former, to: top, animated: animated)
        return false
    }

    private func drawer(
        for transition: Transition, from former: UIViewController?, to top: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let former, former.viewIfLoaded?.superview === content else { return nil }
        return delegate?.navigationController(
            self, animationControllerFor: transition == .push ? .push : .pop, from: former, to: top)
    }

    /// Starts the app's animation of a change. Both views are in the hierarchy until the animation ends.
    private func draw(
        _ drawer: any UIViewControllerAnimatedTransitioning,
        ledBy leader: (any UIViewControllerInteractiveTransitioning)?, change: StackChange,
        from former: UIViewController, to top: UIViewController, coordinator course: TransitionCoordinator
    ) {
        content.fit(top)
        let transition = ControllerTransition(from: former, to: top, course)
        drawn = transition
        transition.start(drawnBy: drawer, ledBy: leader) { [self] didComplete in
            drawn = nil
            if !didComplete { bringBack(change.former) }
            install()
            course.detach()
            course.end()
            if didComplete {
                settle(from: former, to: top, animated: true)
                settle(change)
            } else {
                settleCancelled(change, from: former, to: top)
            }
        }
    }

    private func settle(from former: UIViewController?, to top: UIViewController, animated: Bool) {
        former?.settleAppearance()
        switch appearance {
        case .shown: top.settleAppearance()
        case .appearing, .gone, .disappearing: break
        }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Completes a change: removes the views of the removed controllers, and notifies all controllers that their parent
    /// has changed.
    private func settle(_ change: StackChange) {
        for controller in change.gone {
            if controller.viewIfLoaded?.superview === content { controller.viewIfLoaded?.removeFromSuperview() }
            controller.removeFromParent()
            controller.hasLeftParent()
        }
        for controller in change.new { controller.didMove(toParent: self) }
    }

    /// Restores the former stack.
    private func bringBack(_ former: [UIViewController]) {
        for controller in stack { controller.navigationItem.changed = nil }
        stack = former
        noteControllersChanged()
        refreshBar()
        childBarsChanged()
    }

    /// Ends a cancelled change: calls the appearance methods of both controllers.
    private func settleCancelled(_ change: StackChange, from former: UIViewController, to top: UIViewController) {
        if isOnScreen {
            top.willDisappear(true)
            top.settleAppearance()
            former.willAppear(true)
        }
        for controller in change.gone { controller.hasLeftParent() }
        for controller in change.new {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        if appearance == .shown { former.settleAppearance() }
    }

    /// Makes the top controller's view the only subview of the content.
    func install() {
        guard isViewLoaded else { return }
        let top = stack.last
        if let top, let view = top.view, view.superview !== content {
            content.fit(top)
            content.addSubview(view)
        }
        for other in content.subviews where other !== top?.viewIfLoaded { other.removeFromSuperview() }
    }
}
