extension FlexContainer {
    /// Places the lines of a box on the cross axis, and aligns their children again.
    ///
    /// As in Yoga, this step also aligns children to a common baseline.
    mutating func alignLines() {
        var (offset, extra) = lineSpacing
        for line in lines {
            let (content, ascent) = measureAcross(line)
            let height = content + extra
            for index in line.range where !items[index].isAbsolute {
                var item = items[index]
                alignAgain(&item, in: line, from: offset, height: height, ascent: ascent)
                items[index] = item
            }
            offset += height
        }
    }

    /// The offset of the first line, and the additional space for each line.
    private var lineSpacing: (start: Double, extra: Double) {
        let start = box.style.leadingPaddingAndBorder(cross, parentWidth: box.request.parent.width)
        guard crossRoom.isDefined else { return (start, 0) }
        let spare = crossRoom - lines.reduce(0) { $0 + $1.crossLength }
        let count = Double(lines.count)
        switch box.style.alignContent {
        case .flexStart: return (start, 0)
        case .flexEnd: return (start + spare, 0)
        case .center: return (start + spare / 2, 0)
        case .stretch: return (start, spare > 0 ? spare / count : 0)
        case .spaceBetween: return (start, spare > 0 && lines.count > 1 ? spare / (count - 1) : 0)
        case .spaceAround:
            guard spare > 0 else { return (start + spare / 2, 0) }
            return (start + spare / (2 * count), lines.count > 1 ? spare / count : 0)
        }
    }

    /// Returns the height of a line's children, and the distance from the top of the line to their common baseline.
    private func measureAcross(_ line: FlexLine) -> (height: Double, ascent: Double) {
        var height = 0.0
        var texts = BaselineExtent()
        for index in line.range where !items[index].isAbsolute {
            let item = items[index]
            height = height.atLeast(item.size[cross] + item.cross.total)
            if item.align == .baseline { texts.add(item, baseline: baseline(of: item)) }
        }
        return (height.atLeast(texts.height), texts.ascent)
    }

    private func alignAgain(
        _ item: inout FlexItem, in line: FlexLine, from offset: Double, height: Double, ascent: Double
    ) {
        switch item.align {
        case .flexStart:
            item.crossOffset = offset + item.cross.leading
        case .flexEnd:
            item.crossOffset = offset + height - item.cross.trailing - item.size[cross]
        case .center:
            item.crossOffset = offset + (height - item.size[cross]) / 2
        case .stretch:
            item.crossOffset = offset + item.cross.leading
            stretchAgain(&item, in: line, height: height)
        case .baseline:
            let shift = item.node.ownStyle.leadingOffset(cross, parent: crossRoom)
            item.crossOffset = offset + ascent - baseline(of: item) + (shift.isUndefined ? 0 : shift)
        }
    }

    /// Stretches a child to the height of its line, and places its children.
    private func stretchAgain(_ item: inout FlexItem, in line: FlexLine, height: Double) {
        guard item.crossWanted.isUndefined else { return }
        // In a column, Yoga adds the margins of the other axis here.
        let length = item.size[main] + (main.isRow ? item.main.total : item.cross.total)
        if !length.isSameLength(as: item.size[main]) || !height.isSameLength(as: item.size[cross]) {
            item.size = measure(item, main: .exactly(length), cross: .exactly(height), placing: true)
        } else if item.mayStretch {
            item.size = measureStretched(item, in: line, placing: true)
        }
    }
}
