extension FlexContainer {
    /// Collects the displayed children and determines the flex basis of each.
    ///
    /// - Returns: Whether the children together exceed the available space.
    mutating func findBases() -> Bool {
        let alone = onlyFlexibleChild
        var total = 0.0
        var childrenCountShares = false
        items.reserveCapacity(children.count)
        for child in children where child.ownStyle.display == .flex {
            let style = child.ownStyle
            var item = item(for: child, style)
            if !item.isAbsolute {
                findBasis(of: &item, style, isAlone: child === alone)
                total += item.basis + item.main.total
            }
            if item.hasBounds, style.usesPercentages { childrenCountShares = true }
            items.append(item)
        }
        box.node.memory.noteChildren(countShares: childrenCountShares, of: box.request.parent)
        isBaselineLayout =
            main.isRow
            && (box.style.alignItems == .baseline || items.contains { !$0.isAbsolute && $0.align == .baseline })
        return !mainLimit.isOpen && total > mainRoom
    }

    /// The only flexible child of a box with an exact length, if that child both grows and shrinks; otherwise nil. It
    /// takes the remaining space, so its own length does not matter.
    private var onlyFlexibleChild: FlexNode? {
        guard mainLimit.isExact else { return nil }
        var only: FlexNode?
        for child in children where child.ownStyle.isFlexible {
            guard only == nil, child.ownStyle.growth != 0, child.ownStyle.shrinkage != 0 else { return nil }
            only = child
        }
        return only
    }

    private func item(for child: FlexNode, _ style: FlexStyle) -> FlexItem {
        let align = style.alignSelf ?? box.style.alignItems
        var item = FlexItem(
            node: child, align: align == .baseline && !main.isRow ? .flexStart : align,
            isAbsolute: style.positionType == .absolute,
            main: FlexItem.Margins(of: style, along: main, parentWidth: room.width),
            cross: FlexItem.Margins(of: style, along: cross, parentWidth: room.width), growth: style.growth,
            shrinkage: style.shrinkage, ratio: style.aspectRatio, hasBounds: style.hasBounds,
            insets: style.paddingAndBorder(along: main, parentWidth: room.width),
            crossWanted: style.definiteLength(cross, parent: crossRoom))
        if places {
            let direction = style.direction.resolved(in: box.direction)
            item.mainOffset = child.startOffset(
                along: main, direction: direction, main: room[main], cross: crossRoom, parentWidth: room.width)
            item.crossOffset = child.startOffset(
                along: cross, direction: direction, main: room[main], cross: crossRoom, parentWidth: room.width)
        }
        return item
    }

    /// Determines the flex basis of a child, from its style or its content.
    ///
    /// As in Yoga, an explicit basis keeps its first result, even if the available space was unknown then and the
    /// content decided. So two children with `flex: 1` in a column with the height of its content keep their own
    /// heights.
    private func findBasis(of item: inout FlexItem, _ child: FlexStyle, isAlone: Bool) {
        item.openAtFirst = openAtFirst(item, style: child, isAlone: isAlone)
        if isAlone { return }
        let room = child.basis == .auto ? room : firstRoom
        if let length = saidBasis(of: child, in: room) {
            item.basis = length.atLeast(item.insets)
        } else {
            let limits = limitsForBasis(of: item, child, in: room)
            item.basis = measure(item, main: limits.main, cross: limits.cross, placing: false)[main].atLeast(
                item.insets)
        }
    }

    /// Returns the basis that the style gives without measuring: the explicit basis if the available space is known, or
    /// else the length. Nil if the style sets neither.
    private func saidBasis(of child: FlexStyle, in room: FlexSize) -> Double? {
        let said = child.basis.resolved(against: room[main])
        if said.isDefined, room[main].isDefined { return said }
        let wanted = child.definiteLength(main, parent: room[main])
        return wanted.isDefined ? wanted : nil
    }

    /// Returns the axes along which a child has no limit when it is first measured.
    private func openAtFirst(_ item: FlexItem, style child: FlexStyle, isAlone: Bool) -> FlexAxes {
        let isKnown = firstRoom.width.isDefined && firstRoom.height.isDefined
        guard !isKnown || box.style.overflow == .scroll else { return [] }
        var open: FlexAxes = []
        let isMeasured = saidBasis(of: child, in: firstRoom) == nil && !(isAlone && firstRoom[main].isDefined)
        if isMeasured {
            let limits = limitsForBasis(of: item, child, in: firstRoom)
            if limits.main == .none { open.insert(FlexAxes(main)) }
            if limits.cross == .none { open.insert(FlexAxes(cross)) }
        } else if firstRoom[cross].isUndefined, child.aspectRatio == nil,
            child.definiteLength(cross, parent: firstRoom[cross]).isUndefined,
            child.most(cross, parent: firstRoom[cross]).isUndefined
        {
            open.insert(FlexAxes(cross))
        }
        return open
    }

    /// Returns the limits for measuring the content of a child that has no explicit length.
    private func limitsForBasis(
        of item: FlexItem, _ child: FlexStyle, in room: FlexSize
    ) -> (main: AxisLimit, cross: AxisLimit) {
        let crossWanted = child.definiteLength(cross, parent: room[cross])
        var mainLimit = AxisLimit.none
        var crossLimit = crossWanted.isDefined ? AxisLimit.exactly(crossWanted + item.cross.total) : .none

        // A scrolling box does not limit its content on the main axis, but does on the cross axis.
        if crossLimit == .none, room[cross].isDefined { crossLimit = .atMost(room[cross]) }
        if box.style.overflow != .scroll, room[main].isDefined { mainLimit = .atMost(room[main]) }

        if let ratio = child.aspectRatio, crossWanted.isDefined {
            mainLimit = .exactly(item.main.total + mainLength(for: crossWanted, ratio: ratio))
        }
        if crossWanted.isUndefined, item.align == .stretch, self.crossLimit.isExact, room[cross].isDefined {
            crossLimit = .exactly(room[cross])
            if let ratio = child.aspectRatio {
                mainLimit = .exactly(mainLength(for: room[cross] - item.cross.total, ratio: ratio))
            }
        }
        return (
            child.capped(mainLimit, along: main, parent: room[main], parentWidth: room.width),
            child.capped(crossLimit, along: cross, parent: room[cross], parentWidth: room.width)
        )
    }

    /// Returns the main-axis length that an aspect ratio gives for a cross-axis length.
    private func mainLength(for crossLength: Double, ratio: Double) -> Double {
        main.isRow ? crossLength * ratio : crossLength / ratio
    }

    /// Returns the cross-axis length that an aspect ratio gives for a main-axis length.
    func crossLength(for mainLength: Double, ratio: Double) -> Double {
        main.isRow ? mainLength / ratio : mainLength * ratio
    }
}
