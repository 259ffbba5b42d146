/// A controller with columns. It is always collapsed to one navigation stack, as on a phone.
///
/// The columns are combined when the controller first appears. If a column contains a navigation controller, the
/// controllers on its stack are moved to the primary column's stack, because navigation stacks cannot be nested.
open class UISplitViewController: UIViewController {
    private enum Arrangement {
        /// The columns are separate, because the controller has not appeared yet.
        case apart
        case collapsed(UIViewController)
    }

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Stored; has no visible effect.
    open var preferredDisplayMode = DisplayMode.automatic
    /// Stored; has no visible effect.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Stored; has no visible effect.
    open var primaryEdge = PrimaryEdge.leading
    /// Stored; has no visible effect.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Stored; has no visible effect.
    open var presentsWithGesture = true
    /// Stored; has no visible effect.
    open var showsSecondaryOnlyButton = false
    /// Stored; has no visible effect.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// Stored; has no visible effect.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Stored; has no visible effect.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Stored; has no visible effect.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// A bar button item without content.
    public private(set) lazy var displayModeButtonItem = UIBarButtonItem(customView: UIView())

    private var arrangement = Arrangement.apart
    private var columns: [Column: UIViewController] = [:]
    /// The stacks that were moved to the primary column, each with the navigation controller that it came from.
    private var given: [(from: UINavigationController, stack: [UIViewController])] = []

