/// The loading state of a list: whether its cells match its data source.
enum ListLoading {
    case needed, running, done
}

extension UIScrollView {
    /// The area in which a list needs cells: the visible area, enlarged by its own width and height on each side. It is
    /// infinite for a list that does not scroll. A list without a size uses the size of the screen.
    var near: CGRect {
        guard isScrollEnabled else { return .infinite }
        let screen = UIScreen.main.bounds.size
        let size = CGSize(
            width: bounds.width > 0 ? bounds.width : screen.width,
            height: bounds.height > 0 ? bounds.height : screen.height)
        return CGRect(origin: contentOffset, size: size).insetBy(dx: -size.width, dy: -size.height)
    }

    /// The number of cells that a list creates before any cell size is known.
    static var firstCells: Int { 4 }

    /// Scrolls to the offset that `place` returns. Repeats this if cells that are created meanwhile change the offset.
    func move(animated: Bool, to place: () -> CGPoint?) {
        layoutIfNeeded()
        var tries = 8
        while tries > 0, let wanted = place().map({ rest.nearest(to: $0.finite) }), wanted != contentOffset {
            contentOffset = wanted
            layoutIfNeeded()
            tries -= 1
        }
        if let wanted = place() { setContentOffset(rest.nearest(to: wanted.finite), animated: animated) }
    }
}
