public import HeadlessUIKit

/// A controller that shows one server-driven screen and reports the states of its load.
///
/// ```swift
/// BeagleScreenViewController(.remote(.init(url: "/home")), controllerId: "CustomBeagleNavigation")
/// ```
/// A screen that is inside no navigation controller embeds the navigation controller that is registered for
/// `controllerId`, and shows its content in that controller. Source: Beagle iOS 2.1, BeagleScreenViewController.swift.
open class BeagleScreenViewController: UIViewController, BeagleController {
    package private(set) var viewModel: BeagleScreenViewModel
    package let controllerId: String?
    package private(set) var wrapping = Wrapping.allowed

    /// The screen that embeds this screen in a navigation controller, and receives the same load states; nil if there
    /// is none.
    package weak var outer: BeagleScreenViewController?

    package var content = Content.none
    /// The work of components that waits for the first layout.
    var waiting = FirstLayoutWork()
    /// The bindings of the images of the navigation bar's items.
    var barImages: [LiveBinding] = []
    private var state = ServerDrivenState.finished
    private(set) var isOnScreen = false

    /// Whether a screen may embed a navigation controller if it is inside none.
    package enum Wrapping {
        case allowed
        /// The screen embeds no navigation controller, because it is inside a `BeagleView`. The surrounding app
        /// navigates.
        case disabled
    }

    /// The content that the controller's view shows.
    package enum Content {
        case none
        case screen(UIView)
        case container(UINavigationController)
    }

    /// Creates a screen of any type, in the spelling of Beagle 1.x.
    public init(_ screenType: ScreenType, controllerId: String? = nil) {
        viewModel = BeagleScreenViewModel(screenType: screenType)
        self.controllerId = controllerId
        super.init(nibName: nil, bundle: nil)
        extendedLayoutIncludesOpaqueBars = true
    }

    /// Creates a screen with an existing view model, which was prefetched or is shared with the enclosing screen.
    ///
    /// The initializer is not designated, so that an app's subclasses inherit all public initializers.
    package convenience init(
        viewModel: BeagleScreenViewModel, controllerId: String? = nil, wrapping: Wrapping = .allowed,
        outer: BeagleScreenViewController? = nil
    ) {
        self.init(viewModel.screenType, controllerId: controllerId)
        self.viewModel = viewModel
        self.wrapping = wrapping
        self.outer = outer
    }

    /// Creates a screen built in code around `component`.
    public convenience init(_ component: any ServerDrivenComponent, controllerId: String? = nil) {
        self.init(.declarative(component.toScreen()), controllerId: controllerId)
    }

    /// Creates a screen to fetch.
    public convenience init(_ remote: ScreenType.Remote, controllerId: String? = nil) {
        self.init(.remote(remote), controllerId: controllerId)
    }

    /// Creates a screen from JSON text.
    public convenience init(_ json: String, controllerId: String? = nil) {
        self.init(.declarativeText(json), controllerId: controllerId)
    }

    /// Always returns nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The last state. Every assignment is delivered immediately, even if the state is equal.
    public var serverDrivenState: ServerDrivenState {
        get { state }
        set { announce(newValue) }
    }

    /// Called for each change of the load, before ``serverDrivenState`` is set. The default implementation does
    /// nothing.
    open func didChangeState(_ state: ServerDrivenState) {}

    // MARK: Life cycle

    /// Prepares the view, applies the current state of the load, and creates the content.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.setContext(Context(id: Context.navigation))
        show(viewModel.report)
        createContent()
    }

    /// Updates the navigation bar for this screen.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateNavigationBar(animated: animated)
    }

    /// Records the screen for analytics if it has content.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnScreen = true
        recordAppearance()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnScreen = false
    }

    /// Runs the work that waits for the first layout: first the components' `onInit` actions, then their bindings.
    open override func viewDidLayoutSubviews() {
        runWaiting()
        super.viewDidLayoutSubviews()
    }

    /// Cancels the screen's pending requests after it has left its container, even if it is still retained.
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        switch wrapping {
        case .allowed: if parent == nil { requests.giveUp() }
        case .disabled: break  // A moved view takes its content with it.
        }
    }

    private func announce(_ state: ServerDrivenState) {
        StateDelivery(screen: self, observer: viewModel.beagleViewStateObserver).deliver(state) { self.state = $0 }
    }
}
