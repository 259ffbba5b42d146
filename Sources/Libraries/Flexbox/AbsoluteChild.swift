extension FlexContainer {
    /// Sizes and places an absolutely positioned child, in a container of the given size.
    func placeAbsolute(_ item: inout FlexItem, in size: FlexSize) {
        item.size = absoluteSize(of: item, in: size)
        let spare = FlexSize(width: size.width - item.size.width, height: size.height - item.size.height)
        if let offset = offsetFromEnd(of: item, margins: item.main, axis: main, spare: spare) {
            item.mainOffset = offset
        } else if !item.node.ownStyle.hasLeadingOffset(main) {
            switch box.style.justifyContent {
            case .center: item.mainOffset = spare[main] / 2
            case .flexEnd: item.mainOffset = spare[main]
            case .flexStart, .spaceBetween, .spaceAround, .spaceEvenly: break
            }
        }
        if let offset = offsetFromEnd(of: item, margins: item.cross, axis: cross, spare: spare) {
            item.crossOffset = offset
        } else if !item.node.ownStyle.hasLeadingOffset(cross) {
            if item.align == .center {
                item.crossOffset = spare[cross] / 2
            } else if (item.align == .flexEnd) != (box.style.flexWrap == .wrapReverse) {
                item.crossOffset = spare[cross]
            }
        }
    }

    /// Returns the position of a child that has only a trailing offset on the axis; nil for other children.
    private func offsetFromEnd(
        of item: FlexItem, margins: FlexItem.Margins, axis: FlexAxis, spare: FlexSize
    ) -> Double? {
        let child = item.node.ownStyle
        guard child.hasTrailingOffset(axis), !child.hasLeadingOffset(axis) else { return nil }
        let offset = child.trailingOffset(axis, parent: room[axis])
        return spare[axis] - box.style.trailingBorder(axis) - margins.trailing - (offset.isUndefined ? 0 : offset)
    }

    /// Returns the size of an absolutely positioned child. It follows from its style, its offsets, its aspect ratio, or
    /// else its content.
    private func absoluteSize(of item: FlexItem, in size: FlexSize) -> FlexSize {
        let child = item.node.ownStyle
        let margin = FlexSize(
            width: main.isRow ? item.main.total : item.cross.total,
            height: main.isRow ? item.cross.total : item.main.total)
        var width = absoluteLength(of: child, along: .row(in: box.direction), margin: margin.width, in: size)
        var height = absoluteLength(of: child, along: .column, margin: margin.height, in: size)
        if let ratio = child.aspectRatio {
            if width.isUndefined, height.isDefined {
                width = margin.width + (height - margin.height) * ratio
            } else if height.isUndefined, width.isDefined {
                height = margin.height + (width - margin.width) / ratio
            }
        }
        var openAtFirst: FlexAxes = []
        if width.isUndefined || height.isUndefined {
            let limits = (width: absoluteLimit(width, mayFill: true), height: absoluteLimit(height, mayFill: false))
            if limits.width == .none { openAtFirst.insert(.row) }
            if limits.height == .none { openAtFirst.insert(.column) }
            let content = pass.size(
                of: item.node,
                in: absoluteRequest(width: limits.width, height: limits.height, openAtFirst: openAtFirst),
                placing: false)
            width = content.width + margin.width
            height = content.height + margin.height
        }
        return pass.size(
            of: item.node,
            in: absoluteRequest(width: .exactly(width), height: .exactly(height), openAtFirst: openAtFirst),
            placing: true)
    }

    /// Returns the length that follows from the style alone, including margins; undefined if there is none.
    private func absoluteLength(of child: FlexStyle, along axis: FlexAxis, margin: Double, in size: FlexSize) -> Double
    {
        let wanted = child.definiteLength(axis, parent: room[axis])
        if wanted.isDefined { return wanted + margin }
        let offsets =
            child.leadingOffset(axis, parent: room[axis]) + child.trailingOffset(axis, parent: room[axis])
        guard offsets.isDefined else { return .undefined }
        let length = size[axis] - box.style.leadingBorder(axis) - box.style.trailingBorder(axis) - offsets
        return child.bounded(length, along: axis, parent: room[axis], parentWidth: room.width)
    }

    /// Returns the limit for measuring an absolutely positioned child on one axis. In a column, the child's content may
    /// be no wider than the available width.
    private func absoluteLimit(_ length: Double, mayFill: Bool) -> AxisLimit {
        if length.isDefined { return .exactly(length) }
        return mayFill && !main.isRow && !crossLimit.isOpen && room.width > 0 ? .atMost(room.width) : .none
    }

    /// Returns a request whose percentages refer to the child's own size, as in Yoga.
    private func absoluteRequest(width: AxisLimit, height: AxisLimit, openAtFirst: FlexAxes) -> FlexRequest {
        FlexRequest(
            width: width, height: height, parent: FlexSize(width: width.length, height: height.length),
            direction: box.direction, openAtFirst: openAtFirst)
    }
}
