extension FlexStyle {
    /// Returns the preferred length on an axis. If the minimum and maximum are equal, they take precedence over it.
    func wanted(_ axis: FlexAxis) -> FlexLength {
        let most = self[axis.isRow ? .maxWidth : .maxHeight]
        if most != .undefined, most == self[axis.isRow ? .minWidth : .minHeight] { return most }
        return self[axis.isRow ? .width : .height]
    }

    /// Returns the preferred length on an axis; undefined if it is unknown or negative.
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

    /// Clamps a length to the bounds that are not negative. The maximum takes precedence over the minimum, as in Yoga.
    func clamped(_ length: Double, along axis: FlexAxis, parent: Double) -> Double {
        let most = most(axis, parent: parent)
        if most >= 0, length > most { return most }
        let least = least(axis, parent: parent)
        if least >= 0, length < least { return least }
        return length
    }

    /// Clamps a length to the bounds, and to at least padding and border.
    func bounded(_ length: Double, along axis: FlexAxis, parent: Double, parentWidth: Double) -> Double {
        clamped(length, along: axis, parent: parent)
            .atLeast(paddingAndBorder(along: axis, parentWidth: parentWidth))
    }

    /// Returns the limit, reduced to the maximum length of a box plus its margin.
    func capped(_ limit: AxisLimit, along axis: FlexAxis, parent: Double, parentWidth: Double) -> AxisLimit {
        let most = most(axis, parent: parent)
        return most.isUndefined ? limit : limit.capped(at: most + margin(along: axis, parentWidth: parentWidth))
    }

    /// The grow factor.
    var growth: Double {
        if let flexGrow { return flexGrow }
        if let flex, flex > 0 { return flex }
        return 0
    }

    /// The shrink factor.
    var shrinkage: Double {
        if let flexShrink { return flexShrink }
        if let flex, flex < 0 { return -flex }
        return 0
    }

    /// Whether the child grows or shrinks.
    var isFlexible: Bool {
        positionType == .relative && (growth != 0 || shrinkage != 0)
    }

    /// The flex basis from the style. A `flex` above 0 means a basis of 0.
    var basis: FlexLength {
        let said = flexBasis
        if said != .undefined, said != .auto { return said }
        if let flex, flex > 0 { return 0 }
        return .auto
    }
}
