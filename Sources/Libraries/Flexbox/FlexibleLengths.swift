extension FlexContainer {
    /// Determines the main-axis length of each child of a line, and measures its cross-axis length.
    ///
    /// The specification iterates until no bound is violated. Like Yoga, this takes two rounds: children that reach a
    /// bound in the first round leave the rest to the others.
    mutating func flex(_ line: inout FlexLine, overflows: Bool) {
        let spare = line.spare
        setAsideBounded(&line)
        var given = 0.0
        for index in line.range where !items[index].isAbsolute {
            let item = items[index]
            let basis = clampedBasis(of: item)
            let length = flexedLength(of: item, from: basis, in: line) ?? basis
            given += length - basis
            items[index].size = flexedSize(of: item, length: length, overflows: overflows)
        }
        line.spare = spare - given
    }

    /// Removes the children that reach a bound from the line's sums of factors, and their length from its free space.
    private func setAsideBounded(_ line: inout FlexLine) {
        var given = 0.0
        let spare = line.spare
        for index in line.range where !items[index].isAbsolute {
            let item = items[index]
            let basis = clampedBasis(of: item)
            let share = share(of: item, basis, in: line)
            guard share != 0 else { continue }
            let length = weighed(basis, share: share, in: line)
            let bounded = boundedLength(length, of: item)
            guard length.isDefined, length != bounded else { continue }
            given += bounded - basis
            if spare < 0 {
                line.shrinkage += item.shrinkage * item.basis
            } else {
                line.growth -= share
            }
        }
        line.spare -= given
    }

    /// Returns the length of a child after growing or shrinking, clamped to its bounds; nil if it does neither.
    private func flexedLength(of item: FlexItem, from basis: Double, in line: FlexLine) -> Double? {
        let share = share(of: item, basis, in: line)
        guard share != 0 else { return nil }
        if line.spare < 0, line.shrinkage == 0 { return boundedLength(basis + share, of: item) }
        let length = boundedLength(weighed(basis, share: share, in: line), of: item)
        // After all flexible children were removed from the sums, the sums are zero or a rounding error. Dividing by a
        // rounding error would give a meaningless, huge length.
        return length < .longest ? length : boundedLength(basis, of: item)
    }

    /// Returns a length plus its share of the line's free space, or minus its share of the overflow.
    private func weighed(_ basis: Double, share: Double, in line: FlexLine) -> Double {
        basis + line.spare / (line.spare < 0 ? line.shrinkage : line.growth) * share
    }

    /// Returns the weight of a child in the distribution of a line's free space or overflow.
    private func share(of item: FlexItem, _ basis: Double, in line: FlexLine) -> Double {
        if line.spare < 0 { return -item.shrinkage * basis }
        return line.spare > 0 ? item.growth : 0
    }

    private func boundedLength(_ length: Double, of item: FlexItem) -> Double {
        let length = item.hasBounds ? item.node.ownStyle.clamped(length, along: main, parent: mainRoom) : length
        return length.atLeast(item.insets).boundedLength
    }

    /// Measures the cross-axis length of a child, and places its children unless it is stretched later.
    private func flexedSize(of item: FlexItem, length: Double, overflows: Bool) -> FlexSize {
        let mainLimit = capped(.exactly(length + item.main.total), for: item, along: main)
        let crossLimit = capped(crossLimit(for: item, length: length, overflows: overflows), for: item, along: cross)
        // The baseline inside a box is known only after its children are placed.
        let hasInnerBaseline = isBaselineLayout && !item.node.inside.isEmpty && !item.node.ownHasBaseline
        return measure(
            item, main: mainLimit, cross: crossLimit, placing: places && !item.isStretched || hasInnerBaseline)
    }

    private func crossLimit(for item: FlexItem, length: Double, overflows: Bool) -> AxisLimit {
        if let ratio = item.ratio { return .exactly(crossLength(for: length, ratio: ratio) + item.cross.total) }
        if item.crossWanted.isDefined {
            // A percentage is not final if the parent's length may follow its content.
            let length = item.crossWanted + item.cross.total
            if !crossLimit.isExact, item.node.ownStyle.wanted(cross).isShare { return .loose(length) }
            return .exactly(length)
        }
        guard crossRoom.isDefined else { return .none }
        let isStretched = crossLimit.isExact && item.mayStretch && !(wraps && overflows)
        return isStretched ? .exactly(crossRoom) : .atMost(crossRoom)
    }

    /// Returns the limit, reduced to the maximum length of a child.
    func capped(_ limit: AxisLimit, for item: FlexItem, along axis: FlexAxis) -> AxisLimit {
        guard item.hasBounds else { return limit }
        let parent = axis.isRow == main.isRow ? mainRoom : crossRoom
        return item.node.ownStyle.capped(limit, along: axis, parent: parent, parentWidth: room.width)
    }
}
