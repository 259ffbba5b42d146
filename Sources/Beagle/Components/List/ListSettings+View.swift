import HeadlessUIKit

extension ListSettings {
    /// A scroll view with a cell for each item; the page lays the cells out.
    ///
    /// On iOS a list without scrolling of its own is as long as its content.
    func makeView(renderer: BeagleRenderer) -> UIView {
        let view = UIScrollView()
        view.scrollAxis = axis.uikit
        view.showsVerticalScrollIndicator = isScrollIndicatorVisible ?? false
        view.showsHorizontalScrollIndicator = isScrollIndicatorVisible ?? false
        view.declared.role = "list"
        if useParentScroll == true {
            view.isScrollEnabled = false
            view.css["overflow"] = "visible"
            view.css["flex-shrink"] = "0"
        }
        declareCells(&view.css)
        let content = ListContent(self, in: view, renderer: renderer)
        view.listContent = content
        content.connect()
        return view
    }

    private func declareCells(_ css: inout CSSDeclarations) {
        switch (lanes, axis) {
        case (.one, .vertical): break
        case (.one, .horizontal): css["flex-direction"] = "row"
        case (.grid(let count), .vertical):
            css["display"] = "grid"
            css["grid-template-columns"] = "repeat(\(count), minmax(0, 1fr))"
            css["grid-auto-rows"] = "max-content"
            css["align-content"] = "start"
            css["align-items"] = "start"
        case (.grid(let count), .horizontal):
            css["display"] = "grid"
            css["grid-auto-flow"] = "column"
            css["grid-template-rows"] = "repeat(\(count), minmax(0, 1fr))"
            css["grid-auto-columns"] = "max-content"
        }
    }
}
