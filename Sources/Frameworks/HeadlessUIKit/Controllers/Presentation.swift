/// The presentation of one controller over another.
final class Presentation {
    let presented: UIViewController
    let container: PresentationView
    /// The app's own presentation controller; nil for the system's.
    let controller: UIPresentationController?
    /// Whether the presentation controller was already notified of the dismissal.
    var hasBegunToGo = false
    /// The presenter's view while it is removed from the screen; nil otherwise.
    var covered: UIView?
    /// The running transition that the app animates; nil if there is none.
    var drawn: Drawn?
    weak var window: UIWindow?

    /// A transition of the presentation that the app animates, by its direction.
    enum Drawn {
        case coming(ControllerTransition)
        case going(ControllerTransition)
    }

    /// The app's animator for presenting or dismissing, and its interaction controller.
    struct Drawing {
        let drawer: any UIViewControllerAnimatedTransitioning
        let leader: (any UIViewControllerInteractiveTransitioning)?
    }

    init(_ presented: UIViewController, style: PresentationStyle, controller: UIPresentationController? = nil) {
        self.presented = presented
        self.controller = controller
        container = PresentationView(style: style, sheet: presented.preparedSheet)
        container.isHeld = style == .sheet && presented.holdsSheet
    }

    // MARK: - Presenting

