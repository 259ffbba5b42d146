/// A stack of controllers. The stack changes immediately, even if animated; only the drawing takes time. A cancelled
/// interactive transition restores the former stack.
///
/// As on iOS, the view of a pushed controller is loaded in the next layout pass if the stack is in a window, or before
/// the stack changes again. Therefore properties that code sets after the push are available in `viewDidLoad`. With a
/// delegate the view is loaded immediately. If the stack is in no window, the view is loaded when the navigation
/// controller appears.
open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    private lazy var bar = makeBar()
    let content = NavigationContentView()
    private var barIsHidden = false
    /// The class of the navigation bar; nil uses UIKit's.
    private var barClass: UINavigationBar.Type?
    /// The class of the toolbar; nil uses UIKit's.
    private var toolbarClass: UIToolbar.Type?
    /// The running transition that the app animates; nil if there is none.
    var drawn: ControllerTransition?
    /// The deferred change of the stack; nil if there is none.
    var awaited: AwaitedChange?
    /// Whether the user's swipe back is being handled.
    private(set) var isSwiped = false

    public enum Operation: Int, Sendable {
        case none
        case push
        case pop
    }

    open weak var delegate: (any UINavigationControllerDelegate)?
    private lazy var popGesture = makePopGesture()
    /// The recogniser of the swipe back. With its initial delegate, it begins only if the bar shows a back button.
    /// Without a delegate, it begins whenever there is a controller to go back to.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    /// Whether a scroll to later content hides the navigation bar, and one to earlier content shows it.
    open var hidesBarsOnSwipe = false
    /// Stored; has no visible effect.
    open var hidesBarsOnTap = false
    /// Stored; has no visible effect.
    open var hidesBarsWhenKeyboardAppears = false
    /// Stored; has no visible effect.
    open var hidesBarsWhenVerticallyCompact = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller whose bars have these classes; nil uses UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type
        self.toolbarClass = toolbarClass as? UIToolbar.Type
        super.init(nibName: nil, bundle: nil)
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        replaceStack(with: [rootViewController], animated: false, as: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    open var visibleViewController: UIViewController? {
        presentation?.presented ?? stack.last
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        settleDrawn()
        var seen: Set<ObjectIdentifier> = []
        if let twice = viewControllers.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) {
            return refuse(
                twice, because: "it is in the new stack twice",
                raising: .invalidArgument, "All view controllers in a navigation controller must be distinct")
        }
        let grows = viewControllers.last.map { top in !stack.contains { $0 === top } } ?? false
        replaceStack(with: viewControllers, animated: animated, as: grows ? .push : .pop)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        settleDrawn()
        if stack.contains(where: { $0 === viewController }) {
            return refuse(
                viewController, because: "it is in the stack already", raising: .invalidArgument,
                "<\(type(of: self))> is pushing the same view controller instance (<\(type(of: viewController))>) more than "
                    + "once which is not supported and is most likely an error in the application")
        }
        if viewController is UINavigationController {
            return refuse(
                viewController, because: "a navigation controller cannot be pushed", raising: .invalidArgument,
                "Pushing a navigation controller is not supported")
        }
        replaceStack(with: stack + [viewController], animated: animated, as: .push)
    }

    /// Pops the top controller and returns it; nil if there is only one controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        settleDrawn()
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(with: Array(stack.dropLast()), animated: animated, as: .pop)
        return top
    }

    /// Pops the controllers above `viewController` and returns them. Returns an empty array if it is already on top,
    /// and nil if it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        settleDrawn()
        guard let place = stack.firstIndex(where: { $0 === viewController }) else {
            refuse(
                viewController, because: "it is not in the stack", raising: .internalInconsistency,
                "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(place + 1)...])
        if !popped.isEmpty { replaceStack(with: Array(stack[...place]), animated: animated, as: .pop) }
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: - Bars

    open var toolbar: UIToolbar! {
        if let madeToolbar { return madeToolbar }
        let made = toolbarClass?.init(coder: NSCoder()) ?? UIToolbar(frame: .zero)
        madeToolbar = made
        return made
    }
    private var madeToolbar: UIToolbar?
    private var toolbarIsHidden = true

    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        toolbarIsHidden = hidden
        let change = { [self] in
            refreshToolbar()
            arrangeViews()
        }
        if animated { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
    }

    /// Shows the toolbar items of the top controller.
    func refreshToolbar() {
        guard let view = viewIfLoaded else { return }
        if toolbarIsHidden, madeToolbar?.superview == nil { return }
        if toolbar.superview == nil { view.addSubview(toolbar) }
        toolbar.isHidden = toolbarIsHidden
        let items = stack.last?.toolbarItems ?? []
        if (toolbar.items ?? []) != items { toolbar.items = items }
        view.setNeedsLayout()
    }

    open var navigationBar: UINavigationBar { bar }

    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        let change = { [self] in
            bar.isHidden = hidden
            content.isUnderBar = !hidden
            tellOfSwipe()
            arrangeViews()
        }
        if animated { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
    }

    /// Taps the back button. Returns false if that is not possible.
    package func goBack() -> Bool { canGoBack && bar.backButton.receiveTap() }

    /// Performs a swipe back. Returns false if it is disabled, or the gesture's delegate prevents it.
    package func swipeBack() -> Bool {
        guard canSwipeBack, popGesture.recognize() else { return false }
        isSwiped = true
        defer { isSwiped = false }
        return popViewController(animated: true) != nil
    }

    /// Whether the user can swipe back.
    package var canSwipeBack: Bool { isViewLoaded && content.isReachable && allowsSwipe }

    private var allowsSwipe: Bool {
        stack.count > 1 && popGesture.isEnabled && (showsBackButton || !popGesture.followsBackButton)
    }

    private var showsBackButton: Bool { !barIsHidden && !bar.backButton.isHidden }

    private func makePopGesture() -> PopGesture {
        let gesture = PopGesture()
        gesture.changed = { [weak self] in self?.tellOfSwipe() }
        return gesture
    }

    /// Reports to the page whether the user can swipe back, which is usually possible if the back button is shown.
    private func tellOfSwipe() {
        content.swipe = allowsSwipe == showsBackButton ? .withButton : allowsSwipe ? .on : .off
    }

    /// Whether the user can tap the back button.
    package var canGoBack: Bool { isViewLoaded && bar.backButton.isReachable }

    // MARK: - View

    open override func loadView() {
        super.loadView()
        popGesture.view = view
        view.addSubview(bar)
        view.addSubview(content)
        content.bar = bar
        bar.isHidden = barIsHidden
        content.isUnderBar = !barIsHidden
        arrangeViews()
        refreshBar()
        refreshToolbar()
    }

    override func takeInChildren() {
        makeAwaitedChange()
        install()
    }

    override func placeChildren() {
        makeAwaitedChange()
        arrangeViews()
    }

    override var firstInside: UIViewController? { stack.first }

    override func settleChildren() { makeAwaitedChange() }

    package override var childrenOnScreen: [UIViewController] {
        if let awaited { return awaited.change.former.last.map { [$0] } ?? [] }
        return stack.last.map { [$0] } ?? []
    }

    private func makeBar() -> UINavigationBar {
        let bar = barClass?.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero)
        bar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
        bar.backButton.addAction { [weak self, weak bar] _ in
            if let bar, let action = bar.item?.backAction {
                action.run(from: bar.backButton)
            } else {
                self?.popViewController(animated: true)
            }
        }
        return bar
    }

    private func arrangeViews() {
        guard let view = viewIfLoaded else { return }
        let top = barIsHidden ? 0 : view.safeAreaInsets.top + BarArrangement.row + bar.searchRoom
        let large = barIsHidden || !wantsLargeTitle ? nil : seenOfLargeTitle(below: top)
        if large == nil { contentScrollView?.collapsingRoom = 0 }
        bar.largeRoom = large
        bar.set(CGRect(x: 0, y: 0, width: view.bounds.width, height: top + (large ?? 0)))
        let below = toolbarIsHidden ? 0 : UIToolbar.row + view.safeAreaInsets.bottom
        if !toolbarIsHidden {
            toolbar.set(CGRect(x: 0, y: view.bounds.height - below, width: view.bounds.width, height: below))
        }
        var bars = BarContentView.Bars()
        bars.add(top + (large == nil ? 0 : BarArrangement.largeRow), at: .top, isTranslucent: bar.isTranslucent)
        if !toolbarIsHidden { bars.add(below, at: .bottom, isTranslucent: toolbar.isTranslucent) }
        content.bars = bars
        content.set(CGRect(origin: .zero, size: view.bounds.size))
        if drawn == nil { content.refit(stack.last) }
        followScrolling()
    }

    /// Uses the bar's scroll edge appearance while the content is at its beginning.
    private func followScrolling() {
        let scroll = contentScrollView
        scroll?.whenMoved = { [weak self, weak scroll] in
            guard let self, let scroll else { return }
            if bar.largeRoom != nil { viewIfLoaded?.setNeedsLayout() }
            bar.isAtScrollEdge = scroll.isAtBeginning
        }
        scroll?.whenSwiped = { [weak self] isDown in
            guard let self, hidesBarsOnSwipe, isNavigationBarHidden != isDown else { return }
            setNavigationBarHidden(isDown, animated: true)
        }
        bar.isAtScrollEdge = scroll?.isAtBeginning ?? true
    }

    // MARK: - Large titles

    /// Whether the top controller has a large title; `automatic` follows the controller below.
    private var wantsLargeTitle: Bool {
        guard bar.prefersLargeTitles else { return false }
        for controller in stack.reversed() {
            switch controller.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// Returns the visible height of the large title. Scrolled content covers it from below.
    private func seenOfLargeTitle(below top: CGFloat) -> CGFloat {
        guard let scroll = contentScrollView else { return BarArrangement.largeRow }
        scroll.collapsingRoom = BarArrangement.largeRow
        // Content that was not laid out yet is at its beginning.
        guard scroll.adjustedContentInset.top >= top + BarArrangement.largeRow, !scroll.wantsLayout else {
            return BarArrangement.largeRow
        }
        return max(0, min(BarArrangement.largeRow, -scroll.contentOffset.y - scroll.contentInset.top - top))
    }

    /// The scroll view beneath the bar.
    private var contentScrollView: UIScrollView? {
        guard let top = stack.last, top.viewIfLoaded?.superview === content else { return nil }
        return top.scrollsAtBars
    }

    /// The controller that determines the status bar style: the top controller if the bar is hidden; otherwise nil.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    package override var hidesBottomBars: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

    package override func childBarsChanged() {
        viewIfLoaded?.setNeedsLayout()
        super.childBarsChanged()
    }

    package override func returnToStart() { if stack.count > 1 { popToRootViewController(animated: true) } }

    func refreshBar() {
        let items = stack.map(\.navigationItem)
        for item in items.suffix(2) { item.changed = { [weak self] in self?.refreshBar() } }
        bar.show(items.last, previous: items.count > 1 ? items[items.count - 2] : nil)
        refreshToolbar()
        tellOfSwipe()
        viewIfLoaded?.setNeedsLayout()
    }

    private func refuse(
        _ controller: UIViewController, because reason: String, raising name: AppException.Name, _ exception: String
    ) {
        let own = String(describing: type(of: self))
        let title = controller.title.map { " “\($0)”" } ?? ""
        let other = String(describing: type(of: controller)) + title
        AppEnvironment.current.host.raise(
            name, exception, instead: .navigationRefused(controller: own, reason: "\(other): \(reason)"))
    }
}
