public import HeadlessUIKit

/// A component that is fetched after the screen around it has been shown (Beagle iOS 2.1, LazyComponent.swift).
public struct LazyComponent: Widget, HasContext {
    /// The URL of the component, relative to the base URL if it starts with `/`.
    public var path: String
    /// The component that is shown until the fetched component arrives, and if it cannot be fetched.
    @AutoCodable public var initialState: any ServerDrivenComponent
    /// The id of the box around the fetched component. The box exists only if `id`, `style`, `accessibility` or
    /// `context` is set.
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

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

    /// Returns the view of the initial state, which the fetched component replaces. That view's style determines the
    /// layout among its siblings.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = renderer.render(initialState)
        LazyLoad(path: path, renderer).begin(replacing: view)
        return needsBox ? UIView(around: view) : view
    }

    /// Whether a member is set that needs a separate view. In Beagle iOS a lazy component has no such members.
    private var needsBox: Bool {
        id != nil || style != nil || accessibility != nil || context != nil
    }
}

/// A view that can display a newly fetched component itself, so that it need not be replaced.
public protocol OnStateUpdatable: UIView {
    /// Displays the component. Returns false if the view must be replaced.
    func onUpdateState(component: any ServerDrivenComponent) -> Bool
}

/// Fetches a component and replaces the view of its initial state.
private final class LazyLoad {
    private let path: String
    private let suffix: String
    private let renderer: BeagleRenderer

    init(path: String, _ renderer: BeagleRenderer) {
        self.path = path
        suffix = renderer.idSuffix
        self.renderer = renderer
    }

    /// Sends the request immediately, whether or not the view is visible.
    ///
    /// The request is cancelled when the view or the screen is removed. A failure sets an error state of the screen,
    /// whose retry calls this function again.
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
            guard let view, view.superview != nil else { return BeagleMessage.retryTargetGone.record() }
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

/// The owner of a request, which cancels it when the view that waits for it is deallocated.
private final class OwnedToken {
    private let token: any RequestToken
    private let givenUp: () -> Void

    /// Creates an owner of `token`. `givenUp` is called when the owner is deallocated, even if the response has
    /// arrived.
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
