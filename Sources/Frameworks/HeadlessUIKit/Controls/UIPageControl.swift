package import ViewSchema

open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet {
            if oldValue != numberOfPages { mark([.content, .accessibility]) }
            currentPage = page
        }
    }
    /// The current page; values outside the range are limited to it.
    open var currentPage: Int {
        get { page }
        set {
            let limited = max(0, min(newValue, numberOfPages - 1))
            guard page != limited else { return }
            page = limited
            mark([.content, .accessibility])
        }
    }
    private var page = 0
    open var hidesForSinglePage = false { didSet { mark([.content, .accessibility]) } }
    /// The colour of the dots; nil uses the page's own colour.
    open var pageIndicatorTintColor: UIColor? { didSet { if oldValue != pageIndicatorTintColor { mark(.style) } } }
    /// The colour of the current dot; nil uses the page's own colour.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if oldValue != currentPageIndicatorTintColor { mark(.style) } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adoptAppearance() }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Double(shownDots) * 16, height: 26) }

    package override var plainKind: ViewKind { .pagecontrol }
    package override var plainRole: String? { shownDots > 0 ? "img" : nil }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.setNumber(.pages, to: shownDots > 0 ? Double(shownDots) : nil)
            writer.setNumber(.page, to: shownDots > 0 ? Double(currentPage) : nil)
        }
        if keys.contains(.state) { writer.setBool(.mirrored, to: isMirrored) }
        if keys.contains(.style) {
            writer.setStyle("--dot", to: pageIndicatorTintColor?.css)
            writer.setStyle("--current-dot", to: currentPageIndicatorTintColor?.css)
        }
    }

    /// The maximum number of dots that are drawn.
    private static let mostDots = 200

    private var shownDots: Int {
        hidesForSinglePage && numberOfPages == 1 ? 0 : min(max(0, numberOfPages), Self.mostDots)
    }
}

extension UIPageControl {
    private func adoptAppearance() {
        forEachProxy(of: UIPageControl.self) { proxy in
            if pageIndicatorTintColor == nil { pageIndicatorTintColor = proxy.pageIndicatorTintColor }
            if currentPageIndicatorTintColor == nil {
                currentPageIndicatorTintColor = proxy.currentPageIndicatorTintColor
            }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
        }
    }
}
