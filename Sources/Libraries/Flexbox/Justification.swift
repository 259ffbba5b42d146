extension FlexContainer {
    /// Places the children of a line on the main axis, and determines the line's length on both axes.
    mutating func justify(_ line: inout FlexLine) {
        let start = box.style.leadingPaddingAndBorder(main, parentWidth: box.request.parent.width)
        keepSpareRoomForContent(&line)
        let autoMargins = line.range.reduce(0) { $0 + (items[$1].isAbsolute ? 0 : items[$1].main.autoCount) }
        let (before, between) = autoMargins == 0 ? spacing(in: line) : (0, 0)
        let autoMargin = autoMargins == 0 ? 0 : line.spare / Double(autoMargins)

        var offset = start + before
        var crossLength = 0.0
        var texts = BaselineExtent()
        for index in line.range {
            let item = items[index]
            guard !item.isAbsolute else {
                if places { items[index].mainOffset = absoluteMainOffset(of: item, before: before) }
                continue
            }
            if item.main.isLeadingAuto { offset += autoMargin }
            if places { items[index].mainOffset += offset }
            if item.main.isTrailingAuto { offset += autoMargin }
            offset += between + item.main.total
            if skipsFlexing {
                offset += item.basis
                crossLength = crossRoom
            } else {
                offset += item.size[main]
                if isBaselineLayout {
                    texts.add(item, baseline: baseline(of: item))
                } else {
                    crossLength = crossLength.atLeast(item.size[cross] + item.cross.total)
                }
            }
        }
        line.mainLength = offset + box.style.trailingPaddingAndBorder(main, parentWidth: box.request.parent.width)
        line.crossLength = isBaselineLayout ? texts.height : crossLength
    }

    /// Removes the free space of a box that may be shorter than the available space. Keeps the space that its minimum
    /// length requires.
    private func keepSpareRoomForContent(_ line: inout FlexLine) {
        guard mainLimit.isAtMost, line.spare > 0 else { return }
        let least = box.style.least(main, parent: box.request.parent[main])
        guard least.isDefined else { return line.spare = 0 }
        line.spare = (least - box.insets[main] - (mainRoom - line.spare)).atLeast(0)
    }

    /// Returns the space before the first child of a line, and between two children.
    private func spacing(in line: FlexLine) -> (before: Double, between: Double) {
        let spare = line.spare
        let count = Double(line.count)
        switch box.style.justifyContent {
        case .flexStart: return (0, 0)
        case .center: return (spare / 2, 0)
        case .flexEnd: return (spare, 0)
        case .spaceBetween: return (0, line.count > 1 ? spare.atLeast(0) / (count - 1) : 0)
        case .spaceEvenly: return (spare / (count + 1), spare / (count + 1))
        case .spaceAround: return line.count > 0 ? (spare / count / 2, spare / count) : (0, 0)
        }
    }

    /// Returns the main-axis position of an absolutely positioned child, before a trailing offset is applied.
    private func absoluteMainOffset(of item: FlexItem, before: Double) -> Double {
        let border = box.style.leadingBorder(main)
        guard item.node.ownStyle.hasLeadingOffset(main) else { return item.mainOffset + border + before }
        let offset = item.node.ownStyle.leadingOffset(main, parent: mainRoom)
        return (offset.isUndefined ? 0 : offset) + border + item.main.leading
    }
}
