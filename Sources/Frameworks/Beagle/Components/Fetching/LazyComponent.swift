public import HeadlessUIKit

/// A place for a component that is fetched once the screen around it is there (Beagle iOS 2.1, LazyComponent.swift).
public struct LazyComponent: Widget, HasContext {
    /// Where the component is, joined to the base URL when it starts with `/`.
    public var path: String
    /// What is shown until it arrives, and as long as it cannot be had.
    @AutoCodable public var initialState: any ServerDrivenComponent
    /// The address of the place, which then has a box of its own.
    public var id: String?
    /// Layout and decoration of that box.
    public var style: Style?
    /// How assistive technology presents that box.
    public var accessibility: Accessibility?
    /// The context of that box.
    public var context: Context?

    /// A place built in code.
    public init(
        path: String, initialState: any ServerDrivenComponent, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil, context: Context? = nil
    ) {
        self.path = path
        self.initialState = initialState
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    /// The initial state's own view, whose place the fetched component takes; its style lays it out among its siblings.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = renderer.render(initialState)
        LazyLoad(path: path, renderer).begin(replacing: view)
        return needsBox ? UIView(around: view) : view
    }

    /// Beagle gives a lazy component no members of its own; where a document does, they need something to stick to.
    private var needsBox: Bool {
        id != nil || style != nil || accessibility != nil || context != nil
    }
}

/// A view that can take in a newly fetched component by itself, so that it need not be replaced.
public protocol OnStateUpdatable: UIView {
    /// Takes the component in; false when it has to be replaced after all.
    func onUpdateState(component: any ServerDrivenComponent) -> Bool
}

/// Fetches one component and puts it where its initial state stands.
private final class LazyLoad {
    private let path: String
    private let suffix: String
    private let renderer: BeagleRenderer

    init(path: String, _ renderer: BeagleRenderer) {
        self.path = path
        suffix = renderer.idSuffix
        self.renderer = renderer
    }

    /// Sends the request, at once and whether or not the place is seen. It ends with the view, and with the screen. A
    /// failure is a state of the screen whose retry does all this again.
    func begin(replacing view: UIView) {
        renderer.controller?.requests.start { isWanted in
            let client = ViewClient.configured(for: .lazy)
            let token = client.fetch(url: path, additionalData: nil) { [self, weak view] result in
                guard isWanted(), let view else { return }
                view.attachments[LazyTokenKey.self] = nil
                end(with: result, in: view)
            }
            if let token { view.attachments[LazyTokenKey.self] = OwnedToken(token) { _ = isWanted() } }
            return token
        }
    }

    private func end(with result: Result<any ServerDrivenComponent, Request.Error>, in view: UIView) {
        switch result {
        case .success(let component): MainQueue.async { [weak view] in view.map { self.show(component, in: $0) } }
        case .failure(let error): renderer.controller?.serverDrivenState = .error(.lazyLoad(error), retry(view))
        }
    }

    private func retry(_ view: UIView) -> BeagleRetry {
        { [self, weak view] in
            guard let view, view.superview != nil else { return BeagleNote.retryTargetGone.record() }
            begin(replacing: view)
        }
    }

    private func show(_ component: any ServerDrivenComponent, in view: UIView) {
        if (view as? any OnStateUpdatable)?.onUpdateState(component: component) == true { return }
        guard let parent = view.superview else { return }
        let new = renderer.rendering(idSuffix: suffix) { renderer.render(component) }
        parent.insertSubview(new, belowSubview: view)
        view.removeFromSuperview()
    }
}

/// Gives a request up when the view that waits for it goes.
private final class OwnedToken {
    private let token: any RequestToken
    private let givenUp: () -> Void

    /// `givenUp` is called then, also when the request has been answered.
    init(_ token: any RequestToken, givenUp: @escaping () -> Void) {
        self.token = token
        self.givenUp = givenUp
    }

    deinit {
        givenUp()
        token.cancel()
    }
}

private enum LazyTokenKey: ApplicationKey {
    static var defaultValue: OwnedToken? { nil }
}
