/// Looks after one screen, or after other controllers.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var headline: String?
    private unowned(unsafe) var container: UIViewController?  // a parent clears it in its children before it goes
    private var contained: [UIViewController] = []
    var appearance = Appearance.gone
    var presentation: Presentation? { didSet { noteControllersChanged() } }
    private(set) weak var presenter: UIViewController?
    /// Whether the controller is asked what it shows without content, before the next layout.
    var isUnavailableContentOld = true
    private var keptPresentationController: UIPresentationController?
    private var presentationOfItsOwn: UIPresentationController {
        let isPopover = modalPresentationStyle == .popover || isPopoverOfItself
        if let kept = keptPresentationController, !isPopover || kept is UIPopoverPresentationController { return kept }
        let made =
            isPopover
            ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            : UIPresentationController(presentedViewController: self, presenting: nil)
        made.delegate = keptPresentationController?.delegate
        keptPresentationController = made
        return made
    }
    /// Has a presentation controller of the app's own look after how the controller is shown; nil has the system's
    /// again.
    func keep(_ controller: UIPresentationController?) {
        if let controller, controller.delegate == nil { controller.delegate = keptPresentationController?.delegate }
        keptPresentationController = controller
    }
    /// What looks after how the controller, or the container it is in, is shown over another.
    open var presentationController: UIPresentationController? { outermost.presentationOfItsOwn }
    /// Whether the controller is a popover where nothing else is said, as sheets of actions are on a tablet.
    package var isPopoverOfItself: Bool { false }
    /// What upper folders keep with the controller, one of each class.
    package var companions: [AnyObject] = []

    /// A controller whose view is in a nib of that name; without one, in that of its class, or else in none. All
    /// bundles are one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// A controller whose view is made by ``loadView()``.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// A controller from a storyboard, with all that its file says; an empty one from any other archive.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
        coder.unpack(into: self)
    }

    deinit {
        loadedView?.controllerResponder = nil
        for child in contained { child.container = nil }
    }

    public let nibName: String?

    // MARK: - View

    /// The controller's view; the first to ask makes it, by ``loadView()`` and then ``viewDidLoad()``.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard loadedView !== newValue else { return }
            loadedView?.controllerResponder = nil
            if let former = loadedView, let newValue { newValue.takePlace(of: former) }
            loadedView = newValue
            newValue?.controllerResponder = self
            newValue?.addedSafeArea = additionalSafeAreaInsets
        }
    }

    /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { loadedView?.marginsChanged() } }
    }
    override var keepsSystemMargins: Bool { viewRespectsSystemMinimumLayoutMargins }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Whether an entry of the menu about a text would be offered; never asked, because the page has its own.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    /// What keys of a keyboard would do; never asked, because the page's keys are its own.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// What a person does, to go on with it elsewhere; nil, because a session is one device.
    open var userActivity: NSUserActivity? {
        get { nil }
        set {}
    }
    /// Would take up what a person did elsewhere; never called.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Would note what a person does; never called.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Would keep what a person was at; never called, because a session is rebuilt from what was done in it.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Would take up what a person was at; never called.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Everything was taken up; never called.
    open func applicationFinishedRestoringState() {}
    /// By what name an app takes up what a person was at; never kept.
    open var restorationIdentifier: String? {
        get { nil }
        set {}
    }

    /// Makes the view now, unless it was made.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Makes the view: that of the controller's scene or nib, or else an empty one as large as the screen.
    open func loadView() {
        if loadViewFromFile() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Sets ``contentUnavailableConfiguration`` by what the controller has to show, before its view's first layout and
    /// the one that follows ``setNeedsUpdateContentUnavailableConfiguration()``.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    package override func viewWillLayout() {
        placeChildren()
        updateUnavailableContent()
        viewWillLayoutSubviews()
    }
    /// A container puts the views in that are seen as it comes onto the screen. What an app overrides may leave its
    /// superclass out, so a container does its own work here; it is called before the app's method and behind it.
    func takeInChildren() {}
    /// Of a stack the controller that it begins with, whose tab stands for the stack's.
    var firstInside: UIViewController? { nil }
    /// A container shows what is still to come into it, before something else happens to the screen.
    func settleChildren() {}
    /// A container gives its parts their places before an app's method does.
    func placeChildren() {}
    package override func viewDidLayout() {
        placeUnavailableContent()
        viewDidLayoutSubviews()
    }
    open func viewSafeAreaInsetsDidChange() {}
    /// Sets constraints that depend on others, and has the view set its own, which who overrides it does last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// The view is about to take another size, because the device was turned; passed on to the controllers inside.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contained { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// The device is about to have other traits; passed on to the controllers inside.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in contained { child.willTransition(to: newCollection, with: coordinator) }
    }
    /// Never called: a session has no pressure to release memory.
    open func didReceiveMemoryWarning() {}

    // MARK: - Editing

    private var isBeingEdited = false

    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; the controller's edit button, if it has one, says the other from now on.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isBeingEdited = editing
        for case let hearing as any EditingHearing in companions { hearing.editingChanged(to: editing) }
    }

    // MARK: - Facts

    /// Light or dark for the view and what is inside, whatever is around; `unspecified` follows that.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOfItsOwn ?? .unspecified }
        set {
            guard overrideUserInterfaceStyle != newValue else { return }
            guard let loadedView else { return style = newValue }
            loadedView.changeStyle { style = newValue }
        }
    }
    private var style: UIUserInterfaceStyle?
    package override var styleOfItsOwn: UIUserInterfaceStyle? { style }
    override var traitHearers: [TraitHearer] {
        get { heardTraits }
        set { heardTraits = newValue }
    }
    private var heardTraits: [TraitHearer] = []

    /// What the environment is like: the view's, or what it would be inside the container.
    open override var traitCollection: UITraitCollection {
        if let view = loadedView, view.superview != nil || container == nil { return view.traitCollection }
        let around = container?.traitCollection ?? .current
        guard let style, style != .unspecified else { return around }
        return UITraitCollection(traitsFrom: [around, UITraitCollection(userInterfaceStyle: style)])
    }

    open var title: String? {
        get { headline }
        set {
            guard headline != newValue else { return }
            headline = newValue
            titleChanged()
            noteControllersChanged()
        }
    }

    private func titleChanged() {
        for case let listener as any TitleHearing in companions { listener.titleChanged(to: headline) }
    }

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Who says how the controller's view comes over another, and goes; nil leaves it to the page.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether only code can end its being shown: a sheet that is dragged down comes back, and its presentation
    /// controller's delegate hears of the attempt. Controllers in a container hold its sheet too.
    open var isModalInPresentation = false { didSet { if oldValue != isModalInPresentation { sheetMayBeHeld() } } }
    /// Whether presentations from inside are shown over this controller only; kept.
    open var definesPresentationContext = false
    /// Whether content goes under opaque bars; kept.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Which edges content goes under; kept.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether scroll views make room for bars by themselves; kept.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Whether tabs at the bottom go when this controller is pushed, until it is popped.
    open var hidesBottomBarWhenPushed = false
    /// Whether tabs below are not to be seen now.
    package var hidesBottomBars: Bool { false }
    /// A child wants other bars around it.
    package func childBarsChanged() { parent?.childBarsChanged() }
    /// Goes back to where it began, as when its tab is pressed again.
    package func returnToStart() {}
    /// The size it would like when shown in a part of the screen; a presentation controller of an app's own hears of
    /// it.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard oldValue != preferredContentSize else { return }
            presenter?.presentation?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
            container?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// A controller inside would like another size; for containers of an app's own.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// How the status bar looks; asked for whenever something is laid out.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no status bar; asked for whenever something is laid out.
    open var prefersStatusBarHidden: Bool { false }
    /// The edges at which an app's own gestures go first; kept.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var modalPresentationCapturesStatusBarAppearance = false
    /// How the status bar comes and goes; kept.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Who says how the status bar looks instead; nil is the controller itself, of tabs the chosen one.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Who says instead whether there is a status bar; nil is the controller itself, the top of a stack, the chosen
    /// tab.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the bar at the lower edge of the screen goes while nobody touches it; kept, it is always drawn.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Asks for that again; does nothing.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Whether the screen turns with the device; kept, it always does.
    open var shouldAutorotate: Bool { true }
    /// The ways up that the screen can be; kept, it turns with the device whatever is said here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The way up that the screen is first when it is presented; kept.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Asks for the ways up again; does nothing.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.setNeedsLayout() }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard oldValue != additionalSafeAreaInsets else { return }
            loadedView?.addedSafeArea = additionalSafeAreaInsets
            viewSafeAreaInsetsDidChange()
        }
    }

    open var parent: UIViewController? { container }
    /// The nearest container of a kind.
    func nearest<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var around = container
        while let candidate = around {
            if let found = candidate as? Container { return found }
            around = candidate.parent
        }
        return nil
    }
    open var children: [UIViewController] { contained }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Takes a controller in; its view is the caller's to place.
    open func addChild(_ childController: UIViewController) {
        guard childController.container !== self, childController !== self else { return }
        childController.container?.drop(childController)
        childController.willMove(toParent: self)
        contained.append(childController)
        childController.container = self
        noteControllersChanged()
    }

    open func removeFromParent() {
        guard let container else { return }
        container.drop(self)
        didMove(toParent: nil)
    }

    /// Who hears next: the parent's view, the presenter, or the window.
    open override var next: UIResponder? { loadedView?.superview ?? container ?? presenter }

    /// Children that come and go with this controller.
    package var childrenOnScreen: [UIViewController] { contained }

    /// The transition is about to show or hide the view; a container calls it for its children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    }

    open func endAppearanceTransition() { settleAppearance() }

    // MARK: - Presenting

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        settleAround()
        Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Ends what this controller shows over itself, or else its own being shown.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        settleAround()
        Presentation.dismiss(from: self, animated: flag, completion: completion)
    }

    /// Shows a controller in whatever way the containers around prefer; over this one, if none does.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller as what was chosen here, in the container around that has a place for such; over this one, if
    /// none has.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        var around = container
        while let candidate = around, !candidate.showsDetails { around = candidate.container }
        if let around { around.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Whether the controller has a place for what is chosen in those inside.
    package var showsDetails: Bool { false }

    // MARK: - Segues

    /// A segue that starts here is about to be performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue may be performed that a control asks for; code that asks is not held up.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Goes the way of that name. An unknown name, which ends an app on iOS, is logged and nothing happens.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { follow(identifier, sender: sender) }
    /// Whether an unwind segue with this action may end here: whether the controller has such a method.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { responds(to: action) }

    /// The style that `automatic` stands for.
    package var plainPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// Which controllers are where, or what they are called, is no longer as readers have it.
    func noteControllersChanged() { UIApplication.shared.changes.noteControllersChanged() }

    func setPresenter(_ presenter: UIViewController?) { self.presenter = presenter }

    private func drop(_ child: UIViewController) {
        contained.removeAll { $0 === child }
        child.container = nil
        noteControllersChanged()
    }
}

extension UIViewController: ConstraintUpdating {}

/// A companion of a controller that hears whether this is edited.
protocol EditingHearing: AnyObject {
    /// It is from now on, or no more.
    func editingChanged(to isEditing: Bool)
}
