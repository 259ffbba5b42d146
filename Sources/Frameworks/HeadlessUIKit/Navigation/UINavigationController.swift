/// Shows the last of a stack of controllers, with a bar above it.
///
/// The stack changes at once, whether animated or not; only what the page draws takes time, and what an app draws can
/// be given up, which brings the stack back. As on iOS, a controller that comes while this one is in a window has its
/// view loaded in the next layout pass, or before anything else happens to the stack: what code gives it behind the
/// call is there in its `viewDidLoad`. With a delegate its view is loaded at once, otherwise when this controller
/// appears.
open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    private lazy var bar = makeBar()
    let content = NavigationContentView()
    private var barIsHidden = false
    /// What an app draws now.
    var drawn: ControllerTransition?
    /// The last change of the stack, whose top is not on the screen yet.
    var awaited: AwaitedChange?
    /// Whether a person swipes back now.
    private(set) var isSwiped = false

    public enum Operation: Int, Sendable {
        /// In no way that has a name.
        case none
        case push
        case pop
    }

    /// Who hears of what is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    private lazy var popGesture = makePopGesture()
    /// The swipe from the edge that goes back. Until another delegate is put there, it begins only where the bar shows
    /// a back button; without any, it begins wherever there is a screen to go back to.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
    /// Whether the bar hides while scrolling; kept.
    open var hidesBarsOnSwipe = false
    /// Whether a tap beside all controls hides the bars; kept, they stay.
    open var hidesBarsOnTap = false
    /// Whether the keyboard hides the bars; kept, they stay.
    open var hidesBarsWhenKeyboardAppears = false
    /// Whether the bars are hidden on a phone on its side; kept, they stay.
    open var hidesBarsWhenVerticallyCompact = false

    /// A navigation controller with nothing in it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A navigation controller that shows `rootViewController`, which belongs to it from now on.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        replaceStack(with: [rootViewController], animated: false, as: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Stack

    /// The stack, the one that is shown last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// What a person sees of this stack: the top, or what is shown over it.
    open var visibleViewController: UIViewController? {
        presentation?.presented ?? stack.last
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        settleDrawn()
        let grows = viewControllers.last.map { top in !stack.contains { $0 === top } } ?? false
        replaceStack(with: viewControllers, animated: animated, as: grows ? .push : .pop)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        settleDrawn()
        if stack.contains(where: { $0 === viewController }) {
            return refuse("it is in the stack already", viewController)
        }
        if viewController is UINavigationController {
            return refuse("a navigation controller cannot be pushed", viewController)
        }
        replaceStack(with: stack + [viewController], animated: animated, as: .push)
    }

    /// Takes the top off; nil when it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        settleDrawn()
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(with: Array(stack.dropLast()), animated: animated, as: .pop)
        return top
    }

    /// Takes off all above a controller; nothing when it is the top already, nil when it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        settleDrawn()
        guard let place = stack.firstIndex(where: { $0 === viewController }) else {
            refuse("it is not in the stack", viewController)
            return nil
        }
        let popped = Array(stack[(place + 1)...])
        if !popped.isEmpty { replaceStack(with: Array(stack[...place]), animated: animated, as: .pop) }
        return popped
    }

    /// Takes off all but the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: - Bars

    open var toolbar: UIToolbar! {
        if let madeToolbar { return madeToolbar }
        let made = UIToolbar(frame: .zero)
        madeToolbar = made
        return made
    }
    private var madeToolbar: UIToolbar?
    private var toolbarIsHidden = true

    /// Whether there is no row of buttons below the content.
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

    /// Shows what the top controller has for the row of buttons.
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

    /// Whether there is no bar.
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

    /// Goes back as a tap on the back button does; false when there is none to tap.
    package func goBack() -> Bool { canGoBack && bar.backButton.receiveTap() }

    /// Goes back as a swipe from the edge does; false where that is off, or the gesture's delegate refuses.
    package func swipeBack() -> Bool {
        guard canSwipeBack, popGesture.recognize() else { return false }
        isSwiped = true
        defer { isSwiped = false }
        return popViewController(animated: true) != nil
    }

    /// Whether a person could swipe back.
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

    /// Pages take it that a swipe goes back where the bar shows a back button; they are told of all else.
    private func tellOfSwipe() {
        content.swipe = allowsSwipe == showsBackButton ? .withButton : allowsSwipe ? .on : .off
    }

    /// Whether a person could tap the back button.
    package var canGoBack: Bool { isViewLoaded && bar.backButton.isReachable }

    // MARK: - View

    open override func loadView() {
        super.loadView()
        popGesture.view = view
        view.addSubview(bar)
        view.addSubview(content)
        content.clipsToBounds = true
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
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        bar.backButton.addAction { [weak self] _ in self?.popViewController(animated: true) }
        return bar
    }

    private func arrangeViews() {
        guard let view = viewIfLoaded else { return }
        let top = barIsHidden ? 0 : view.safeAreaInsets.top + BarArrangement.row + bar.searchRoom
        let large = barIsHidden || !wantsLargeTitle ? nil : seenOfLargeTitle
        if large == nil { contentScrollView?.collapsingRoom = 0 }
        bar.largeRoom = large
        content.largeTitleRoom = large == nil ? 0 : BarArrangement.largeRow
        bar.set(CGRect(x: 0, y: 0, width: view.bounds.width, height: top + (large ?? 0)))
        let below = toolbarIsHidden ? 0 : UIToolbar.row + view.safeAreaInsets.bottom
        if !toolbarIsHidden {
            toolbar.set(CGRect(x: 0, y: view.bounds.height - below, width: view.bounds.width, height: below))
        }
        content.isAboveToolbar = !toolbarIsHidden
        content.set(CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top - below)))
    }

    // MARK: - Large titles

    /// Whether the top controller has a large title; `automatic` goes on as the controller below.
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

    /// How much of a large title the content, which covers it from below, leaves to be seen.
    private var seenOfLargeTitle: CGFloat {
        guard let scroll = contentScrollView else { return BarArrangement.largeRow }
        scroll.whenMoved = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        scroll.collapsingRoom = BarArrangement.largeRow
        // One that was not laid out yet stands at its beginning, wherever that will be.
        guard scroll.adjustedContentInset.top >= BarArrangement.largeRow, !scroll.wantsLayout else {
            return BarArrangement.largeRow
        }
        return max(0, min(BarArrangement.largeRow, -scroll.contentOffset.y - scroll.contentInset.top))
    }

    /// What scrolls below the bar: the top controller's view, or the first in it that does.
    private var contentScrollView: UIScrollView? {
        guard let view = stack.last?.viewIfLoaded, view.superview === content else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The controller in front, where no bar stands below the status bar.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    package override var hidesBottomBars: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

    package override func returnToStart() { if stack.count > 1 { popToRootViewController(animated: true) } }

    func refreshBar() {
        let items = stack.map(\.navigationItem)
        for item in items.suffix(2) { item.changed = { [weak self] in self?.refreshBar() } }
        bar.show(items.last, previous: items.count > 1 ? items[items.count - 2] : nil)
        refreshToolbar()
        tellOfSwipe()
        viewIfLoaded?.setNeedsLayout()
    }

    private func refuse(_ reason: String, _ controller: UIViewController) {
        let name = String(describing: type(of: self))
        let other = String(describing: type(of: controller))
        UIApplication.shared.host.log(.navigationRefused(controller: name, reason: "\(other): \(reason)"))
    }
}
