/// An item's place in a row or column of siblings that constraints string together.
struct ChainPlace {
    /// How many siblings come before.
    private(set) var order = 0
    /// Whether the chain is held at both of its ends, so that room can be left over.
    let isBounded: Bool

    /// Nil when the item is not in a chain.
    init?(_ item: any LayoutItem, _ layout: AxisLayout) {
        guard layout.chain != nil else { return nil }
        func neighbours(_ item: any LayoutItem) -> AxisLayout { LayoutReading(item)[layout.axis] }
        var first = layout
        var seen: [ObjectIdentifier] = [ObjectIdentifier(item)]
        while let previous = first.chain?.previous, !seen.contains(ObjectIdentifier(previous)) {
            seen.append(ObjectIdentifier(previous))
            order += 1
            first = neighbours(previous)
        }
        var last = layout
        seen = [ObjectIdentifier(item)]
        while let next = last.chain?.next, !seen.contains(ObjectIdentifier(next)) {
            seen.append(ObjectIdentifier(next))
            last = neighbours(next)
        }
        isBounded = first.start != nil && last.end != nil
    }
}
