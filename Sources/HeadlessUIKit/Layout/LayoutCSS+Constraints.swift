/// What the page must know about an item besides its constraints.
package struct LayoutTraits {
    /// How the parent lays the item out.
    package var flow: ChildFlow
    /// Whether the item takes room that is left over.
    package var stretches: (NSLayoutConstraint.Axis) -> Bool

    package init(flow: ChildFlow, stretches: @escaping (NSLayoutConstraint.Axis) -> Bool) {
        self.flow = flow
        self.stretches = stretches
    }
}

extension LayoutCSS {
    /// What an item's constraints come to; answers whether a sibling's present frame had to be taken.
    package mutating func place(_ item: any LayoutItem, _ traits: LayoutTraits) -> Bool {
        let reading = LayoutReading(item)
        switch traits.flow {
        case .stack:
            writeSize(reading.horizontal)
            writeSize(reading.vertical)
        case .scroll: placeInFlow(item, reading, traits, along: .vertical)
        case .none:
            if ChainPlace(item, reading.vertical) != nil {
                placeInFlow(item, reading, traits, along: .vertical)
            } else if ChainPlace(item, reading.horizontal) != nil {
                placeInFlow(item, reading, traits, along: .horizontal)
            } else {
                self[.position] = "absolute"
                placeFreely(reading.horizontal, .left, .right, .marginLeft, .marginRight)
                placeFreely(reading.vertical, .top, .bottom, .marginTop, .marginBottom)
            }
        }
        writeRatio(reading)
        return reading.usedFrames
    }

    private mutating func placeFreely(
        _ layout: AxisLayout, _ start: LayoutProperty, _ end: LayoutProperty, _ before: LayoutProperty,
        _ after: LayoutProperty
    ) {
        let axis = layout.axis
        writeSize(layout)
        if let center = layout.center, layout.start == nil || layout.end == nil {
            let offset = center - Length.whole(axis) * 0.5
            self[start] = offset.css(axis)
            self[end] = (offset * -1).css(axis)
            self[before] = "auto"
            self[after] = "auto"
            if layout.size == nil { self[axis.size] = "fit-content" }
        } else if let first = layout.start {
            self[start] = first.css(axis)
            if let last = layout.end, layout.size == nil { self[end] = last.css(axis) }
        } else if let last = layout.end {
            self[end] = last.css(axis)
        } else {
            self[start] = "0px"
        }
    }

    /// The item stands in the parent's row or column, because only the page knows how much room content takes.
    private mutating func placeInFlow(
        _ item: any LayoutItem, _ reading: LayoutReading, _ traits: LayoutTraits, along main: NSLayoutConstraint.Axis
    ) {
        let cross: NSLayoutConstraint.Axis = main == .vertical ? .horizontal : .vertical
        let along = reading[main]
        let across = reading[cross]
        self[.position] = "relative"
        writeSize(along)
        writeSize(across)
        if let before = along.start ?? along.chain.flatMap({ $0.previous == nil ? nil : Length(points: $0.gap) }),
            before != .zero
        {
            self[main.marginBefore] = before.css(main)
        }
        if let after = along.end, after != .zero { self[main.marginAfter] = after.css(main) }
        let place = ChainPlace(item, along)
        if let order = place?.order, order > 0 { self[.order] = "\(order)" }
        let grows = along.size == nil && along.least == nil && place?.isBounded == true && traits.stretches(main)
        self[.flex] = grows ? "1 1 0" : "0 0 auto"
        if let center = across.center {
            self[.alignSelf] = "center"
            let offset = center - Length.whole(cross) * 0.5
            if offset != .zero { self[cross == .horizontal ? .left : .top] = offset.css(cross) }
            return
        }
        if let before = across.start, before != .zero { self[cross.marginBefore] = before.css(cross) }
        if let after = across.end, after != .zero { self[cross.marginAfter] = after.css(cross) }
        switch (across.start, across.end) {
        case (.some, .some): self[.alignSelf] = across.size == nil ? "stretch" : "flex-start"
        case (nil, .some): self[.alignSelf] = "flex-end"
        case (_, nil): self[.alignSelf] = "flex-start"
        }
    }

    private mutating func writeSize(_ layout: AxisLayout) {
        if let size = layout.size { self[layout.axis.size] = size.css(layout.axis) }
        if let least = layout.least { self[layout.axis.least] = least.css(layout.axis) }
        if let most = layout.most { self[layout.axis.most] = most.css(layout.axis) }
    }

    private mutating func writeRatio(_ reading: LayoutReading) {
        if let ratio = reading.horizontal.ratio, ratio > 0 {
            self[.aspectRatio] = CSSValue.number(ratio)
        } else if let ratio = reading.vertical.ratio, ratio > 0 {
            self[.aspectRatio] = CSSValue.number(1 / ratio)
        }
    }
}

extension NSLayoutConstraint.Axis {
    var size: LayoutProperty { self == .horizontal ? .width : .height }
    var least: LayoutProperty { self == .horizontal ? .minWidth : .minHeight }
    var most: LayoutProperty { self == .horizontal ? .maxWidth : .maxHeight }
    var marginBefore: LayoutProperty { self == .horizontal ? .marginLeft : .marginTop }
    var marginAfter: LayoutProperty { self == .horizontal ? .marginRight : .marginBottom }
}
