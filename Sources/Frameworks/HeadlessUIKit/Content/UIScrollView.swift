/// A view whose content can be larger than itself.
///
/// Views inside lie in the coordinates of the content. The part that is seen begins at ``contentOffset``, which is the
/// origin of the bounds; it is moved only as far as the content goes whenever the content, the room or the insets
/// change.
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// Who hears of movements.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content; constraints to the content guide say it where there are any.
    open var contentSize: CGSize {
        get { content }
        set { resizeContent(to: newValue.lengths) }
    }
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard oldValue != contentInset else { return }
            contentInset = contentInset.distances
            mark(.layout)
            settle()
        }
    }
    override var absorbsSafeArea: Bool { adjustedAxes.down }
    /// How the safe area changes the insets. Where it does, views inside have no safe area above and below.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if oldValue != contentInsetAdjustmentBehavior { settle() } }
    }
    open var showsVerticalScrollIndicator = true { didSet { mark(.interaction) } }
    open var showsHorizontalScrollIndicator = true { didSet { mark(.interaction) } }
    open var isScrollEnabled = true {
        didSet {
            guard oldValue != isScrollEnabled else { return }
            mark(.interaction)
            setNeedsLayout()  // a list that does not scroll shows all it has
        }
    }
    /// Whether the content rests only at pages.
    open var isPagingEnabled = false { didSet { if oldValue != isPagingEnabled { mark(.style) } } }
    /// Whether content springs at its ends; kept.
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// When a drag takes the keyboard away; pages know none that goes into it.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The direction the page scrolls in; follows the content size unless a room above says it.
    package var scrollAxis: NSLayoutConstraint.Axis? {
        didSet { if oldValue != scrollAxis { mark([.interaction, .layout]) } }
    }
    private var content = CGSize.zero
    private var pan: ScrollPan?
    /// How far in all the content has been shifted, along the way it is scrolled, for what is seen to stay where it is.
    private var shift: CGFloat = 0
    /// The insets and the room that the offset was last made to agree with.
    private var settled = (inset: UIEdgeInsets.zero, room: CGSize.zero)

    /// Room around the bars that say how far the content is scrolled; kept.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Room around the vertical one of these bars; kept.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Room around the horizontal one of these bars; kept.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How these bars look; kept.
    open var indicatorStyle = IndicatorStyle.default
    /// How soon scrolling comes to rest; kept, the page decides.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a finger is on the content; never, because scrolling is heard of when it rests.
    open var isTracking: Bool { false }
    /// Whether a finger moves the content; never, because scrolling is heard of when it rests.
    open var isDragging: Bool { false }
    /// Whether the content goes on moving by itself; never, because scrolling is heard of when it rests.
    open var isDecelerating: Bool { false }

    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What is left of the speed after a millisecond.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }

    open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
    /// How large it may become. Two fingers zoom where this is more than the least scale, and the delegate has a view.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
    /// Whether two fingers may zoom further and spring back; kept, they do not.
    open var bouncesZoom = true
    open var isZooming: Bool { zoom?.isHeld ?? false }
    /// Whether what was zoomed too far springs back; never, because it cannot be.
    open var isZoomBouncing: Bool { false }
    /// What hears two fingers; nil where nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom?.pinch }
    /// What is zoomed, and how far; nil where nothing can be.
    var zoom: ContentZoom?

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { move(to: newValue.finite, marks: true) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        move(to: contentOffset.finite, marks: true)
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Moves until a rectangle of the content is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(rest.nearest(to: offset(showing: rect).finite), animated: animated)
    }

    /// Where the content is to be scrolled for a rectangle of it to be seen.
    func offset(showing rect: CGRect) -> CGPoint {
        let seen = bounds.inset(by: settled.inset)
        var target = contentOffset
        if rect.maxY > seen.maxY { target.y += min(rect.maxY - seen.maxY, rect.minY - seen.minY) }
        if rect.minY < seen.minY { target.y += rect.minY - seen.minY }
        if rect.maxX > seen.maxX { target.x += min(rect.maxX - seen.maxX, rect.minX - seen.minX) }
        if rect.minX < seen.minX { target.x += rect.minX - seen.minX }
        return target
    }

    open var contentLayoutGuide: UILayoutGuide { guide(.scrolledContent) }
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

    open var adjustedContentInset: UIEdgeInsets {
        contentInset.adding(safeInset).adding(UIEdgeInsets(top: pulledRoom, left: 0, bottom: keyboardRoom, right: 0))
    }

    /// What a wheel takes above the content while it turns.
    var pulledRoom: CGFloat = 0 { didSet { if oldValue != pulledRoom { settle() } } }

    /// What the keyboard takes below the content, beyond the safe area.
    var keyboardRoom: CGFloat = 0 { didSet { if oldValue != keyboardRoom { settle() } } }

    open func adjustedContentInsetDidChange() {}

    /// Shows the bars for a moment; pages show them while they scroll.
    open func flashScrollIndicators() {}

    /// Where the content can come to rest.
    var rest: ScrollRest { ScrollRest(content: content, in: bounds.size, with: settled.inset) }

    /// The drag that scrolls, for its way and pace while a person scrolls; it cannot be hindered.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan ?? makePan() }

    private func makePan() -> ScrollPan {
        let new = ScrollPan(of: self)
        pan = new
        return new
    }

    /// A person scrolled to a place, counted from the beginning of the insets, and the content came to rest there.
    package func receiveScroll(to place: CGPoint) {
        let inset = settled.inset
        let reached = CGPoint(x: place.x - inset.left, y: place.y - inset.top).finite
        pan?.goes(from: contentOffset, to: reached)
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag { window?.endEditing(false) }
        move(to: reached, marks: false)
        var rested = isPagingEnabled ? page(nearest: reached) : reached
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &rested)
        rested = rested.finite
        if rested != reached { move(to: rested, marks: true) }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        pan?.rests()
        delegate?.scrollViewDidEndDecelerating(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeZoomedView()
        takeFlexContent()
    }

    package override var plainKind: ViewKind { .scroll }
    package override func arranges(_ child: UIView) -> Bool { true }
    package override var cutsByItself: Bool { true }
    package override var drawnOrigin: CGPoint { CGPoint(x: -settled.inset.left, y: -settled.inset.top) }

    var direction: NSLayoutConstraint.Axis {
        scrollAxis
            ?? (contentSize.width > bounds.width && contentSize.height <= bounds.height ? .horizontal : .vertical)
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.layout) {
            let inset = settled.inset
            let size = [
                contentSize.width + inset.left + inset.right, contentSize.height + inset.top + inset.bottom,
            ]
            writer.numbers("content", size.map { UIView.onPage(Double($0)) })
            let ends = filled?.ends(behind: direction == .vertical ? inset.top : inset.left)
            writer.numbers("filled", ends?.map { UIView.onPage(Double($0)) })
        }
        guard keys.contains(.interaction) else { return }
        let isVertical = direction == .vertical
        writer.string("axis", isVertical ? "vertical" : "horizontal")
        writer.bool("fixed", !isScrollEnabled)
        writer.bool("bar", isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator)
        let place = contentOffset.x + settled.inset.left
        let height = contentOffset.y + settled.inset.top
        writer.number("x", place == 0 ? nil : Double(place))
        writer.number("y", height == 0 ? nil : Double(height))
        writer.number("shift", shift == 0 ? nil : Double(shift))
    }

    // MARK: - Moving

    override func showBounds(from origin: CGPoint) { move(to: origin.finite, marks: true) }

    private func move(to place: CGPoint, marks: Bool) {
        guard place != contentOffset else { return }
        withExtras { $0.forRarest.boundsOrigin = place }
        constraintEngine?.geometryChanged(of: self)
        register?.safeAreasMayChange()
        if marks { mark(.interaction) }
        moved()
        delegate?.scrollViewDidScroll(self)
        whenMoved?()
    }

    /// The content stands elsewhere.
    func moved() {}

    /// What goes away above as the content is scrolled, as a large title does.
    var collapsingRoom: CGFloat = 0

    /// How far from the edges what stays in sight stands, once the content has gone on by more than that.
    var pinnedRoom: (upper: CGFloat, lower: CGFloat) {
        (settled.inset.top - collapsingRoom, settled.inset.bottom)
    }

    /// The content that is seen between what lies over it.
    var sight: ContentSight {
        let top = contentOffset.y
        let room = pinnedRoom
        return ContentSight(
            upper: top + max(room.upper, min(settled.inset.top, -top)), lower: top + bounds.height - room.lower)
    }

    /// What has cells, where not all of a list has.
    var filled: FilledContent? { didSet { if oldValue != filled { mark(.layout) } } }

    /// Told when the content stands elsewhere: a bar above may be lower now.
    var whenMoved: (() -> Void)?

    private func page(nearest offset: CGPoint) -> CGPoint {
        func page(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (place / length).rounded() * length : place
        }
        let (inset, size) = (settled.inset, bounds.size)
        let place = CGPoint(
            x: page(offset.x + inset.left, size.width) - inset.left,
            y: page(offset.y + inset.top, size.height) - inset.top)
        return content == .zero ? place : rest.nearest(to: place)
    }

    // MARK: - The size of the content and the room for it

    override func laidOut() {
        super.laidOut()
        if let found = constraintEngine?.frame(of: contentLayoutGuide)?.size { contentSize = zoomed(found) }
        settle()
    }

    /// The content has another size, and what is seen of it stands farther along by so much, in whole points: the
    /// offset goes with it, and the page moves on by as much from wherever a person has scrolled to meanwhile.
    func resizeContent(to size: CGSize, shiftedBy way: CGFloat) {
        let way = way.rounded()
        var place = contentOffset
        if direction == .vertical { place.y += way } else { place.x += way }
        contentSize = size
        guard way != 0 else { return }
        shift += way
        move(to: rest.nearest(to: place), marks: true)
    }

    private func resizeContent(to size: CGSize) {
        guard size != content else { return }
        content = size
        mark([.layout, .interaction])
        settle(keeping: false)
    }

    /// Makes the offset agree with the insets, the room and the content.
    private func settle(keeping: Bool = true) {
        let (former, inset) = (settled, adjustedContentInset)
        let room = bounds.size
        guard !keeping || former.inset != inset || former.room != room else { return }
        settled = (inset, room)
        var place = contentOffset
        // What stood at its beginning goes on standing there.
        if place.x == -former.inset.left { place.x = -inset.left }
        if place.y == -former.inset.top { place.y = -inset.top }
        if content != .zero { place = rest.nearest(to: place) }
        // The page counts from the beginning of the insets, and hears only of what is seen to move.
        let before = CGPoint(x: contentOffset.x + former.inset.left, y: contentOffset.y + former.inset.top)
        let isSeen = before != CGPoint(x: place.x + inset.left, y: place.y + inset.top)
        if isSeen { mark(.interaction) }
        move(to: place, marks: isSeen)
        guard former.inset != inset else { return }
        mark(.layout)
        drawnOriginChanged()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// What bars and corners take.
    private var safeInset: UIEdgeInsets {
        let safe = safeAreaInsets
        let (down, across) = adjustedAxes
        return UIEdgeInsets(
            top: down ? safe.top : 0, left: across ? safe.left : 0, bottom: down ? safe.bottom : 0,
            right: across ? safe.right : 0)
    }

    private var adjustedAxes: (down: Bool, across: Bool) {
        let across = alwaysBounceHorizontal || content.width > bounds.width
        let down = alwaysBounceVertical || content.height > bounds.height
        switch contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .scrollableAxes: return (down, across)
        // Below a bar, content makes room for it even where it fits.
        case .automatic: return (down || controllerResponder != nil || isFirstBelowBar, across)
        }
    }

    /// Whether the view is the first in that of a controller below a bar, which looks after its insets as for its own
    /// view.
    private var isFirstBelowBar: Bool {
        guard let container, container.controllerResponder != nil else { return false }
        return container.children.first === self && container.container?.isBelowBar == true
    }
}

extension UIScrollView: ScrolledContentHolding {
    var scrolledContent: CGRect { CGRect(origin: .zero, size: contentSize) }
}