    /// Creates a controller with two empty columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style =
            switch coder.attribute("style") {
            case "doubleColumn": .doubleColumn
            case "tripleColumn": .tripleColumn
            default: .unspecified
            }
        super.init(coder: coder)
    }

    /// Whether the columns are combined; true after the first appearance.
    open var isCollapsed: Bool { shown != nil }
    /// Always returns `.secondaryOnly`.
    open var displayMode: DisplayMode { .secondaryOnly }
    open var splitBehavior: SplitBehavior { preferredSplitBehavior }
    /// The width of the primary column, which is the width of the view.
    open var primaryColumnWidth: CGFloat { view.bounds.width }

    // MARK: - Controllers

    /// The controllers of the columns. After the first appearance, contains only the visible controller.
    open var viewControllers: [UIViewController] {
        get {
            if let shown { return [shown] }
            return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
        }
        set {
            var next: [Column: UIViewController] = [:]
            next[.primary] = newValue.first
            if newValue.count > 1 { next[.secondary] = newValue.last }
            if newValue.count > 2, style == .tripleColumn { next[.supplementary] = newValue[1] }
            replace(with: next)
        }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard let navigation = shown as? UINavigationController, column != .primary, column != .compact else {
            var next = columns
            next[column] = vc
            return replace(with: next)
        }
        let former = columns[column].map(screens) ?? []
        columns[column] = vc
        guard former.contains(where: { navigation.viewControllers.contains($0) }) else { return }
        let rest = navigation.viewControllers.filter { !former.contains($0) }
        navigation.setViewControllers(rest + (vc.map(screens) ?? []), animated: false)
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    open func show(_ column: Column) {
        guard let controller = columns[column] else { return }
        if column == .primary, let navigation = shown as? UINavigationController, let last = bottom.last {
            navigation.popToViewController(last, animated: true)
        } else if column != .compact {
            showOnStack(controller)
        }
    }

    /// Pops the column's controllers and everything above them. Has no effect on the primary column.
    open func hide(_ column: Column) {
        guard column != .primary, let navigation = shown as? UINavigationController, let controller = columns[column],
            let first = screens(of: controller).first,
            let place = navigation.viewControllers.firstIndex(of: first), place > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[place - 1], animated: true)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showOnStack(vc)
    }

    /// Pushes the controller on the stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        columns[.secondary] = vc
        if isCollapsed { showOnStack(vc) } else { adopt(vc) }
    }

    // MARK: - View

    override func takeInChildren() {
        collapse()
        install()
    }

    package override var showsDetails: Bool { true }

    package override var childrenOnScreen: [UIViewController] { shown.map { [$0] } ?? [] }

    // MARK: - Collapsing

    private var shown: UIViewController? {
        if case .collapsed(let controller) = arrangement { controller } else { nil }
    }

    /// The controllers of the primary column. They are at the bottom of the stack.
    private var bottom: [UIViewController] {
        guard let navigation = shown as? UINavigationController else { return [] }
        let others = [Column.supplementary, .secondary].compactMap { columns[$0] }.flatMap(screens)
        return Array(navigation.viewControllers.prefix { !others.contains($0) })
    }

    private func replace(with next: [Column: UIViewController]) {
        let former = shown
        for gone in children where !next.values.contains(gone) {
            gone.willMove(toParent: nil)
            if gone === former {
                gone.willDisappear(false)
                gone.viewIfLoaded?.removeFromSuperview()
                gone.settleAppearance()
            }
            gone.removeFromParent()
        }
        columns = next
        arrangement = .apart
        for controller in next.values { adopt(controller) }
        guard former != nil else { return }
        collapse()
        if shown !== former { shown?.willAppear(false) }
        install()
        if shown !== former { shown?.settleAppearance() }
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.parent == nil else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func collapse() {
        guard case .apart = arrangement else { return }
        if style != .unspecified, let compact = columns[.compact] {
            arrangement = .collapsed(compact)
        } else if style != .unspecified {
            collapseColumns()
        } else {
            guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary] else {
                return
            }
            adopt(primary)
            arrangement = .collapsed(primary)
            if let secondary = columns[.secondary], secondary !== primary,
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
            {
                takeIn(secondary, onto: primary)
            }
        }
        for column in [Column.primary, .supplementary, .secondary, .compact] {
            if let controller = columns[column], controller !== shown, controller.parent === self {
                controller.removeFromParent()
            }
        }
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// Pushes the secondary controller on the primary stack. A primary controller without a navigation stack is shown
    /// alone.
    private func takeIn(_ secondary: UIViewController, onto primary: UIViewController) {
        guard let navigation = primary as? UINavigationController else { return }
        stack(screens(of: secondary), on: navigation, animated: false)
    }

    private func collapseColumns() {
        let order = [Column.primary, .supplementary, .secondary].filter { columns[$0] != nil }
        guard let first = order.first, let last = order.last, let primary = columns[first] else { return }
        let wanted = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
        let navigation = primary as? UINavigationController ?? UINavigationController(rootViewController: primary)
        adopt(navigation)
        arrangement = .collapsed(navigation)
        let above = order.dropFirst().filter { $0.rawValue <= wanted.rawValue }.compactMap { columns[$0] }
        stack(above.flatMap(screens), on: navigation, animated: false)
    }

    /// Pushes a column's controllers, or pops to them if they are in the stack.
    private func showOnStack(_ controller: UIViewController) {
        guard let shown else { return }
        guard let navigation = shown as? UINavigationController else {
            return shown.present(controller, animated: true)
        }
        let screens = screens(of: controller)
        if let last = screens.last, screens.allSatisfy({ navigation.viewControllers.contains($0) }) {
            navigation.popToViewController(last, animated: true)
        } else {
            stack(screens, on: navigation, animated: true)
        }
    }

    private func stack(_ screens: [UIViewController], on navigation: UINavigationController, animated: Bool) {
        let there = navigation.viewControllers
        navigation.setViewControllers(there + screens.filter { !there.contains($0) }, animated: animated)
    }

    /// Returns the controllers of a column to put on the stack: the controller itself, or the controllers on its own
    /// stack.
    private func screens(of controller: UIViewController) -> [UIViewController] {
        guard let navigation = controller as? UINavigationController, navigation !== shown else { return [controller] }
        given.removeAll {
            $0.from !== navigation && $0.from !== columns[.secondary] && $0.from !== columns[.supplementary]
        }
        let stack = navigation.viewControllers
        guard !stack.isEmpty else { return given.first { $0.from === navigation }?.stack ?? [] }
        navigation.setViewControllers([], animated: false)
        given.removeAll { $0.from === navigation }
        given.append((navigation, stack))
        return stack
    }

    private func install() {
        guard isViewLoaded, let shown, let inside = shown.view, inside.superview !== view else { return }
        inside.frame = view.bounds
        inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inside)
    }
}
