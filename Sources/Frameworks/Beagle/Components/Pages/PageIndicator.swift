import Flexbox
public import HeadlessUIKit

/// A row of dots, one for each page. It is empty until the number of pages and the current page are known (Beagle iOS
/// 2.1, PageIndicator.swift).
public struct PageIndicator: Widget, HasContext {
    /// The colour of the current page's dot, `#808080` by default.
    public var selectedColor: String?
    /// The colour of the other dots, `#D3D3D3` by default.
    public var unselectedColor: String?
    public var numberOfPages: Int?
    /// The current page, counted from 0.
    public var currentPage: Expression<Int>?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

    public init(
        selectedColor: String? = nil, unselectedColor: String? = nil, numberOfPages: Int? = nil,
        currentPage: Expression<Int>? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil, context: Context? = nil
    ) {
        self.selectedColor = selectedColor
        self.unselectedColor = unselectedColor
        self.numberOfPages = numberOfPages
        self.currentPage = currentPage
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    /// Creates a page control as wide as its parent and 40 points high, which does not shrink.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = PageIndicatorView()
        view.becomeBox {
            $0.flexShrink = 0
            $0.height = 40
        }
        view.isUserInteractionEnabled = false
        view.currentPageIndicatorTintColor = Self.color(selectedColor, orElse: "#808080")
        view.pageIndicatorTintColor = Self.color(unselectedColor, orElse: "#D3D3D3")
        renderer.observe(currentPage, andUpdateManyIn: view) { [numberOfPages, weak view] in
            if let page = $0, let numberOfPages { view?.model = .init(numberOfPages: numberOfPages, currentPage: page) }
        }
        return view
    }

    private static func color(_ text: String?, orElse plain: String) -> UIColor? {
        (text.flatMap(HexColor.init) ?? HexColor(plain))?.color
    }
}

/// The view of a ``PageIndicator``.
private final class PageIndicatorView: UIPageControl, PageIndicatorUIView {
    var model: PageIndicatorUIViewModel? {
        didSet {
            guard let model else { return }
            numberOfPages = model.numberOfPages
            currentPage = model.currentPage
        }
    }
}
