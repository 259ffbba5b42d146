import Flexbox
public import HeadlessUIKit

/// A row of dots, one for each page (Beagle iOS 2.1, PageIndicator.swift). Nothing is drawn unless both numbers are
/// known.
public struct PageIndicator: Widget, HasContext {
    /// The colour of the seen page's dot, `#808080` when there is none.
    public var selectedColor: String?
    /// The colour of the other dots, `#D3D3D3` when there is none.
    public var unselectedColor: String?
    /// How many dots there are.
    public var numberOfPages: Int?
    /// The page that is seen, counted from 0.
    public var currentPage: Expression<Int>?
    /// The address of the row.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the row.
    public var accessibility: Accessibility?
    /// The context the row can see.
    public var context: Context?

    /// A row of dots built in code.
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

    /// A page control as wide as its parent, 40 points high, that nothing squeezes.
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

/// The dots of a ``PageIndicator``.
private final class PageIndicatorView: UIPageControl, PageIndicatorUIView {
    var model: PageIndicatorUIViewModel? {
        didSet {
            guard let model else { return }
            numberOfPages = model.numberOfPages
            currentPage = model.currentPage
        }
    }
}
