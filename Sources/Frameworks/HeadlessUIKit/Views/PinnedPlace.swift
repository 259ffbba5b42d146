/// Where a view stands that stays in sight while what it belongs to is scrolled by: the page moves it, too, because it
/// knows where the content stands before anybody else does.
struct PinnedPlace: Equatable {
    /// The edge of what is seen at which the view is held.
    enum Edge: Equatable {
        case upper, lower
    }

    /// The highest and the lowest upper edge that it has, in the content; by itself it stands at the one farther from
    /// `edge`.
    var first: CGFloat
    var last: CGFloat
    var edge = Edge.upper

    /// The upper edge of a view of this height while so much of the content is seen.
    func top(of height: CGFloat, in sight: ContentSight) -> CGFloat {
        let line = edge == .upper ? sight.upper : sight.lower - height
        return max(first, min(line, last))
    }
}

/// The part of scrolled content that is seen between what lies over it.
struct ContentSight {
    var upper: CGFloat
    var lower: CGFloat
}

extension UIView {
    /// Says where the view stays in sight; with nil it stands where its frame says.
    func pin(_ place: PinnedPlace?) {
        guard rare?.rarest?.pin != place else { return }
        withExtras { $0.forRarest.pin = place }
        mark(.layout)
    }

    /// Takes the place in sight, where it has one to take. The page has it there already.
    func stand(in sight: ContentSight) {
        guard let pin = rare?.rarest?.pin else { return }
        let top = pin.top(of: rectangle.height, in: sight)
        if rectangle.minY != top { rectangle.origin.y = top }
    }

    /// What is held at the lower edge stands otherwise while something else lies over that.
    func pinnedRoomChanged() {
        if rare?.rarest?.pin?.edge == .lower { mark(.layout) }
    }

    /// Writes between which places the page keeps the view in sight, how far below the upper edge of what is seen, and,
    /// for a view that is held at the lower edge, that it counts from there.
    func projectPin(from corner: CGPoint, into writer: any PropertyWriter) {
        guard let facts = rare?.rarest else { return }
        guard let pin = facts.pin, let scroll = container as? any ScrolledContentHolding else {
            return writer.numbers("pins", nil)
        }
        let room = scroll.pinnedRoom
        let ends = [pin.first - corner.y, pin.last - corner.y]
        let places = pin.edge == .upper ? ends + [room.upper] : ends + [-room.lower - rectangle.height, 1]
        writer.numbers("pins", places.map { Self.onPage(Double($0)) })
    }
}
