/// The layout of a box with children. The steps are those of the CSS flexbox algorithm as Yoga implements them.
struct FlexContainer {
    let pass: FlexPass
    let box: FlexBox
    /// All children. The array keeps them alive, whatever a measure closure does to the tree.
    let children: [FlexNode]
    /// Whether children are placed; otherwise only the size is computed.
    let places: Bool
    /// The main axis, and the cross axis.
    let main: FlexAxis
    let cross: FlexAxis
    /// The inner size, undefined on an axis where it is unknown.
    let room: FlexSize
    /// The inner size that was known when the children were first measured.
    let firstRoom: FlexSize
    /// The available length on the main axis, clamped to the bounds of the box for the current line.
    var mainRoom: Double
    /// The parent's limit on the main axis. A wrapping box whose children overflow takes all available space.
    var mainLimit: AxisLimit
    /// The displayed children.
    var items: [FlexItem] = []
    var lines: [FlexLine] = []
    /// Whether children are aligned to a common baseline.
    var isBaselineLayout = false

    var crossLimit: AxisLimit { box.request[cross] }
    var crossRoom: Double { room[cross] }
    var wraps: Bool { box.style.flexWrap != .noWrap }

    init(_ pass: FlexPass, box: FlexBox, places: Bool) {
        self.pass = pass
        self.box = box
        children = box.node.inside
        self.places = places
        main = FlexAxis.main(of: box.style, in: box.direction)
        cross = main.cross(in: box.direction)
        room = box.room
        let open = box.request.openAtFirst
        firstRoom = FlexSize(
            width: open.contains(.row) ? .undefined : room.width,
            height: open.contains(.column) ? .undefined : room.height)
        mainRoom = room[main]
        mainLimit = box.request[main]
    }

    /// Lays out the children and returns the size of the box without its margins.
    mutating func layOut() -> FlexSize {
        let overflows = findBases()
        if wraps, overflows, mainLimit.isAtMost { mainLimit = .exactly(mainLimit.length) }
        var first = 0
        repeat {
            var line = collectLine(from: first)
            findSpareRoom(for: &line)
            if !skipsFlexing { flex(&line, overflows: overflows) }
            justify(&line)
            alignAcross(&line)
            first = line.range.upperBound
            lines.append(line)
        } while first < items.count
        if alignsAgain { alignLines() }
        let size = finalSize()
        if places { placeChildren(in: size) }
        return size
    }

    /// Whether main-axis lengths are not needed, because the cross size is exact and nothing is placed.
    var skipsFlexing: Bool { !places && crossLimit.isExact }

    /// Whether children are aligned on the cross axis a second time, after all lines are known.
    var alignsAgain: Bool { places && (wraps || isBaselineLayout) }

    /// Returns the size of a child, and optionally places its children.
    func measure(_ item: FlexItem, main mainLimit: AxisLimit, cross crossLimit: AxisLimit, placing: Bool) -> FlexSize {
        let request = FlexRequest(
            width: main.isRow ? mainLimit : crossLimit, height: main.isRow ? crossLimit : mainLimit, parent: room,
            direction: box.direction, openAtFirst: item.openAtFirst)
        return pass.size(of: item.node, in: request, placing: placing)
    }

    /// Returns the size of the box: exact limits, or else the extent of the children.
    private func finalSize() -> FlexSize {
        var size = FlexSize.zero
        let mainLength = lines.reduce(0) { $0.atLeast($1.mainLength) }
        let crossLength = lines.reduce(0) { $0 + $1.crossLength } + box.insets[cross]
        size[main] = finalLength(along: main, limit: mainLimit, content: mainLength, room: mainRoom)
        size[cross] = finalLength(along: cross, limit: crossLimit, content: crossLength, room: crossRoom)
        return size.bounded
    }

    private func finalLength(along axis: FlexAxis, limit: AxisLimit, content: Double, room: Double) -> Double {
        switch limit {
        case .exactly:
            return box.bounded(box.request[axis].length - box.margin[axis], along: axis)
        case .atMost where box.style.overflow == .scroll:
            let length = box.style.clamped(content, along: axis, parent: box.request.parent[axis])
            return (room + box.insets[axis]).atMost(length).atLeast(box.insets[axis])
        case .none, .loose, .atMost:
            return box.bounded(content, along: axis)
        }
    }

    /// Places the children, now that the size is known. Absolutely positioned ones need that size.
    private mutating func placeChildren(in size: FlexSize) {
        if box.style.flexWrap == .wrapReverse {
            for index in items.indices where !items[index].isAbsolute {
                items[index].crossOffset = size[cross] - items[index].crossOffset - items[index].size[cross]
            }
        }
        for index in items.indices {
            var item = items[index]
            if item.isAbsolute { placeAbsolute(&item, in: size) }
            var corner = FlexPoint()
            corner[main] = main.isReversed ? size[main] - item.size[main] - item.mainOffset : item.mainOffset
            corner[cross] = cross.isReversed ? size[cross] - item.size[cross] - item.crossOffset : item.crossOffset
            item.node.corner = corner
            item.node.memory.isOnFirstLine = lines.first?.range.contains(index) ?? true
        }
    }
}

extension FlexPoint {
    /// The offset on an axis; a value that is not a number becomes 0.
    subscript(axis: FlexAxis) -> Double {
        get { axis.isRow ? x : y }
        set {
            let offset = newValue.isUndefined ? 0 : newValue.boundedLength
            if axis.isRow { x = offset } else { y = offset }
        }
    }
}
