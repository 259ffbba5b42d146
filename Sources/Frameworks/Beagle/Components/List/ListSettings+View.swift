import Flexbox
import HeadlessUIKit

extension ListSettings {
    /// Creates a scroll view with a cell for each item.
    ///
    /// On iOS a list with scrolling disabled is as long as its content.
    func makeView(renderer: BeagleRenderer) -> UIView {
        let view = UIScrollView()
        view.scrollAxis = axis.uikit
        view.showsVerticalScrollIndicator = isScrollIndicatorVisible ?? false
        view.showsHorizontalScrollIndicator = isScrollIndicatorVisible ?? false
        view.declared.role = "list"
        view.isScrollEnabled = useParentScroll != true
        view.becomeBox(layBox)
        let content = ListContent(self, in: view, renderer: renderer)
        view.listContent = content
        content.connect()
        return view
    }

    /// Sets the layout of the list: a row or column of cells, or wrapped lines of a grid.
    private func layBox(_ box: inout FlexStyle) {
        if useParentScroll == true { box.flexShrink = 0 } else { box.overflow = .scroll }
        switch (lanes, axis) {
        case (.one, .vertical): break
        case (.one, .horizontal): box.flexDirection = .row
        case (.grid, .vertical): (box.flexDirection, box.flexWrap, box.alignItems) = (.row, .wrap, .flexStart)
        case (.grid, .horizontal): (box.flexDirection, box.flexWrap, box.alignItems) = (.column, .wrap, .flexStart)
        }
    }

    /// The layout of a cell. Along the scroll axis it has the length of its content. Across the axis it has the width
    /// of its lane.
    var cellBox: FlexStyle {
        var box = FlexStyle(grow: 0, shrink: 0)
        switch (lanes, axis) {
        case (.one, _): break
        case (.grid(let count), .vertical): box.width = .wholePart(of: count)
        case (.grid(let count), .horizontal): box.height = .wholePart(of: count)
        }
        return box
    }
}
