public import HeadlessUIKit

/// Shows one server-driven screen, and says how its load goes.
///
/// ```swift
/// BeagleScreenViewController(.remote(.init(url: "/home")), controllerId: "CustomBeagleNavigation")
/// ```
/// Outside any navigation controller it makes one, the one registered for its id, and shows itself inside.
/// Provenance: Beagle iOS 2.1, BeagleScreenViewController.swift.
open class BeagleScreenViewController: UIViewController, BeagleController {
    package private(set) var viewModel: BeagleScreenViewModel
    package let controllerId: String?
    package private(set) var wrapping = Wrapping.allowed

    /// The screen that wrapped itself around this one; it hears what this one hears.
    package weak var outer: BeagleScreenViewController?

    package var content = Content.none
    /// What components want done when they are first laid out.
    var waiting = FirstLayoutWork()
    /// What keeps the pictures of the bar's items up to date.
    var barImages: [LiveBinding] = []
    private var state = ServerDrivenState.finished
    /// Whether the controller has appeared and not disappeared since.
    private(set) var isOnScreen = false

    /// Whether a screen outside any navigation controller makes one for itself.
    package enum Wrapping {
        case allowed
        /// Inside a `BeagleView` the surrounding application navigates.
        case disabled
    }

    /// What stands in the controller's view.
    package enum Content {
        case none
        case screen(UIView)
        case container(UINavigationController)
    }

    /// A screen of any type, as Beagle 1.x writes it.
    public init(_ screenType: ScreenType, controllerId: String? = nil) {
        viewModel = BeagleScreenViewModel(screenType: screenType)
        self.controllerId = controllerId
        super.init(nibName: nil, bundle: nil)
        extendedLayoutIncludesOpaqueBars = true
    }

    /// A screen on a view model that exists: fetched before, or shared with the screen around it.
    ///
    /// Not designated, so that an application's subclass inherits every way of making a screen.
    package convenience init(
        viewModel: BeagleScreenViewModel, controllerId: String? = nil, wrapping: Wrapping = .allowed,
        outer: BeagleScreenViewController? = nil
    ) {
        self.init(viewModel.screenType, controllerId: controllerId)
        self.viewModel = viewModel
        self.wrapping = wrapping
        self.outer = outer
    }

    /// A screen built in code around `component`.
    public convenience init(_ component: any ServerDrivenComponent, controllerId: String? = nil) {
        self.init(.declarative(component.toScreen()), controllerId: controllerId)
    }

    /// A screen to fetch.
    public convenience init(_ remote: ScreenType.Remote, controllerId: String? = nil) {
        self.init(.remote(remote), controllerId: controllerId)
    }

    /// A screen as JSON text.
    public convenience init(_ json: String, controllerId: String? = nil) {
        self.init(.declarativeText(json), controllerId: controllerId)
    }

    /// A server-driven screen cannot come from a storyboard; it decodes to nothing.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The last state. Every assignment, also of an equal state, is announced at once.
    public var serverDrivenState: ServerDrivenState {
        get { state }
        set { announce(newValue) }
    }

    /// Called for each change of the load before it becomes a ``serverDrivenState``; does nothing by itself.
    open func didChangeState(_ state: ServerDrivenState) {}

    // MARK: Life cycle

    /// Prepares the view, says where the load stands, and creates the content.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.setContext(Context(id: Context.navigation))
        show(viewModel.report)
        createContent()
    }

    /// Brings the navigation bar to what this screen asks for.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateNavigationBar(animated: animated)
    }

    /// Records the screen for analytics, if it has content by now.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnScreen = true
        recordAppearance()
    }

    /// From now on content that arrives is not seen.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnScreen = false
    }

    /// Runs what waits for the first layout, components' `onInit` before their bindings.
    open override func viewDidLayoutSubviews() {
        runWaiting()
        super.viewDidLayoutSubviews()
    }

    /// Gives up what this screen waits for once it has left its container, even where somebody keeps it.
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        switch wrapping {
        case .allowed: if parent == nil { requests.giveUp() }
        case .disabled: break  // a view that moves takes its content along
        }
    }

    private func announce(_ state: ServerDrivenState) {
        StateDelivery(screen: self, observer: viewModel.beagleViewStateObserver).deliver(state) { self.state = $0 }
    }
}
