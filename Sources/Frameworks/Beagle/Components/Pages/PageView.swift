import Flexbox
public import HeadlessUIKit

/// A row of pages, one of which is visible (Beagle iOS 2.1, PageView.swift).
///
/// The view fills the remaining space of its parent and has no intrinsic size, so its parent must grow or have a
/// height.
public struct PageView: Widget, HasContext {
    @AutoCodable public var children: [any ServerDrivenComponent]?
    public var context: Context?
    /// The actions to run when the user changes the page, with its number as the context `onPageChange`.
    @AutoCodable public var onPageChange: [any Action]?
    /// The current page, counted from 0; null and invalid numbers change nothing.
    public var currentPage: Expression<Int>?
    /// Whether arrow buttons are visible, as in Beagle Web. Even invisible, they can be used by assistive technology
    /// and with the keyboard.
    public var showArrow: Bool?
    /// The indicator below the pages, which is updated automatically (Beagle iOS 1.x).
    @AutoCodable public var pageIndicator: (any ServerDrivenComponent)?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?

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

    /// Creates the pages, with the indicator below them if there is one.
    ///
    /// A page is created only when it becomes the current one; a `currentPage` expression is evaluated after every
    /// `onInit`.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let pages = PagesView(children ?? [], renderer: renderer)
        if style?.size?.height != nil { pages.flexStyle.flexGrow = 0 }
        if showArrow == false { pages.declared.properties[.arrows] = "hidden" }
        guard let pageIndicator else {
            follow(pages, in: pages, renderer: renderer) { _ in }
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
        follow(pages, in: view, renderer: renderer) { [weak indicator, weak pages] page in
            (indicator as? any PageIndicatorUIView)?.model = .init(
                numberOfPages: pages?.pageCount ?? 0, currentPage: page)
        }
        return view
    }

    private func follow(
        _ pages: PagesView, in view: UIView, renderer: BeagleRenderer, shown: @escaping (Int) -> Void
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
