public import HeadlessUIKit

/// A view with server-driven content, inside a screen of the app.
///
/// The surrounding app navigates; the content embeds no navigation controller. Source: Beagle iOS 2.1,
/// BeagleView.swift.
open class BeagleView: UIView {
    private let content: BeagleScreenViewController

    /// Creates a view with content of any type. The observer receives the content's states, after the navigation
    /// controller.
    public init(_ screenType: ScreenType, beagleViewStateObserver: BeagleViewStateObserver? = nil) {
        let viewModel = BeagleScreenViewModel(screenType: screenType, stateObserver: beagleViewStateObserver)
        content = BeagleScreenViewController(viewModel: viewModel, wrapping: .disabled)
        super.init(frame: .zero)
    }

    /// Creates a view with content that was created in code.
    public convenience init(_ component: any ServerDrivenComponent) {
        self.init(.declarative(component.toScreen()))
    }

    /// Creates a view with content to fetch.
    public convenience init(
        _ remote: ScreenType.Remote, beagleViewStateObserver: @escaping BeagleViewStateObserver
    ) {
        self.init(.remote(remote), beagleViewStateObserver: beagleViewStateObserver)
    }

    /// Creates a view with content from JSON text.
    public convenience init(_ json: String, beagleViewStateObserver: @escaping BeagleViewStateObserver) {
        self.init(.declarativeText(json), beagleViewStateObserver: beagleViewStateObserver)
    }

    /// Always returns nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Adds the content as a child of the controller that owns this view, once per controller.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let parent = owner, content.parent !== parent else { return }
        content.willMove(toParent: nil)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
        parent.addChild(content)
        addSubview(content.view)
        content.view.anchorTo(superview: self)
        content.didMove(toParent: parent)
    }

    /// Returns the size of the content within `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard case .screen(let root) = content.content else { return super.sizeThatFits(size) }
        return root.sizeThatFits(size)
    }

    /// The nearest view controller in the responder chain; nil if there is none.
    private var owner: UIViewController? {
        sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? UIViewController }.first
    }
}
