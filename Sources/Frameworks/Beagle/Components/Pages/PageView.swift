import Flexbox
public import HeadlessUIKit

/// Pages beside each other, one of which is seen (Beagle iOS 2.1, PageView.swift).
///
/// It takes the room its parent leaves and asks for none, so it needs a parent that grows or has a height.
public struct PageView: Widget, HasContext {
    /// The pages, in order.
    @AutoCodable public var children: [any ServerDrivenComponent]?
    /// The context everything inside can see.
    public var context: Context?
    /// What runs when a person turned to another page, with its number as the context `onPageChange`.
    @AutoCodable public var onPageChange: [any Action]?
    /// The page that is seen, counted from 0; null and numbers without a page change nothing.
    public var currentPage: Expression<Int>?
    /// Whether buttons to turn the page are drawn, as Beagle Web draws them; they are there for assistive technology
    /// and the keyboard in any case.
    public var showArrow: Bool?
    /// What shows the number of pages below them, kept up to date by itself (Beagle iOS 1.x).
    @AutoCodable public var pageIndicator: (any ServerDrivenComponent)?
    /// The address of the pages.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the pages.
    public var accessibility: Accessibility?

    /// Pages built in code.
    public init(
        children: [any ServerDrivenComponent]? = nil, context: Context? = nil, onPageChange: [any Action]? = nil,
        currentPage: Expression<Int>? = nil, showArrow: Bool? = nil,
        pageIndicator: (any ServerDrivenComponent)? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil
    ) {
        self.children = children
        self.context = context
        self.onPageChange = onPageChange
        self.currentPage = currentPage
        self.showArrow = showArrow
        self.pageIndicator = pageIndicator
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// The pages, with the indicator below them where there is one.
    ///
    /// No page is made before it is known to be the one that is seen: an expression says that after every `onInit`.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let pages = PagesView(children ?? [], renderer)
        if style?.size?.height != nil { pages.flexStyle.flexGrow = 0 }
        if showArrow == false { pages.declared.properties["arrows"] = "hidden" }
        guard let pageIndicator else {
            follow(pages, in: pages, renderer) { _ in }
            return pages
        }
        let view = UIView()
        view.becomeBox { $0.flexGrow = pages.flexStyle.flexGrow }
        pages.flexStyle.flexGrow = 1
        view.addSubview(pages)
        let indicator = renderer.render(pageIndicator)
        indicator.flexStyle.height = 40
        indicator.flexStyle[margin: .top] = 10
        view.addSubview(indicator)
        follow(pages, in: view, renderer) { [weak indicator, weak pages] page in
            (indicator as? any PageIndicatorUIView)?.model = .init(
                numberOfPages: pages?.pageCount ?? 0, currentPage: page)
        }
        return view
    }

    private func follow(
        _ pages: PagesView, in view: UIView, _ renderer: BeagleRenderer, shown: @escaping (Int) -> Void
    ) {
        renderer.observe(currentPage, andUpdateManyIn: view) { [weak pages] page in
            guard let pages else { return }
            if let page { pages.show(page) }
            if pages.current == nil { pages.show(0) }
            if let current = pages.current { shown(current) }
        }
        pages.turned = { [onPageChange, weak controller = renderer.controller, weak view] page in
            shown(page)
            guard let view else { return }
            controller?.execute(actions: onPageChange, with: "onPageChange", and: .int(page), origin: view)
        }
    }
}
