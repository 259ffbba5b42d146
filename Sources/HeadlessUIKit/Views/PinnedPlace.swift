/// Where a view stands that stays in sight while what it belongs to is scrolled by: the page moves it, too, because it
/// knows where the content stands before anybody else does.
struct PinnedPlace: Equatable {
    /// The upper edge where it stands by itself, and the lowest one that it goes to; in the content.
    var first: CGFloat
    var last: CGFloat

    /// The upper edge while `line` is the first of the content that is seen.
    func top(below line: CGFloat) -> CGFloat { max(first, min(line, last)) }
}

extension UIView {
    /// Says where the view stays in sight; with nil it stands where its frame says.
    func pin(_ place: PinnedPlace?) {
        guard rare?.rarest?.pin != place else { return }
        withExtras { $0.forRarest.pin = place }
        mark(.layout)
    }

    /// Takes a place in sight. The page has it there already.
    func stand(at top: CGFloat) {
        if rectangle.minY != top { rectangle.origin.y = top }
    }

    /// Writes between which places the page keeps the view in sight, and how far below the upper edge.
    func projectPin(from corner: CGPoint, into writer: any PropertyWriter) {
        guard let facts = rare?.rarest else { return }
        guard let pin = facts.pin, let scroll = container as? any ScrolledContentHolding else {
            return writer.numbers("pins", nil)
        }
        let places = [pin.first - corner.y, pin.last - corner.y, scroll.pinnedRoom]
        writer.numbers("pins", places.map { Self.onPage(Double($0)) })
    }
}
