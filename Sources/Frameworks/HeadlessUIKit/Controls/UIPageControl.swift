/// A row of dots, one for each page; the page that is shown has another colour.
open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { if oldValue != numberOfPages { mark([.content, .accessibility]) } } }
    /// The page that is shown, counted from 0.
    open var currentPage = 0 { didSet { if oldValue != currentPage { mark([.content, .accessibility]) } } }
    /// Whether a single page has no dot.
    open var hidesForSinglePage = false { didSet { mark([.content, .accessibility]) } }
    /// The colour of the other dots; nil is the page's own.
    open var pageIndicatorTintColor: UIColor? { didSet { if oldValue != pageIndicatorTintColor { mark(.style) } } }
    /// The colour of the shown page's dot; nil is the page's own.
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
            writer.number("pages", shownDots > 0 ? Double(shownDots) : nil)
            writer.number("page", shownDots > 0 ? Double(currentPage) : nil)
        }
        if keys.contains(.state) { writer.bool("mirrored", isMirrored) }
        if keys.contains(.style) {
            writer.style("--dot", pageIndicatorTintColor?.css)
            writer.style("--current-dot", currentPageIndicatorTintColor?.css)
        }
    }

    /// More dots than fit on a screen are drawn by no phone.
    private static let mostDots = 200

    private var shownDots: Int {
        hidesForSinglePage && numberOfPages == 1 ? 0 : min(max(0, numberOfPages), Self.mostDots)
    }
}

extension UIPageControl {
    /// What is set here counts for all page controls that come into a window from now on.
    public static func appearance() -> UIPageControl {
        UIApplication.shared.values[Appearances.self].proxy(UIPageControl.self) { UIPageControl() }
    }

    private func adoptAppearance() {
        adopt(UIPageControl.self) { proxy in
            if pageIndicatorTintColor == nil { pageIndicatorTintColor = proxy.pageIndicatorTintColor }
            if currentPageIndicatorTintColor == nil {
                currentPageIndicatorTintColor = proxy.currentPageIndicatorTintColor
            }
            if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
        }
    }
}
