extension FlexStyle {
    /// Returns the value for the edge at which an axis starts.
    ///
    /// As in Yoga, `start` is the start of the axis, so a reversed row exchanges `start` and `end`.
    private func leading(_ edges: Edges, along axis: FlexAxis) -> FlexLength {
        length(edges, edge: axis.leadingEdge, textEdge: .start, along: axis)
    }

    /// Returns the value for the edge at which an axis ends.
    private func trailing(_ edges: Edges, along axis: FlexAxis) -> FlexLength {
        length(edges, edge: axis.trailingEdge, textEdge: .end, along: axis)
    }

    private func length(_ edges: Edges, edge: Edge, textEdge: Edge, along axis: FlexAxis) -> FlexLength {
        guard says(edges) else { return .undefined }
        if axis.isRow {
            let text = self[Slot(edges, edge: textEdge)]
            if text != .undefined { return text }
        }
        let single = self[Slot(edges, edge: edge)]
        if single != .undefined { return single }
        let pair = self[Slot(edges, edge: axis.isRow ? .horizontal : .vertical)]
        return pair != .undefined ? pair : self[Slot(edges, edge: .all)]
    }
}

// MARK: - Margins

extension FlexStyle {
    func leadingMargin(_ axis: FlexAxis, parentWidth: Double) -> Double {
        leading(.margin, along: axis).resolvedOrZero(against: parentWidth)
    }

    func trailingMargin(_ axis: FlexAxis, parentWidth: Double) -> Double {
        trailing(.margin, along: axis).resolvedOrZero(against: parentWidth)
    }

    func margin(along axis: FlexAxis, parentWidth: Double) -> Double {
        guard says(.margin) else { return 0 }
        return leadingMargin(axis, parentWidth: parentWidth) + trailingMargin(axis, parentWidth: parentWidth)
    }

    /// Returns whether the leading margin is automatic. As in Yoga, a margin that is set for several edges at once is
    /// ignored.
    func hasAutoLeadingMargin(_ axis: FlexAxis) -> Bool {
        hasAutoMargin(axis.leadingEdge, textEdge: .start, along: axis)
    }

    /// Returns whether the trailing margin is automatic.
    func hasAutoTrailingMargin(_ axis: FlexAxis) -> Bool {
        hasAutoMargin(axis.trailingEdge, textEdge: .end, along: axis)
    }

    private func hasAutoMargin(_ edge: Edge, textEdge: Edge, along axis: FlexAxis) -> Bool {
        guard says(.margin) else { return false }
        let text = self[margin: textEdge]
        return axis.isRow && text != .undefined ? text == .auto : self[margin: edge] == .auto
    }
}

// MARK: - Padding and border

extension FlexStyle {
    func leadingBorder(_ axis: FlexAxis) -> Double {
        leading(.border, along: axis).resolvedOrZero(against: .undefined).atLeast(0)
    }

    func trailingBorder(_ axis: FlexAxis) -> Double {
        trailing(.border, along: axis).resolvedOrZero(against: .undefined).atLeast(0)
    }

    /// Returns padding and border at the start of an axis. Percentages refer to the parent's width on both axes.
    func leadingPaddingAndBorder(_ axis: FlexAxis, parentWidth: Double) -> Double {
        leading(.padding, along: axis).resolvedOrZero(against: parentWidth).atLeast(0) + leadingBorder(axis)
    }

    /// Returns padding and border at the end of an axis.
    func trailingPaddingAndBorder(_ axis: FlexAxis, parentWidth: Double) -> Double {
        trailing(.padding, along: axis).resolvedOrZero(against: parentWidth).atLeast(0) + trailingBorder(axis)
    }

    /// Returns the minimum length of a box on an axis: its padding and border.
    func paddingAndBorder(along axis: FlexAxis, parentWidth: Double) -> Double {
        guard says(.padding) || says(.border) else { return 0 }
        return leadingPaddingAndBorder(axis, parentWidth: parentWidth)
            + trailingPaddingAndBorder(axis, parentWidth: parentWidth)
    }
}

// MARK: - Offsets

extension FlexStyle {
    /// Returns the offset from the start of an axis; undefined if there is none.
    func leadingOffset(_ axis: FlexAxis, parent: Double) -> Double {
        leading(.position, along: axis).resolved(against: parent)
    }

    /// Returns the offset from the end of an axis; undefined if there is none.
    func trailingOffset(_ axis: FlexAxis, parent: Double) -> Double {
        trailing(.position, along: axis).resolved(against: parent)
    }

    /// Returns whether an offset from the start of an axis is set, even if its length is unknown.
    func hasLeadingOffset(_ axis: FlexAxis) -> Bool {
        leading(.position, along: axis) != .undefined
    }

    /// Returns whether an offset from the end of an axis is set, even if its length is unknown.
    func hasTrailingOffset(_ axis: FlexAxis) -> Bool {
        trailing(.position, along: axis) != .undefined
    }

    /// Returns the shift of a relatively positioned box by its offsets; if two offsets are opposite, only the leading
    /// one applies.
    func shift(along axis: FlexAxis, parent: Double) -> Double {
        guard says(.position) else { return 0 }
        if hasLeadingOffset(axis) { return leading(.position, along: axis).resolvedOrZero(against: parent) }
        return -trailing(.position, along: axis).resolvedOrZero(against: parent)
    }
}
