/// A box with children while it is laid out; its steps are those of the specification's algorithm, as Yoga takes them.
struct FlexContainer {
    let pass: FlexPass
    let box: FlexBox
    /// All children, kept here so that they outlive the layout whatever a measure closure does to the tree.
    let children: [FlexNode]
    /// Whether children get their places; otherwise only the size is wanted.
    let places: Bool
    /// The axis along which children follow each other, and the one across it.
    let main: FlexAxis
    let cross: FlexAxis
    /// The room inside, undefined where it is not known.
    let room: FlexSize
    /// The same as far as it was known when the box looked at its children first.
    let firstRoom: FlexSize
    /// The room along the main axis, as the bounds of the box leave it to the line being laid out.
    var mainRoom: Double
    /// What the parent asks along the main axis; a box whose children wrap takes all the room it may.
    var mainLimit: AxisLimit
    /// The displayed children.
    var items: [FlexItem] = []
    var lines: [FlexLine] = []
    /// Whether children are to stand with their first lines of text at one height.
    var isBaselineLayout = false

    var crossLimit: AxisLimit { box.request[cross] }
    var crossRoom: Double { room[cross] }
    var wraps: Bool { box.style.flexWrap != .noWrap }

    init(_ pass: FlexPass, _ box: FlexBox, places: Bool) {
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

    /// Whether nobody wants to know how long the children become: the length across them is given.
    var skipsFlexing: Bool { !places && crossLimit.isExact }

    /// Whether children are placed across the direction a second time, once all lines are known.
    var alignsAgain: Bool { places && (wraps || isBaselineLayout) }

    /// Asks a child for its size, and places what is in it where that is wanted.
    func ask(_ item: FlexItem, main mainLimit: AxisLimit, cross crossLimit: AxisLimit, placing: Bool) -> FlexSize {
        let request = FlexRequest(
            width: main.isRow ? mainLimit : crossLimit, height: main.isRow ? crossLimit : mainLimit, parent: room,
            direction: box.direction, openAtFirst: item.openAtFirst)
        return pass.size(of: item.node, in: request, placing: placing)
    }

    /// The size of the box: what is asked exactly, and what the children take where nothing is.
    private func finalSize() -> FlexSize {
        var size = FlexSize.zero
        let mainLength = lines.reduce(0) { $0.atLeast($1.mainLength) }
        let crossLength = lines.reduce(0) { $0 + $1.crossLength } + box.insets[cross]
        size[main] = finalLength(main, mainLimit, content: mainLength, room: mainRoom)
        size[cross] = finalLength(cross, crossLimit, content: crossLength, room: crossRoom)
        return size.bounded
    }

    private func finalLength(_ axis: FlexAxis, _ limit: AxisLimit, content: Double, room: Double) -> Double {
        switch limit {
        case .exactly:
            return box.bounded(box.request[axis].length - box.margin[axis], axis)
        case .atMost where box.style.overflow == .scroll:
            let length = box.style.clamped(content, axis, parent: box.request.parent[axis])
            return (room + box.insets[axis]).atMost(length).atLeast(box.insets[axis])
        case .none, .loose, .atMost:
            return box.bounded(content, axis)
        }
    }

    /// Places the children, now that the size is known: those that others make no room for come last.
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
    /// The offset along an axis; what is no number becomes 0.
    subscript(axis: FlexAxis) -> Double {
        get { axis.isRow ? x : y }
        set {
            let offset = newValue.isUndefined ? 0 : newValue.boundedLength
            if axis.isRow { x = offset } else { y = offset }
        }
    }
}
