/// Whether what a list has is what its data source has.
enum ListLoading {
    case needed, running, done
}

extension UIScrollView {
    /// Where a list wants cells: what is seen, and as much around it. One that does not scroll by itself shows all it
    /// has, and one without room is as large as the screen.
    var near: CGRect {
        guard isScrollEnabled else { return .infinite }
        let screen = UIScreen.main.bounds.size
        let size = CGSize(
            width: bounds.width > 0 ? bounds.width : screen.width,
            height: bounds.height > 0 ? bounds.height : screen.height)
        return CGRect(origin: contentOffset, size: size).insetBy(dx: -size.width, dy: -size.height)
    }

    /// How many cells a list makes at first, where nothing is known of how large they come to be.
    static var firstCells: Int { 4 }

    /// Moves the content to where something in it is wanted; once more where cells that came near there have moved
    /// that.
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
