extension FlexContainer {
    /// Gives each child of a line its length, and asks how long it becomes across.
    ///
    /// The specification repeats until no bound is hit any more. As in Yoga there are two rounds: those whose bound is
    /// hit in the first leave the rest to the others.
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

    /// Takes those out of the sums that a bound keeps from their share, and out of the room what they get instead.
    private func setAsideBounded(_ line: inout FlexLine) {
        var given = 0.0
        let spare = line.spare
        for index in line.range where !items[index].isAbsolute {
            let item = items[index]
            let basis = clampedBasis(of: item)
            let share = share(of: item, basis, in: line)
            guard share != 0 else { continue }
            let length = weighed(basis, share, in: line)
            let bounded = boundedLength(length, item)
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

    /// The length of a child that takes or gives its share, between its bounds; nil for one that does neither.
    private func flexedLength(of item: FlexItem, from basis: Double, in line: FlexLine) -> Double? {
        let share = share(of: item, basis, in: line)
        guard share != 0 else { return nil }
        if line.spare < 0, line.shrinkage == 0 { return boundedLength(basis + share, item) }
        let length = boundedLength(weighed(basis, share, in: line), item)
        // Once all that flex are set aside, sums are nothing, or the dust of rounding: that is no weight.
        return length < .longest ? length : boundedLength(basis, item)
    }

    /// A length and its part of a line's spare room, or of what is missing.
    private func weighed(_ basis: Double, _ share: Double, in line: FlexLine) -> Double {
        basis + line.spare / (line.spare < 0 ? line.shrinkage : line.growth) * share
    }

    /// The weight of a child in the distribution of a line's spare room, or of what is missing.
    private func share(of item: FlexItem, _ basis: Double, in line: FlexLine) -> Double {
        if line.spare < 0 { return -item.shrinkage * basis }
        return line.spare > 0 ? item.growth : 0
    }

    private func boundedLength(_ length: Double, _ item: FlexItem) -> Double {
        let length = item.hasBounds ? item.node.ownStyle.clamped(length, main, parent: mainRoom) : length
        return length.atLeast(item.insets).boundedLength
    }

    /// Asks a child of this length how long it is across, and places its children unless it is to be stretched later.
    private func flexedSize(of item: FlexItem, length: Double, overflows: Bool) -> FlexSize {
        let mainLimit = capped(.exactly(length + item.main.total), item, main)
        let crossLimit = capped(crossLimit(for: item, length: length, overflows: overflows), item, cross)
        // Where the first line of text is inside a box is only known once its children have their places.
        let hasInnerBaseline = isBaselineLayout && !item.node.inside.isEmpty && !item.node.ownHasBaseline
        return ask(
            item, main: mainLimit, cross: crossLimit, placing: places && !item.isStretched || hasInnerBaseline)
    }

    private func crossLimit(for item: FlexItem, length: Double, overflows: Bool) -> AxisLimit {
        if let ratio = item.ratio { return .exactly(crossLength(length, ratio) + item.cross.total) }
        if item.crossWanted.isDefined {
            // A share of a parent that may follow its content is not the last word.
            let length = item.crossWanted + item.cross.total
            if !crossLimit.isExact, item.node.ownStyle.wanted(cross).isShare { return .loose(length) }
            return .exactly(length)
        }
        guard crossRoom.isDefined else { return .none }
        let isStretched = crossLimit.isExact && item.mayStretch && !(wraps && overflows)
        return isStretched ? .exactly(crossRoom) : .atMost(crossRoom)
    }

    /// A limit that heeds the largest length of a child.
    func capped(_ limit: AxisLimit, _ item: FlexItem, _ axis: FlexAxis) -> AxisLimit {
        guard item.hasBounds else { return limit }
        let parent = axis.isRow == main.isRow ? mainRoom : crossRoom
        return item.node.ownStyle.capped(limit, axis, parent: parent, parentWidth: room.width)
    }
}
