package import ViewSchema

/// A view whose content can be larger than itself.
///
/// Subviews are in content coordinates. The bounds' origin is ``contentOffset``. The offset is kept within the content
/// whenever content, size or insets change.
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content. Constraints to the content layout guide take precedence.
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
    /// The adjustment of the content insets to the safe area. If the insets include the safe area, subviews have no
    /// safe area at the top and bottom.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if oldValue != contentInsetAdjustmentBehavior { settle() } }
    }
    open var showsVerticalScrollIndicator = true { didSet { mark(.interaction) } }
    open var showsHorizontalScrollIndicator = true { didSet { mark(.interaction) } }
    open var isScrollEnabled = true {
        didSet {
            guard oldValue != isScrollEnabled else { return }
            mark(.interaction)
            setNeedsLayout()  // a list that does not scroll shows all its cells
        }
    }
    open var isPagingEnabled = false { didSet { if oldValue != isPagingEnabled { mark(.style) } } }
    /// Stored; has no visible effect.
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// The way in which a scroll dismisses the keyboard. With `interactive`, the keyboard is dismissed at the end of a
    /// scroll towards the beginning of the content.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The scroll direction on the page; nil derives it from the content size.
    package var scrollAxis: NSLayoutConstraint.Axis? {
        didSet { if oldValue != scrollAxis { mark([.interaction, .layout]) } }
    }
    private var content = CGSize.zero
    private var pan: ScrollPan?
    /// The sum of all offset changes, along the scroll direction, that were made to keep visible content in place.
    private var shift: CGFloat = 0
    /// The insets and the view's size for which the offset was last adjusted.
    private var settled = (inset: UIEdgeInsets.zero, room: CGSize.zero)

    /// Stored; has no visible effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Stored; has no visible effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Stored; has no visible effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Stored; has no visible effect.
    open var indicatorStyle = IndicatorStyle.default
    /// Stored; has no visible effect, because the browser determines how scrolling slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Always returns false, because the page reports a scroll only at its end.
    open var isTracking: Bool { false }
    /// Always returns false, because the page reports a scroll only at its end.
    open var isDragging: Bool { false }
    /// Always returns false, because the page reports a scroll only at its end.
    open var isDecelerating: Bool { false }

    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

        /// Whether a scroll dismisses the keyboard. In the mode `interactive`, only a scroll by a downward movement of
        /// the finger does.
        func isDismissed(byScrollFrom former: CGPoint, to next: CGPoint) -> Bool {
            switch self {
            case .none: false
            case .onDrag, .onDragWithAccessory: true
            case .interactive, .interactiveWithAccessory: next.y < former.y
            }
        }
    }

    open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
    /// The maximum scale. A pinch zooms if it is larger than the minimum and the delegate returns a view.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
    /// Stored; has no visible effect. Zooming never bounces.
    open var bouncesZoom = true
    open var isZooming: Bool { zoom?.isHeld ?? false }
    /// Always returns false.
    open var isZoomBouncing: Bool { false }
    /// The pinch gesture that zooms; nil if nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom?.pinch }
    /// The zoom state; nil if nothing can be zoomed.
    var zoom: ContentZoom?

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { move(to: newValue.finite, marks: true) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        move(to: contentOffset.finite, marks: true)
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(rest.nearest(to: offset(showing: rect).finite), animated: animated)
    }

    /// Returns the offset at which a rectangle of the content is visible.
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

    /// The height of a refresh control above the content while it is refreshing; 0 otherwise.
    var pulledRoom: CGFloat = 0 { didSet { if oldValue != pulledRoom { settle() } } }

    /// The height that the keyboard covers below the content, beyond the safe area.
    var keyboardRoom: CGFloat = 0 { didSet { if oldValue != keyboardRoom { settle() } } }

    open func adjustedContentInsetDidChange() {}

    /// Has no effect. The page shows the indicators while it scrolls.
    open func flashScrollIndicators() {}

    /// The range of valid content offsets.
    var rest: ScrollRest { ScrollRest(content: content, in: bounds.size, with: settled.inset) }

    /// The pan gesture that scrolls. It provides translation and velocity during a scroll, and cannot be disabled.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan ?? makePan() }

    private func makePan() -> ScrollPan {
        let new = ScrollPan(of: self)
        pan = new
        return new
    }

    /// Handles a scroll by the user. `place` is the final position, measured from the beginning of the insets.
    package func receiveScroll(to place: CGPoint) {
        let inset = settled.inset
        let reached = CGPoint(x: place.x - inset.left, y: place.y - inset.top).finite
        pan?.goes(from: contentOffset, to: reached)
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode.isDismissed(byScrollFrom: contentOffset, to: reached) { window?.endEditing(false) }
        let way = reached.y - contentOffset.y
        move(to: reached, marks: false)
        if way != 0 { whenSwiped?(way > 0) }
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
            writer.setNumbers(.content, to: size.map { UIView.onPage(Double($0)) })
            let ends = filled?.ends(behind: direction == .vertical ? inset.top : inset.left)
            writer.setNumbers(.filled, to: ends?.map { UIView.onPage(Double($0)) })
        }
        guard keys.contains(.interaction) else { return }
        let isVertical = direction == .vertical
        writer.setString(.axis, to: isVertical ? "vertical" : "horizontal")
        writer.setBool(.fixed, to: !isScrollEnabled)
        writer.setBool(.bar, to: isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator)
        let place = contentOffset.x + settled.inset.left
        let height = contentOffset.y + settled.inset.top
        writer.setNumber(.x, to: place == 0 ? nil : Double(place))
        writer.setNumber(.y, to: height == 0 ? nil : Double(height))
        writer.setNumber(.shift, to: shift == 0 ? nil : Double(shift))
    }

    // MARK: - Scrolling

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
        whenMovedAboveTabs?()
    }

    /// Called after the content offset changed.
    func moved() {}

    /// The part of the top inset that collapses when the content is scrolled, such as the space of a large title.
    var collapsingRoom: CGFloat = 0

    /// The distances from the upper and lower edges at which pinned views stop when the content is scrolled.
    var pinnedRoom: (upper: CGFloat, lower: CGFloat) {
        (settled.inset.top - collapsingRoom, settled.inset.bottom)
    }

    /// The vertical range of the content that is visible and not covered by bars or the keyboard.
    var visibleContent: VisibleContent {
        let top = contentOffset.y
        let room = pinnedRoom
        return VisibleContent(
            upper: top + max(room.upper, min(settled.inset.top, -top)), lower: top + bounds.height - room.lower)
    }

    /// The range of the content in which cells exist; nil if all cells exist.
    var filled: FilledContent? { didSet { if oldValue != filled { mark(.layout) } } }

    /// Called after the content offset changed, because the navigation bar may change.
    var whenMoved: (() -> Void)?
    /// Called after the user scrolled down, to later content, or up.
    var whenSwiped: ((_ isDown: Bool) -> Void)?
    /// Called after the content offset changed, because the tab bar may change.
    var whenMovedAboveTabs: (() -> Void)?
    /// Whether nothing is above the visible content.
    var isAtBeginning: Bool { contentOffset.y <= 0.5 - settled.inset.top }
    /// Whether nothing is below the visible content.
    var isAtEnd: Bool { contentOffset.y + bounds.height - settled.inset.bottom >= content.height - 0.5 }

    private func page(nearest offset: CGPoint) -> CGPoint {
        func page(at place: CGFloat, length: CGFloat) -> CGFloat {
            length > 0 ? (place / length).rounded() * length : place
        }
        let (inset, size) = (settled.inset, bounds.size)
        let place = CGPoint(
            x: page(at: offset.x + inset.left, length: size.width) - inset.left,
            y: page(at: offset.y + inset.top, length: size.height) - inset.top)
        return content == .zero ? place : rest.nearest(to: place)
    }

    // MARK: - Content size and insets

    override func laidOut() {
        super.laidOut()
        if let found = constraintEngine?.frame(of: contentLayoutGuide)?.size { contentSize = zoomed(found) }
        settle()
    }

    /// Changes the content size and shifts the offset by `way`, rounded to whole points, so that the visible content
    /// stays in place. The page shifts its own scroll position by the same distance, because the user may have scrolled
    /// meanwhile.
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

    /// Adjusts the offset to the insets, the size and the content.
    private func settle(keeping: Bool = true) {
        let (former, inset) = (settled, adjustedContentInset)
        let room = bounds.size
        guard !keeping || former.inset != inset || former.room != room else { return }
        settled = (inset, room)
        var place = contentOffset
        // Content that was at its beginning stays there.
        if place.x == -former.inset.left { place.x = -inset.left }
        if place.y == -former.inset.top { place.y = -inset.top }
        if content != .zero { place = rest.nearest(to: place) }
        // The page measures from the beginning of the insets. Only visible movement is sent to it.
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

    /// The part of the safe area that is added to the insets.
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
        // Below a bar, the inset is added even if the content does not scroll.
        case .automatic: return (down || isAdjustedByController, across)
        }
    }

    /// Whether the view is a controller's view, or the first subview of a controller's view below a navigation bar.
    /// UIKit adjusts the insets of such a view even if its content does not scroll.
    private var isAdjustedByController: Bool {
        if let controllerResponder { return controllerResponder.adjustsScrollViews }
        guard let container, let controller = container.controllerResponder, controller.adjustsScrollViews else {
            return false
        }
        return container.children.first === self && container.container?.isBelowBar == true
    }

    // MARK: - Zooming

    /// The scale of the zoomed view, between the minimum and the maximum.
    open var zoomScale: CGFloat {
        get { zoom?.scale ?? 1 }
        set { change(to: newValue, around: CGPoint(x: bounds.midX, y: bounds.midY)) }
    }

    /// Sets the scale immediately, even if animated, and then calls the delegate.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        UIView.animate(withDuration: animated ? 0.3 : 0) { self.zoomScale = scale }
        if animated { delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale) }
    }

    open func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let drawn = convert(rect, from: view)
        let offset = CGPoint(x: drawn.midX - bounds.width / 2, y: drawn.midY - bounds.height / 2)
        setContentOffset(rest.nearest(to: offset), animated: animated)
    }

    // MARK: - Properties without effect

    /// Stored; has no effect. The page does not report taps on the status bar.
    open var scrollsToTop: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var isDirectionalLockEnabled: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var delaysContentTouches: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var canCancelContentTouches: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
}

extension UIScrollView: ScrolledContentHolding {
    var scrolledContent: CGRect { CGRect(origin: .zero, size: contentSize) }
}