    static func present(
        _ presented: UIViewController, from origin: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let application = UIApplication.shared
        let host = origin.outermost
        if let refusal = refusal(presented, on: host, in: application) {
            let message = ConsoleMessage.presentationRefused(
                presented: name(presented), presenter: name(origin), reason: refusal)
            switch refusal {
            case .itself:
                application.host.raise(
                    .invalidArgument,
                    "Application tried to present modal view controller on itself. Presenting controller is "
                        + "<\(type(of: host))>.",
                    instead: message)
            case .alreadyPresented:
                application.host.raise(
                    .invalidArgument,
                    "Application tried to present modally a view controller <\(type(of: presented))> that is already being "
                        + "presented by <\(presented.presenter.map { "\(type(of: $0))" } ?? "UIViewController")>.",
                    instead: message)
            case .alreadyPresenting, .notInWindow: application.host.log(message)
            }
            return
        }
        let style = PresentationStyle(presented)
        let own =
            presented.modalPresentationStyle == .custom
            ? presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: host, source: origin)
            : nil
        if let own { presented.setPresentationController(own) }
        let presentation = Presentation(presented, style: style, controller: own)
        host.presentation = presentation
        presented.setPresenter(host)
        presented.appearanceFlags.insert(.beingPresented)
        if let window = host.viewIfLoaded?.window {
            let drawing = animated ? drawing(of: presented, over: host, from: origin) : nil
            if let own {
                return presentation.show(over: host, in: window, by: own, drawing, animated: animated) {
                    completion?()
                }
            }
            if let drawing {
                return presentation.show(over: host, in: window, drawing) { completion?() }
            }
            presentation.show(over: host, in: window, animated: animated)
        }
        guard let completion else { return }
        if animated { UIView.run(after: style.duration, in: application, work: completion) } else { completion() }
    }

    private static func drawing(
        of presented: UIViewController, over host: UIViewController, from origin: UIViewController
    ) -> Drawing? {
        let delegate = presented.transitioningDelegate
        return delegate?.animationController(forPresented: presented, presenting: host, source: origin).map {
            Drawing(drawer: $0, leader: delegate?.interactionControllerForPresentation(using: $0))
        }
    }

    private static func refusal(
        _ presented: UIViewController, on host: UIViewController, in application: UIApplication
    ) -> ConsoleMessage.PresentationRefusal? {
        if presented === host { return .itself }
        if host.presentation != nil { return .alreadyPresenting }
        if presented.presenter != nil { return .alreadyPresented }
        let isOnScreen = host.viewIfLoaded?.window != nil
        // Without a window there is no screen. In such a unit test, the controllers are related, but no view is shown.
        return isOnScreen || application.windows.isEmpty ? nil : .notInWindow
    }

    private func show(over host: UIViewController, in window: UIWindow, animated: Bool) {
        let changes = UIApplication.shared.changes
        self.window = window
        let course = TransitionCoordinator(
            from: host, to: presented, in: container, duration: container.style.seconds, isAnimated: animated)
        if animated { course.attach() }
        if container.style.endsPresenterAppearance { host.willDisappear(animated) }
        presented.willAppear(animated)
        let before = changes.transition
        changes.transition = animated ? container.style.comes : nil
        container.frame = container.place(in: window)
        container.embed(presented.view)
        window.addSubview(container)
        if container.style.coversPresenter, !container.showsRest(in: window) {
            covered = host.shownView
            covered?.removeFromSuperview()
        }
        container.whenHeightChanged = { [weak self] in self?.uncoverPresenter() }
        changes.transition = animated ? .fade : nil
        container.dimRest(in: window)
        changes.transition = before
        run(course, animated: animated)
        if container.style.endsPresenterAppearance { host.settleAppearance() }
        presented.settleAppearance()
    }

    /// Shows the presenter's view again, because the sheet no longer covers it.
    private func uncoverPresenter() {
        guard let covered, let window, container.showsRest(in: window) else { return }
        window.insertSubview(covered, at: 0)
        self.covered = nil
    }

    /// Runs a transition that the page animates. The controllers are in their final state immediately. Completions of
    /// alongside animations are called when the page's animation has ended.
    private func run(_ course: TransitionCoordinator, animated: Bool) {
        guard animated else { return }
        course.begin()
        course.detach()
        guard course.isAwaited else { return }
        UIView.run(after: container.style.duration, in: UIApplication.shared) { course.end() }
    }

    // MARK: - Dismissing

    static func dismiss(from origin: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let host = origin.outermost
        let presenter = host.presentation == nil ? host.presenter : host
        guard let presenter, let presentation = presenter.presentation else {
            completion?()
            return
        }
        if case .going(let transition) = presentation.drawn, !transition.transitionWasCancelled { return }
        presentation.settleDrawn()
        guard presenter.presentation === presentation else {
            completion?()
            return
        }
        let application = UIApplication.shared
        let drawing = animated ? drawing(ofDismissed: presentation.presented) : nil
        if let own = presentation.controller, presentation.window != nil {
            return presentation.end(over: presenter, by: own, drawing, animated: animated) { completion?() }
        }
        if let drawing, presentation.window != nil {
            return presentation.end(over: presenter, drawing) { completion?() }
        }
        presentation.end(over: presenter, animated: animated)
        guard let completion else { return }
        if animated {
            UIView.run(after: presentation.container.style.duration, in: application, work: completion)
        } else {
            completion()
        }
    }

    /// Ends a running animation of the app. Called before other changes.
    private func settleDrawn() {
        switch drawn {
        case nil: break
        case .coming(let transition), .going(let transition): transition.settle()
        }
    }

    /// Removes this presentation, and all presentations above it, from the screen.
    func end(over presenter: UIViewController, animated: Bool) {
        var above: Presentation? = self
        while let presentation = above {
            above = presentation.presented.presentation
            presentation.settleDrawn()
        }
        guard presenter.presentation === self else { return }
        let changes = UIApplication.shared.changes
        var chain = [self]
        while let next = chain.last?.presented.presentation { chain.append(next) }
        for presentation in chain.dropFirst().reversed() { presentation.takeDown(animated: false) }
        for above in chain.dropLast() { above.presented.presentation = nil }
        let course = TransitionCoordinator(
            from: presented, to: presenter, in: container, duration: container.style.seconds, isAnimated: animated)
        if animated { course.attach() }
        presented.appearanceFlags.insert(.beingDismissed)
        if container.style.endsPresenterAppearance, covered?.superview == nil { presenter.willAppear(animated) }
        presented.willDisappear(animated)
        let before = changes.transition
        changes.transition = animated ? container.style.goes : nil
        if let covered { window?.insertSubview(covered, at: 0) }
        takeDown(animated: animated)
        changes.transition = before
        if container.style.endsPresenterAppearance { presenter.settleAppearance() }
        presenter.presentation = nil
        run(course, animated: animated)
    }

    private static func drawing(ofDismissed leaving: UIViewController) -> Drawing? {
        let delegate = leaving.transitioningDelegate
        return delegate?.animationController(forDismissed: leaving).map {
            Drawing(drawer: $0, leader: delegate?.interactionControllerForDismissal(using: $0))
        }
    }

    func takeDown(animated: Bool) {
        if !hasBegunToGo { controller?.dismissalTransitionWillBegin() }
        presented.willDisappear(animated)
        presented.setPresenter(nil)
        container.removeDimming()
        container.removeFromSuperview()
        presented.settleAppearance()
        presented.appearanceFlags.subtract([.beingPresented, .beingDismissed])
        guard let controller, !hasBegunToGo else { return }
        hasBegunToGo = true
        controller.dismissalTransitionDidEnd(true)
        presented.setPresentationController(nil)
    }

    private static func name(_ controller: UIViewController) -> String { String(describing: type(of: controller)) }
}

extension UIViewController {
    /// The outermost container. It presents controllers on behalf of its children.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The controller's view in the window: the container of its presentation, or its own view.
    var shownView: UIView? {
        guard let own = presenter?.presentation, own.presented === self else { return viewIfLoaded }
        return own.container
    }
}
