open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var headline: String?
    private unowned(unsafe) var container: UIViewController?  // a parent clears it in its children before it is freed
    private var contained: [UIViewController] = []
    var appearance = Appearance.gone
    var appearanceFlags: AppearanceFlags = []
    var presentation: Presentation? { didSet { presentationChanged() } }
    private(set) weak var presenter: UIViewController?
    /// Whether the unavailable content is updated before the next layout.
    var isUnavailableContentOld = true
    private var storedPresentationController: UIPresentationController?
    private var presentationOfItsOwn: UIPresentationController {
        let isPopover = modalPresentationStyle == .popover || isPopoverOfItself
        let wanted: UIPresentationController.Type =
            isPopover
            ? UIPopoverPresentationController.self
            : PresentationStyle(self) == .sheet ? UISheetPresentationController.self : UIPresentationController.self
        if let kept = storedPresentationController, !kept.isOfSystem || type(of: kept) == wanted { return kept }
        let made = wanted.init(presentedViewController: self, presenting: nil)
        made.delegate = storedPresentationController?.delegate
        storedPresentationController = made
        return made
    }
    /// The sheet presentation of the controller; nil unless the app has used it.
    var preparedSheet: UISheetPresentationController? {
        storedPresentationController as? UISheetPresentationController
    }
    /// Uses the app's own presentation controller. Nil restores UIKit's.
    func setPresentationController(_ controller: UIPresentationController?) {
        if let controller, controller.delegate == nil { controller.delegate = storedPresentationController?.delegate }
        storedPresentationController = controller
    }
    /// The presentation controller of the outermost container.
    open var presentationController: UIPresentationController? { outermost.presentationOfItsOwn }
    /// Whether the controller is presented as a popover by default, such as an action sheet on a tablet.
    package var isPopoverOfItself: Bool { false }
    /// Objects that other features, such as navigation and search, attach to the controller; at most one of each class.
    package var companions: [AnyObject] = []

    /// Creates a controller whose view is loaded from the nib with this name, or with that of the class, if it exists.
    /// The bundle has no effect, because all bundles share the app's nibs.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// Creates a controller whose view ``loadView()`` creates.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Reads the properties from a storyboard. For other archives, the controller is empty.
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

    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { loadedView?.marginsChanged() } }
    }
    override var keepsSystemMargins: Bool { viewRespectsSystemMinimumLayoutMargins }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Never used, because the page handles the keyboard.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Always nil, because a session is one device.
    open var userActivity: NSUserActivity? {
        get { nil }
        set {}
    }
    /// Never called.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Never called.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Never called, because a session is rebuilt by replaying its inputs.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Never called.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Never called.
    open func applicationFinishedRestoringState() {}
    /// Always nil.
    open var restorationIdentifier: String? {
        get { nil }
        set {}
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        ObservedCalls.call("viewDidLoad", of: self) { viewDidLoad() }
    }

    /// Loads the view from the storyboard or nib; otherwise creates an empty view with the size of the screen.
    open func loadView() {
        if loadViewFromFile() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once the view is in a window, between `viewWillAppear` and `viewDidAppear`.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Called before the view's first layout, and before the layout after
    /// ``setNeedsUpdateContentUnavailableConfiguration()``.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    package override func viewWillLayout() {
        placeChildren()
        updateUnavailableContent()
        ObservedCalls.call("viewWillLayoutSubviews", of: self) { viewWillLayoutSubviews() }
    }
    /// Adds the views of a container's visible children when the container's view appears. Called both before and after
    /// the app's `viewWillAppear(_:)`, because an override of that method may not call super.
    func takeInChildren() {}
    /// The first controller of a navigation stack, whose tab bar item represents the stack; nil for other controllers.
    var firstInside: UIViewController? { nil }
    /// Applies a container's pending changes. Called before other changes of the screen.
    func settleChildren() {}
    /// Lays out a container's children before the app's own layout method runs.
    func placeChildren() {}
    package override func viewDidLayout() {
        placeUnavailableContent()
        ObservedCalls.call("viewDidLayoutSubviews", of: self) { viewDidLayoutSubviews() }
    }
    open func viewSafeAreaInsetsDidChange() {}
    /// Updates the constraints of the view. An override must call super at its end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Forwards the call to the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contained { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// Forwards the call to the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in contained { child.willTransition(to: newCollection, with: coordinator) }
    }
    /// Called when the session receives a memory warning, which users can send from the page.
    open func didReceiveMemoryWarning() {}

    // MARK: - Editing

    private var isBeingEdited = false

    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets the editing state, and changes the title of ``editButtonItem``.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isBeingEdited = editing
        for case let hearing as any EditingObserver in companions { hearing.editingChanged(to: editing) }
    }

    // MARK: - Configuration

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
    override var traitHearers: [TraitObserver] {
        get { heardTraits }
        set { heardTraits = newValue }
    }
    private var heardTraits: [TraitObserver] = []

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
        for case let listener as any TitleObserver in companions { listener.titleChanged(to: headline) }
    }

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The app's delegate for custom transitions; nil uses the page's animation.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a sheet cannot be dismissed by dragging it down. Also applies to the sheet of a container around this
    /// controller. The delegate of the presentation controller is notified of the attempt.
    open var isModalInPresentation = false { didSet { if oldValue != isModalInPresentation { sheetMayBeHeld() } } }
    /// Stored; has no visible effect.
    open var definesPresentationContext = false
    /// Whether the view extends beneath bars that are not translucent.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { childBarsChanged() } }
    /// The edges at which the view extends beneath bars.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { childBarsChanged() } }
    /// Whether a scroll view that is the controller's view, or its first subview, avoids bars even if its content does
    /// not scroll.
    open var automaticallyAdjustsScrollViewInsets = true
    override var adjustsScrollViews: Bool { automaticallyAdjustsScrollViewInsets }
    /// The scroll view whose content lies beneath the bars of the containers around the controller: the controller's
    /// view, its first scrolling subview, or the scroll view of the visible child.
    var scrollsAtBars: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let scroll = view as? UIScrollView ?? view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first {
            return scroll
        }
        return childrenOnScreen.last { $0.viewIfLoaded?.isDescendant(of: view) == true }?.scrollsAtBars
    }
    open var hidesBottomBarWhenPushed = false
    /// Whether the controller hides the tab bar.
    package var hidesBottomBars: Bool { false }
    /// Called when a child's preference for bars changed.
    package func childBarsChanged() { parent?.childBarsChanged() }
    /// Returns to the first controller, as when the selected tab is pressed again.
    package func returnToStart() {}
    /// The preferred size. Only a presentation controller of the app is notified of changes.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard oldValue != preferredContentSize else { return }
            presenter?.presentation?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
            container?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// Called when a child's `preferredContentSize` changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The style of the status bar. Read in each layout pass.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden. Read in each layout pass.
    open var prefersStatusBarHidden: Bool { false }
    /// Stored; has no visible effect.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Stored; has no visible effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Never called.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Never called.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Never called.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Has no visible effect. The home indicator is always shown.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Has no effect.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Has no visible effect. The screen always rotates with the device.
    open var shouldAutorotate: Bool { true }
    /// Has no visible effect. The screen always rotates with the device.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Has no visible effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Has no effect.
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
    /// Returns the nearest container of a type.
    func nearest<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var around = container
        while let candidate = around {
            if let found = candidate as? Container { return found }
            around = candidate.parent
        }
        return nil
    }
    open var children: [UIViewController] { contained }
    open func willMove(toParent parent: UIViewController?) { if parent == nil { beginsToLeaveParent() } }
    open func didMove(toParent parent: UIViewController?) {}

    /// Adds a child controller. The caller adds the child's view.
    open func addChild(_ childController: UIViewController) {
        guard childController.container !== self, childController !== self else { return }
        childController.container?.drop(childController)
        childController.willMove(toParent: self)
        contained.append(childController)
        childController.container = self
        childController.appearanceFlags.remove(.leavingParent)
        childController.appearanceFlags.insert(.joiningParent)
        noteControllersChanged()
    }

    open func removeFromParent() {
        guard let container else { return }
        container.drop(self)
        didMove(toParent: nil)
    }

    /// The superview of the view, or otherwise the container, or otherwise the presenting controller.
    open override var next: UIResponder? { loadedView?.superview ?? container ?? presenter }
    override var focusView: UIView? { loadedView }
    override var takesFocusBack: Bool { true }
    override var isPresenting: Bool { presentation != nil }

    /// The children that appear and disappear together with this controller.
    package var childrenOnScreen: [UIViewController] { contained }

    /// Called by a container on its children.
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

    /// Dismisses the presented controller; if there is none, this controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        settleAround()
        Presentation.dismiss(from: self, animated: flag, completion: completion)
    }

    /// Asks the containers to show a controller. If no container does, presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Asks the nearest container with a secondary column to show a controller. If there is none, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        var around = container
        while let candidate = around, !candidate.showsDetails { around = candidate.container }
        if let around { around.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Whether the container has a place for detail controllers.
    package var showsDetails: Bool { false }

    // MARK: - Segues

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a segue may be performed. Called only for segues that a control triggers.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs a segue. An unknown identifier, which crashes an app on iOS, is logged and ignored.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { follow(identifier, sender: sender) }
    /// Returns whether the controller implements the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { responds(to: action) }

    /// The presentation style that `automatic` stands for.
    package var plainPresentationStyle: UIModalPresentationStyle { .pageSheet }

    /// Reports that the tree of controllers, or a title in it, changed.
    func noteControllersChanged() { UIApplication.shared.changes.noteControllersChanged() }

    private func presentationChanged() {
        noteControllersChanged()
        focusChanged()
        if presentation == nil { takeVacantFocus() }
    }

    func setPresenter(_ presenter: UIViewController?) { self.presenter = presenter }

    private func drop(_ child: UIViewController) {
        contained.removeAll { $0 === child }
        child.container = nil
        child.appearanceFlags.subtract([.joiningParent, .leavingParent])
        noteControllersChanged()
    }

    // MARK: - Presentation

    open var presentedViewController: UIViewController? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if let presentation = candidate.presentation { return presentation.presented }
            controller = candidate.parent
        }
        return nil
    }

    open var presentingViewController: UIViewController? { outermost.presenter }

    // MARK: - Navigation

    open var navigationItem: UINavigationItem {
        for case let item as UINavigationItem in companions { return item }
        let item = UINavigationItem()
        item.title = title
        companions.append(item)
        return item
    }

    // MARK: - Tabs

    /// The tab bar item. Initially it has the controller's title. A navigation controller without its own item and
    /// title uses the item of its first controller.
    open var tabBarItem: UITabBarItem! {
        get {
            for case let item as UITabBarItem in companions { return item }
            if title == nil, let first = firstInside { return first.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            companions.append(item)
            return item
        }
        set {
            companions.removeAll { $0 is UITabBarItem }
            if let newValue { companions.append(newValue) }
            childTabItemChanged()
        }
    }
    /// Called when the tab bar item of the controller or of a descendant was replaced.
    func childTabItemChanged() { parent?.childTabItemChanged() }

    // MARK: - Appearance

    /// Whether the controller appears because it is presented. True until `viewDidAppear` returns.
    open var isBeingPresented: Bool { appearanceFlags.contains(.beingPresented) }
    /// Whether the controller disappears because it is dismissed. True until `viewDidDisappear` returns.
    open var isBeingDismissed: Bool { appearanceFlags.contains(.beingDismissed) }
    /// Whether the controller appears because it was added to a container. True until `viewDidAppear` returns.
    open var isMovingToParent: Bool { appearanceFlags.contains(.joiningParent) }
    /// Whether the controller disappears because it is removed from its container.
    open var isMovingFromParent: Bool { appearanceFlags.contains(.leavingParent) }
    /// Whether the children's appearance methods are called together with those of this controller. If false, the
    /// controller calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: - Transitions

    /// The coordinator of the running transition of this controller, or of a container around it; nil if no transition
    /// is running.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        settleChildren()
        for case let course as TransitionCoordinator in companions { return course }
        return parent?.transitionCoordinator
    }
}

extension UIViewController: ConstraintUpdating {}

extension UITabBarItem: TitleObserver {
    func titleChanged(to title: String?) { self.title = title }
}

/// An object attached to a view controller that is notified of changes to the editing state.
protocol EditingObserver: AnyObject {
    /// Called when `isEditing` changes.
    func editingChanged(to isEditing: Bool)
}
