// How one controller of a stack gives way to another.
extension UINavigationController {
    /// How the stack changes.
    struct StackChange {
        let former: [UIViewController]
        let next: [UIViewController]
        /// Those that go.
        let gone: [UIViewController]
        /// Those that come.
        let new: [UIViewController]
    }

    /// How long the page draws that one controller gives way to another, in seconds.
    private static let duration: TimeInterval = 0.35

    /// A change of the stack whose top is still to be loaded and shown.
    struct AwaitedChange {
        let change: StackChange
        let isAnimated: Bool
        let transition: Transition?
    }

    /// The last change is made, and what an app draws is over, before anything else happens to the stack.
    func settleDrawn() {
        makeAwaitedChange()
        drawn?.settle()
    }

    /// Loads the controller that came last, and lets it take the place of the former one.
    func makeAwaitedChange() {
        guard let awaited = awaited.take() else { return }
        make(awaited.change, animated: awaited.isAnimated, as: awaited.transition)
    }

    private func make(_ change: StackChange, animated: Bool, as transition: Transition?) {
        // Beneath a sheet it is on the screen too, though nothing of it is drawn.
        let isDrawn =
            isViewLoaded && change.former.last !== change.next.last && isOnScreen
            && exchange(change, animated: animated, as: animated ? transition : nil)
        if !isDrawn { settle(change) }
    }

    /// Has others in the stack from now on.
    func replaceStack(with next: [UIViewController], animated: Bool, as transition: Transition?) {
        guard UIApplication.shared.work.take(.operation, next.count / 2, for: viewIfLoaded) else { return }
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
        // A delegate may draw the change, and a finger lead it, in the turn in which it begins.
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

    /// Lets the top controller's view take the place of the former one's; true where an app does so, who says when that
    /// is over.
    private func exchange(_ change: StackChange, animated: Bool, as transition: Transition?) -> Bool {
        let former = change.former.last
        guard let top = stack.last else {
            former?.willDisappear(animated)
            former?.viewIfLoaded?.removeFromSuperview()
            former?.settleAppearance()
            return false
        }
        let drawer = transition.flatMap { self.drawer(for: $0, from: former, to: top) }
        let leader = drawer.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        let course = TransitionCourse(
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
            draw(drawer, ledBy: leader, change, from: former, to: top, course)
            return true
        }
        let changes = UIApplication.shared.changes
        let before = changes.transition
        changes.transition = transition ?? before
        install()
        changes.transition = before
        if animated {
            course.begin()
            if course.isInteractive { course.pass(to: .finishing) }
            course.detach()
            if course.isAwaited {
                UIView.later(.seconds(Self.duration), in: UIApplication.shared) { course.end() }
            }
        }
        settle(former, top, animated: animated)
        return false
    }

    private func drawer(
        for transition: Transition, from former: UIViewController?, to top: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let former, former.viewIfLoaded?.superview === content else { return nil }
        return delegate?.navigationController(
            self, animationControllerFor: transition == .push ? .push : .pop, from: former, to: top)
    }

    /// Has an app draw how one controller gives way to another; until it says that this is over, both are there.
    private func draw(
        _ drawer: any UIViewControllerAnimatedTransitioning,
        ledBy leader: (any UIViewControllerInteractiveTransitioning)?, _ change: StackChange,
        from former: UIViewController, to top: UIViewController, _ course: TransitionCourse
    ) {
        fit(top.view)
        let transition = ControllerTransition(from: former, to: top, course)
        drawn = transition
        transition.start(drawnBy: drawer, ledBy: leader) { [self] didComplete in
            drawn = nil
            if !didComplete { bringBack(change.former) }
            install()
            course.detach()
            course.end()
            if didComplete {
                settle(former, top, animated: true)
                settle(change)
            } else {
                settleGivenUp(change, former, top)
            }
        }
    }

    private func settle(_ former: UIViewController?, _ top: UIViewController, animated: Bool) {
        former?.settleAppearance()
        switch appearance {
        case .shown: top.settleAppearance()
        case .appearing, .gone, .disappearing: break
        }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Those that went are gone, and those that came are there.
    private func settle(_ change: StackChange) {
        for controller in change.gone {
            if controller.viewIfLoaded?.superview === content { controller.viewIfLoaded?.removeFromSuperview() }
            controller.removeFromParent()
            controller.hasLeftParent()
        }
        for controller in change.new { controller.didMove(toParent: self) }
    }

    /// The stack is as it was.
    private func bringBack(_ former: [UIViewController]) {
        for controller in stack { controller.navigationItem.changed = nil }
        stack = former
        noteControllersChanged()
        refreshBar()
        childBarsChanged()
    }

    /// The one that was to come goes, and the other hears that it is there again.
    private func settleGivenUp(_ change: StackChange, _ former: UIViewController, _ top: UIViewController) {
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

    private func fit(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Puts the top controller's view, and no other, below the bar.
    func install() {
        guard isViewLoaded else { return }
        let top = stack.last
        if let top, let view = top.view, view.superview !== content {
            fit(view)
            content.addSubview(view)
        }
        for other in content.subviews where other !== top?.viewIfLoaded { other.removeFromSuperview() }
    }
}
