/// One controller shown over another.
final class Presentation {
    let presented: UIViewController
    let container: PresentationView
    /// What was taken off the screen meanwhile.
    private(set) var covered: UIView?
    private weak var window: UIWindow?

    init(_ presented: UIViewController, style: PresentationStyle) {
        self.presented = presented
        container = PresentationView(style: style)
        container.isHeld = style == .sheet && presented.holdsSheet
    }

    // MARK: - Present

    static func present(
        _ presented: UIViewController, from origin: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let application = UIApplication.shared
        let host = origin.outermost
        if let refusal = refusal(presented, on: host, in: application) {
            application.host.log(
                .presentationRefused(presented: name(presented), presenter: name(origin), reason: refusal))
            return
        }
        let style = PresentationStyle(presented)
        let presentation = Presentation(presented, style: style)
        host.presentation = presentation
        presented.setPresenter(host)
        if let window = host.viewIfLoaded?.window {
            let drawer =
                animated
                ? presented.transitioningDelegate?.animationController(
                    forPresented: presented, presenting: host, source: origin)
                : nil
            if let drawer {
                return presentation.show(over: host, in: window, drawnBy: drawer) { completion?() }
            }
            presentation.show(over: host, in: window, animated: animated)
        }
        guard let completion else { return }
        if animated { UIView.later(style.duration, in: application, completion) } else { completion() }
    }

    private static func refusal(
        _ presented: UIViewController, on host: UIViewController, in application: UIApplication
    ) -> ApplicationNote.PresentationRefusal? {
        if presented === host { return .itself }
        if host.presentation != nil { return .alreadyPresenting }
        if presented.presenter != nil { return .alreadyPresented }
        let isOnScreen = host.viewIfLoaded?.window != nil
        // Without any window there is no screen to be off: a plain unit test sees the relation and no view.
        return isOnScreen || application.windows.isEmpty ? nil : .notInWindow
    }

    private func show(over host: UIViewController, in window: UIWindow, animated: Bool) {
        let changes = UIApplication.shared.changes
        self.window = window
        if container.style.endsPresenterAppearance { host.willDisappear(animated) }
        presented.willAppear(animated)
        let before = changes.transition
        changes.transition = animated ? container.style.comes : nil
        container.frame = container.place(in: window)
        container.hold(presented.view)
        window.addSubview(container)
        if container.style.coversPresenter {
            covered = host.shownView
            covered?.removeFromSuperview()
        }
        changes.transition = before
        if container.style.endsPresenterAppearance { host.settleAppearance() }
        presented.settleAppearance()
    }

    /// Comes as an app draws it: the app puts the view into the frame.
    private func show(
        over host: UIViewController, in window: UIWindow, drawnBy drawer: any UIViewControllerAnimatedTransitioning,
        completion: @escaping () -> Void
    ) {
        self.window = window
        let style = container.style
        if style.endsPresenterAppearance { host.willDisappear(true) }
        presented.willAppear(true)
        container.frame = container.place(in: window)
        window.addSubview(container)
        presented.view.frame = container.bounds
        let transition = PresentationTransition(
            presented, over: host, in: container, .comes, movesPresenter: style.endsPresenterAppearance
        ) { [self] didComplete in
            // Until now both are seen; an app that did not put the view in has it put in at last.
            if presented.view.superview !== container { container.hold(presented.view) }
            if style.coversPresenter {
                covered = host.shownView
                covered?.removeFromSuperview()
            }
            if style.endsPresenterAppearance { host.settleAppearance() }
            presented.settleAppearance()
            drawer.animationEnded(didComplete)
            completion()
        }
        drawer.animateTransition(using: transition)
    }

    // MARK: - Dismiss

    static func dismiss(from origin: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let host = origin.outermost
        let presenter = host.presentation == nil ? host.presenter : host
        guard let presenter, let presentation = presenter.presentation else {
            completion?()
            return
        }
        let application = UIApplication.shared
        let leaving = presentation.presented
        let drawer = animated ? leaving.transitioningDelegate?.animationController(forDismissed: leaving) : nil
        if let drawer, presentation.window != nil {
            return presentation.end(over: presenter, drawnBy: drawer) { completion?() }
        }
        presentation.end(over: presenter, animated: animated)
        guard let completion else { return }
        if animated {
            UIView.later(presentation.container.style.duration, in: application, completion)
        } else {
            completion()
        }
    }

    /// Takes this presentation and all above it off the screen.
    func end(over presenter: UIViewController, animated: Bool) {
        let changes = UIApplication.shared.changes
        var chain = [self]
        while let next = chain.last?.presented.presentation { chain.append(next) }
        for presentation in chain.dropFirst().reversed() { presentation.takeDown(animated: false) }
        for above in chain.dropLast() { above.presented.presentation = nil }
        presented.whilePresentationEnds {
            if container.style.endsPresenterAppearance, covered?.superview == nil { presenter.willAppear(animated) }
            presented.willDisappear(animated)
            let before = changes.transition
            changes.transition = animated ? container.style.goes : nil
            if let covered { window?.insertSubview(covered, at: 0) }
            takeDown(animated: animated)
            changes.transition = before
            if container.style.endsPresenterAppearance { presenter.settleAppearance() }
        }
        presenter.presentation = nil
    }

    /// Goes as an app draws it, which takes nothing away itself; all that is shown above goes at once.
    private func end(
        over presenter: UIViewController, drawnBy drawer: any UIViewControllerAnimatedTransitioning,
        completion: @escaping () -> Void
    ) {
        if let above = presented.presentation { above.end(over: presented, animated: false) }
        let style = container.style
        if style.endsPresenterAppearance { presenter.willAppear(true) }
        presented.whilePresentationEnds { presented.willDisappear(true) }
        if let covered { window?.insertSubview(covered, at: 0) }
        let transition = PresentationTransition(
            presented, over: presenter, in: container, .goes, movesPresenter: style.endsPresenterAppearance
        ) { [self] didComplete in
            // The app may have moved the presenter's view into the frame, which goes.
            if let stays = presenter.shownView, stays.superview !== window { window?.insertSubview(stays, at: 0) }
            presented.whilePresentationEnds { takeDown(animated: true) }
            presenter.presentation = nil
            if style.endsPresenterAppearance { presenter.settleAppearance() }
            drawer.animationEnded(didComplete)
            completion()
        }
        drawer.animateTransition(using: transition)
    }

    private func takeDown(animated: Bool) {
        presented.willDisappear(animated)
        container.removeFromSuperview()
        presented.settleAppearance()
        presented.setPresenter(nil)
    }

    private static func name(_ controller: UIViewController) -> String { String(describing: type(of: controller)) }
}

extension UIViewController {
    /// The outermost container, which presents for all inside.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// What stands for the controller in the window: the frame it is presented in, or its view.
    var shownView: UIView? {
        guard let own = presenter?.presentation, own.presented === self else { return viewIfLoaded }
        return own.container
    }

    /// What this controller, or a container it is in, shows over itself.
    public var presentedViewController: UIViewController? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if let presentation = candidate.presentation { return presentation.presented }
            controller = candidate.parent
        }
        return nil
    }

    /// Who shows this controller, or a container it is in, over itself.
    public var presentingViewController: UIViewController? { outermost.presenter }
}
