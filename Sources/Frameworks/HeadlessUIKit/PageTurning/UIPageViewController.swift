/// Shows one of many controllers, which a person turns like pages: by dragging, with the arrow keys, or with a button.
///
/// Both styles are drawn as pages that slide. The controllers before and after the one that is shown are asked for, and
/// their views loaded, as soon as that one is shown.
open class UIPageViewController: UIViewController {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the spine is, a number of ``SpineLocation``; kept.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Room between pages, in points; kept.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages are turned; both slide here.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Which way pages lie beside each other.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Which way pages are turned.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// Where the pages hang together; kept.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }

    /// How pages are turned; both styles slide.
    public let transitionStyle: TransitionStyle
    /// Which way pages lie beside each other.
    public let navigationOrientation: NavigationOrientation
    /// Where the pages hang together; kept.
    public let spineLocation: SpineLocation
    /// Whether pages have something on their back; kept.
    open var isDoubleSided = false
    /// Who hears of pages that are turned.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Who knows what is before and after a page. Without one, nothing is turned but by code.
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
    /// Whether it is known which of the dots is that of the page, which is asked once and then counted.
    private var isPlaceKnown = false

    /// How high the row of dots is, above what the screen's corners take.
    private static let dotsHeight: CGFloat = 37

    /// A page view controller without a page.
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

    /// A page view controller whose pages curl, without a page.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// A page view controller from a storyboard, with all that its file says.
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

    /// The pages that are shown: of several that were set, the first is drawn.
    open var viewControllers: [UIViewController]? { shown }

    /// What turns pages: swipes, one for each way.
    open var gestureRecognizers: [UIGestureRecognizer] { slides.recognizers }

    /// Shows another page, which comes from the side of `direction`; `completion` hears of its end.
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

    /// How long pages slide.
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

    // MARK: - Turning

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

    /// Puts the page in its place, with those beside it.
    private func arrange() {
        guard isViewLoaded else { return }
        let page = shown.first
        before = page.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
        after = page.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
        if before === page { before = nil }
        if after === page { after = nil }
        // One that is on both sides can be in one place only.
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
