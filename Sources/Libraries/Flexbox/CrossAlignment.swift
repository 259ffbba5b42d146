extension FlexContainer {
    /// Determines the cross size of a line, and places its children on the cross axis.
    mutating func alignAcross(_ line: inout FlexLine) {
        let bounded = boundedCross(line.crossLength)
        let containerLength = crossLimit.isExact ? crossRoom : bounded
        line.crossLength = crossLimit.isExact && !wraps ? boundedCross(crossRoom) : bounded
        guard places else { return }
        let start =
            box.style.leadingPaddingAndBorder(cross, parentWidth: box.request.parent.width)
            + lines.reduce(0) { $0 + $1.crossLength }
        for index in line.range {
            var item = items[index]
            if item.isAbsolute {
                item.crossOffset = absoluteCrossOffset(of: item)
            } else if item.mayStretch {
                stretch(&item, in: line)
                item.crossOffset += start
            } else {
                let spare = containerLength - item.size[cross] - item.cross.total
                item.crossOffset += start + alignedOffset(of: item, spare: spare)
            }
            items[index] = item
        }
    }

    private func boundedCross(_ length: Double) -> Double {
        box.bounded(length + box.insets[cross], along: cross) - box.insets[cross]
    }

    /// Stretches a child to the cross size of its line, unless it has an explicit length.
    ///
    /// If lines are aligned again later, the child is only measured here and placed then.
    private func stretch(_ item: inout FlexItem, in line: FlexLine) {
        guard item.crossWanted.isUndefined else { return }
        item.size = measureStretched(item, in: line, placing: !alignsAgain)
    }

    /// Returns the size of a child that is stretched to its line.
    func measureStretched(_ item: FlexItem, in line: FlexLine, placing: Bool) -> FlexSize {
        let length =
            if let ratio = item.ratio {
                item.cross.total + crossLength(for: item.size[main], ratio: ratio)
            } else {
                line.crossLength
            }
        let mainLimit = capped(.exactly(item.size[main] + item.main.total), for: item, along: main)
        let crossLimit = capped(.exactly(length), for: item, along: cross)
        let followsContent = wraps && box.style.alignContent != .stretch
        return measure(
            item, main: mainLimit, cross: followsContent ? .loose(crossLimit.length) : crossLimit, placing: placing)
    }

    /// Returns the offset of an unstretched child from the start of its line.
    private func alignedOffset(of item: FlexItem, spare: Double) -> Double {
        switch (item.cross.isLeadingAuto, item.cross.isTrailingAuto) {
        case (true, true): return (spare / 2).atLeast(0)
        case (false, true): return 0
        case (true, false): return spare.atLeast(0)
        case (false, false): break
        }
        switch item.align {
        case .flexStart: return 0
        case .center: return spare / 2
        case .flexEnd, .baseline, .stretch: return spare
        }
    }

    /// Returns the cross-axis position of an absolutely positioned child, before a trailing offset is applied.
    private func absoluteCrossOffset(of item: FlexItem) -> Double {
        let offset = item.node.ownStyle.leadingOffset(cross, parent: crossRoom)
        return (offset.isUndefined ? 0 : offset) + box.style.leadingBorder(cross) + item.cross.leading
    }
}
