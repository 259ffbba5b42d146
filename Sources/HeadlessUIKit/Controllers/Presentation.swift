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
        if let window = host.viewIfLoaded?.window { presentation.show(over: host, in: window, animated: animated) }
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

    // MARK: - Dismiss

    static func dismiss(from origin: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let host = origin.outermost
        let presenter = host.presentation == nil ? host.presenter : host
        guard let presenter, let presentation = presenter.presentation else {
            completion?()
            return
        }
        let application = UIApplication.shared
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
