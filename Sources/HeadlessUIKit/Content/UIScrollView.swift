/// Hears of a scroll view's movements.
public protocol UIScrollViewDelegate: AnyObject {
    /// The content moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A person let the content go.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A view whose content can be larger than itself.
open class UIScrollView: UIView {
    /// How the safe area changes the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// Who hears of movements.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content; the page measures by itself where it is zero.
    open var contentSize = CGSize.zero { didSet { if oldValue != contentSize { mark(.layout) } } }
    /// Room around the content.
    open var contentInset = UIEdgeInsets.zero { didSet { if oldValue != contentInset { mark(.layout) } } }
    /// How the safe area changes the insets; kept.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether a vertical bar is drawn.
    open var showsVerticalScrollIndicator = true { didSet { mark(.interaction) } }
    /// Whether a horizontal bar is drawn.
    open var showsHorizontalScrollIndicator = true { didSet { mark(.interaction) } }
    /// Whether a person can scroll.
    open var isScrollEnabled = true { didSet { if oldValue != isScrollEnabled { mark(.style) } } }
    /// Whether the content rests only at pages.
    open var isPagingEnabled = false { didSet { if oldValue != isPagingEnabled { mark(.style) } } }
    /// Whether content springs at its ends; kept.
    open var bounces = true
    /// Whether it springs vertically even when it fits; kept.
    open var alwaysBounceVertical = false
    /// Whether it springs horizontally even when it fits; kept.
    open var alwaysBounceHorizontal = false
    /// The direction the page scrolls in; follows the content size unless a room above says it.
    package var scrollAxis: NSLayoutConstraint.Axis? {
        didSet { if oldValue != scrollAxis { mark([.interaction, .layout]) } }
    }
    private var offset = CGPoint.zero

    /// The part of the content that is at the origin.
    open var contentOffset: CGPoint {
        get { offset }
        set { move(to: newValue, marks: true) }
    }

    /// Moves to a part of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, marks: true) }

    /// Moves until a rectangle of the content is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var target = offset
        if rect.minY < offset.y { target.y = rect.minY }
        if rect.maxY > offset.y + bounds.height { target.y = rect.maxY - bounds.height }
        if rect.minX < offset.x { target.x = rect.minX }
        if rect.maxX > offset.x + bounds.width { target.x = rect.maxX - bounds.width }
        move(to: target, marks: true)
    }

    /// What constraints of the content hold on to.
    open var contentLayoutGuide: UILayoutGuide { guide(.scrolledContent) }
    /// What constraints of the visible part hold on to.
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

    /// A person scrolled to a place, and the content came to rest there.
    package func receiveScroll(to place: CGPoint) {
        move(to: place, marks: false)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        delegate?.scrollViewDidEndDecelerating(self)
    }

    package override var plainKind: ViewKind { .scroll }
    package override var flow: ChildFlow { .scroll }

    var direction: NSLayoutConstraint.Axis {
        scrollAxis
            ?? (contentSize.width > bounds.width && contentSize.height <= bounds.height ? .horizontal : .vertical)
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.interaction) else { return }
        let isVertical = direction == .vertical
        writer.string("axis", isVertical ? "vertical" : "horizontal")
        writer.bool("bar", isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator)
        writer.number("x", offset.x == 0 ? nil : Double(offset.x))
        writer.number("y", offset.y == 0 ? nil : Double(offset.y))
    }

    package override func arrange(_ css: inout LayoutCSS) {
        guard contentInset != .zero else { return }
        let inset = contentInset
        css[.padding] = [inset.top, inset.right, inset.bottom, inset.left].map(CSSValue.pixels).joined(separator: " ")
    }

    private func move(to place: CGPoint, marks: Bool) {
        guard place != offset else { return }
        offset = place
        if marks { mark(.interaction) }
        delegate?.scrollViewDidScroll(self)
    }
}
