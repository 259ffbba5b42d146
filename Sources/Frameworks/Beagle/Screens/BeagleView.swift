public import HeadlessUIKit

/// Server-driven content inside a screen of the application's own.
///
/// The surrounding application navigates; the content makes no navigation controller for itself.
/// Provenance: Beagle iOS 2.1, BeagleView.swift.
open class BeagleView: UIView {
    private let content: BeagleScreenViewController

    /// Content of any kind; the observer hears its states, after the navigation controller around it.
    public init(_ screenType: ScreenType, beagleViewStateObserver: BeagleViewStateObserver? = nil) {
        let viewModel = BeagleScreenViewModel(screenType: screenType, stateObserver: beagleViewStateObserver)
        content = BeagleScreenViewController(viewModel: viewModel, wrapping: .disabled)
        super.init(frame: .zero)
    }

    /// Content built in code.
    public convenience init(_ component: any ServerDrivenComponent) {
        self.init(.declarative(component.toScreen()))
    }

    /// Content to fetch.
    public convenience init(
        _ remote: ScreenType.Remote, beagleViewStateObserver: @escaping BeagleViewStateObserver
    ) {
        self.init(.remote(remote), beagleViewStateObserver: beagleViewStateObserver)
    }

    /// Content as JSON text.
    public convenience init(_ json: String, beagleViewStateObserver: @escaping BeagleViewStateObserver) {
        self.init(.declarativeText(json), beagleViewStateObserver: beagleViewStateObserver)
    }

    /// Server-driven content cannot come from a storyboard; it decodes to nothing.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Attaches the content to the controller that owns this view, once per controller.
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

    /// The size that the content takes within `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard case .screen(let root) = content.content else { return super.sizeThatFits(size) }
        return root.sizeThatFits(size)
    }

    /// The nearest controller up the responder chain.
    private var owner: UIViewController? {
        sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? UIViewController }.first
    }
}
