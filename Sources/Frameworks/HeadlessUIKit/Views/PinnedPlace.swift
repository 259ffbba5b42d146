/// The position of a view that stays in the visible area while its superview scrolls. The page moves the view itself
/// while it scrolls, because the server learns of a scroll later.
struct PinnedPlace: Equatable {
    /// The edge of the visible area to which the view is pinned.
    enum Edge: Equatable {
        case upper, lower
    }

    /// The smallest y coordinate of the view's upper edge, in content coordinates; `last` is the largest. Between the
    /// two, the view is at the `edge` of the visible area.
    var first: CGFloat
    var last: CGFloat
    var edge = Edge.upper

    /// Returns the y coordinate of a view with this height, for a visible range.
    func top(of height: CGFloat, in sight: VisibleContent) -> CGFloat {
        let line = edge == .upper ? sight.upper : sight.lower - height
        return max(first, min(line, last))
    }
}

/// The vertical range of scrolled content that is visible and not covered by bars or the keyboard.
struct VisibleContent {
    var upper: CGFloat
    var lower: CGFloat
}

extension UIView {
    /// Pins the view to a position. Nil places the view by its frame.
    func pin(_ place: PinnedPlace?) {
        guard rare?.rarest?.pin != place else { return }
        withExtras { $0.forRarest.pin = place }
        mark(.layout)
    }

    /// Moves a pinned view to its position in the visible range. The page has already moved it.
    func stand(in sight: VisibleContent) {
        guard let pin = rare?.rarest?.pin else { return }
        let top = pin.top(of: rectangle.height, in: sight)
        if rectangle.minY != top { rectangle.origin.y = top }
    }

    /// Updates views pinned to the lower edge after the covered area changed.
    func pinnedRoomChanged() {
        if rare?.rarest?.pin?.edge == .lower { mark(.layout) }
    }

    /// Writes the range of the pinned position and the distance from the edge. For a view pinned to the lower edge, the
    /// distance is measured from there, and a flag is added.
    func projectPin(from corner: CGPoint, into writer: any PropertyWriter) {
        guard let facts = rare?.rarest else { return }
        guard let pin = facts.pin, let scroll = container as? any ScrolledContentHolding else {
            return writer.setNumbers(.pins, to: nil)
        }
        let room = scroll.pinnedRoom
        let ends = [pin.first - corner.y, pin.last - corner.y]
        let places = pin.edge == .upper ? ends + [room.upper] : ends + [-room.lower - rectangle.height, 1]
        writer.setNumbers(.pins, to: places.map { Self.onPage(Double($0)) })
    }
}
