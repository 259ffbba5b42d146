/// A controller whose pages the user turns by dragging, with the arrow keys, or with a button. Both transition styles
/// are drawn as sliding pages.
///
/// The controllers before and after the current one are requested, and their views loaded, as soon as the current one
/// is shown.
open class UIPageViewController: UIViewController {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Stored; has no visible effect.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Stored; has no visible effect.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The style of page turns. Both styles are drawn as sliding pages.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// Has no visible effect.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    /// The style of page turns. Both styles are drawn as sliding pages.
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// Stored; has no visible effect.
    public let spineLocation: SpineLocation
    /// Stored; has no visible effect.
    open var isDoubleSided = false
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The source of the neighbouring controllers. Without it, only code changes the page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            isPlaceKnown = false
            if isViewLoaded { arrange() }
        }
    }

    private var shown: [UIViewController] = []
    private var before: UIViewController?
    private var after: UIViewController?
    private lazy var slides = PageSlides(isVertical: navigationOrientation == .vertical) { [weak self] in
        self?.turn($0)
    }
    private let dots = UIPageControl()
    /// Whether the current index of the page control is valid. The data source is asked for the index once. Afterwards,
    /// page turns are counted.
    private var isPlaceKnown = false

    /// The height of the page control, without the safe area.
    private static let dotsHeight: CGFloat = 37

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation] as? Int ?? (options?[.spineLocation] as? SpineLocation)?.rawValue
        spineLocation = spine.flatMap(SpineLocation.init) ?? (style == .pageCurl ? .min : .none)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the transition style `pageCurl`.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Reads the properties from the storyboard.
    public required init?(coder: NSCoder) {
        transitionStyle = coder.attribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
        navigationOrientation = coder.attribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
        spineLocation =
            switch coder.attribute("spineLocation") {
            case "min": .min
            case "mid": .mid
            case "max": .max
            default: .none
            }
        super.init(coder: coder)
    }

    /// The current controller, in an array. Only the first of several controllers is shown.
    open var viewControllers: [UIViewController]? { shown }

    /// The swipe recognisers, one for each direction.
    open var gestureRecognizers: [UIGestureRecognizer] { slides.recognizers }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        isPlaceKnown = false
        let isMoving = animated && appearance == .shown
        swap(to: viewControllers ?? [], isMoving ? (direction == .forward ? .push : .pop) : nil)
        guard let completion else { return }
        if isMoving { MainQueue.asyncAfter(Self.duration) { completion(true) } } else { completion(true) }
    }

    /// The duration of the sliding animation after a page turn.
    private static let duration = Duration.milliseconds(380)

    open override func loadView() {
        super.loadView()
        view.addSubview(slides)
        view.addSubview(dots)
        dots.isHidden = true
        dots.isUserInteractionEnabled = false
        dots.accessibilityElementsHidden = true
    }

    override func takeInChildren() {
        arrange()
    }

    override func placeChildren() {
        let bounds = view.bounds
        let room = dots.isHidden ? 0 : Self.dotsHeight + view.safeAreaInsets.bottom
        slides.set(CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - room)))
        dots.set(CGRect(x: 0, y: bounds.height - room, width: bounds.width, height: min(room, Self.dotsHeight)))
    }

    package override var childrenOnScreen: [UIViewController] { shown.first.map { [$0] } ?? [] }

    // MARK: - Turning pages

    private func turn(_ direction: NavigationDirection) {
        guard let next = direction == .forward ? after : before else { return }
        let former = shown
        delegate?.pageViewController(self, willTransitionTo: [next])
        dots.currentPage = max(0, min(dots.numberOfPages - 1, dots.currentPage + (direction == .forward ? 1 : -1)))
        swap(to: [next], nil)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: true)
    }

    private func swap(to next: [UIViewController], _ transition: Transition?) {
        let (former, page) = (shown.first, next.first)
        let isOther = former !== page
        let isSeen = appearance == .shown && isOther
        let gone = shown.filter { old in !next.contains { $0 === old } }
        for controller in gone { controller.willMove(toParent: nil) }
        let new = next.filter { $0.parent !== self }
        for controller in new { addChild(controller) }
        if isSeen {
            former?.willDisappear(transition != nil)
            page?.willAppear(transition != nil)
        }
        shown = next
        let changes = UIApplication.shared.changes
        let outer = changes.transition
        changes.transition = transition ?? outer
        arrange()
        changes.transition = outer
        if isSeen {
            former?.settleAppearance()
            page?.settleAppearance()
        }
        for controller in gone { controller.removeFromParent() }
        for controller in new { controller.didMove(toParent: self) }
    }

    /// Updates the current page and its neighbours on the screen.
    private func arrange() {
        guard isViewLoaded else { return }
        let page = shown.first
        before = page.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
        after = page.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
        if before === page { before = nil }
        if after === page { after = nil }
        // If both neighbours are the same controller, its view is placed on one side only.
        slides.show(page?.view, between: before === after ? nil : before?.view, and: after?.view)
        let counts = page != nil && transitionStyle == .scroll
        let count = counts ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.numberOfPages = count
        if counts, !isPlaceKnown {
            isPlaceKnown = true
            dots.currentPage = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
        }
        if dots.isHidden != (count <= 0) {
            dots.isHidden = count <= 0
            view.setNeedsLayout()
        }
    }
}
