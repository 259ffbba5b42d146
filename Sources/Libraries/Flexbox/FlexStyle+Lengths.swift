extension FlexStyle {
    /// The length a box wants along an axis; bounds that leave one length only are that length.
    func wanted(_ axis: FlexAxis) -> FlexLength {
        let most = self[axis.isRow ? .maxWidth : .maxHeight]
        if most != .undefined, most == self[axis.isRow ? .minWidth : .minHeight] { return most }
        return self[axis.isRow ? .width : .height]
    }

    /// The length a box wants along an axis, if it is known and not below 0; undefined if not.
    func definiteLength(_ axis: FlexAxis, parent: Double) -> Double {
        let length = wanted(axis).resolved(against: parent)
        return length >= 0 ? length : .undefined
    }

    func least(_ axis: FlexAxis, parent: Double) -> Double {
        self[axis.isRow ? .minWidth : .minHeight].resolved(against: parent)
    }

    func most(_ axis: FlexAxis, parent: Double) -> Double {
        self[axis.isRow ? .maxWidth : .maxHeight].resolved(against: parent)
    }

    /// The length between the bounds that are not below 0; where they contradict each other, as Yoga decides.
    func clamped(_ length: Double, _ axis: FlexAxis, parent: Double) -> Double {
        let most = most(axis, parent: parent)
        if most >= 0, length > most { return most }
        let least = least(axis, parent: parent)
        if least >= 0, length < least { return least }
        return length
    }

    /// The length between the bounds, and never less than padding and border.
    func bounded(_ length: Double, _ axis: FlexAxis, parent: Double, parentWidth: Double) -> Double {
        clamped(length, axis, parent: parent)
            .atLeast(paddingAndBorder(along: axis, parentWidth: parentWidth))
    }

    /// A limit that heeds the largest length of a box, whose margin counts on top.
    func capped(_ limit: AxisLimit, _ axis: FlexAxis, parent: Double, parentWidth: Double) -> AxisLimit {
        let most = most(axis, parent: parent)
        return most.isUndefined ? limit : limit.capped(at: most + margin(along: axis, parentWidth: parentWidth))
    }

    /// The share of spare room that a child takes.
    var growth: Double {
        if let flexGrow { return flexGrow }
        if let flex, flex > 0 { return flex }
        return 0
    }

    /// The share of missing room that a child gives.
    var shrinkage: Double {
        if let flexShrink { return flexShrink }
        if let flex, flex < 0 { return -flex }
        return 0
    }

    /// Whether a child grows or shrinks at all.
    var isFlexible: Bool {
        positionType == .relative && (growth != 0 || shrinkage != 0)
    }

    /// The length before growing and shrinking, as far as the style says it; `flex` above 0 starts from nothing.
    var basis: FlexLength {
        let said = flexBasis
        if said != .undefined, said != .auto { return said }
        if let flex, flex > 0 { return 0 }
        return .auto
    }
}
