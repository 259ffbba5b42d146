/// Reads the constraints of one item.
struct LayoutReading {
    var horizontal = AxisLayout(axis: .horizontal)
    var vertical = AxisLayout(axis: .vertical)
    /// Whether a sibling's present frame had to be taken.
    private(set) var usedFrames = false

    /// How many siblings are followed to find out where one is.
    private static let deepest = 8

    init(_ item: any LayoutItem, depth: Int = 0) {
        let relations = item.heldConstraints.compactMap { LayoutRelation($0, of: item) }
            .enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
        for relation in relations { read(relation, item, depth) }
        for relation in relations { relateToOwnSide(relation) }
        horizontal.settle()
        vertical.settle()
    }

    subscript(axis: NSLayoutConstraint.Axis) -> AxisLayout {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    private mutating func read(_ relation: LayoutRelation, _ item: any LayoutItem, _ depth: Int) {
        let axis = relation.axis
        switch relation.other {
        case .nothing: self[axis].pin(relation.mine, at: Length(points: relation.offset), relation.relation)
        case .parent(let role):
            let place = Self.place(of: relation.theirs, relation.otherAxis, in: role)
            self[axis].pin(relation.mine, at: place * relation.multiplier + relation.offset, relation.relation)
        case .own: break
        case .sibling(let sibling):
            let known = depth < Self.deepest ? Self.known(relation, sibling, depth) : nil
            if let place = known {
                self[axis].pin(relation.mine, at: place * relation.multiplier + relation.offset, relation.relation)
            } else if relation.isChain {
                join(sibling, by: relation)
            } else if let place = Self.now(relation, sibling) {
                usedFrames = true
                self[axis].pin(relation.mine, at: place * relation.multiplier + relation.offset, relation.relation)
            }
        case .distant: break
        }
    }

    private mutating func join(_ sibling: any LayoutItem, by relation: LayoutRelation) {
        var chain = self[relation.axis].chain ?? AxisLayout.Chain()
        if relation.mine == .start {
            chain.previous = sibling
            chain.gap = relation.offset
        } else {
            chain.next = sibling
            chain.gapToNext = -relation.offset
        }
        self[relation.axis].chain = chain
    }

    private mutating func relateToOwnSide(_ relation: LayoutRelation) {
        guard case .own = relation.other, relation.mine == .size, relation.theirs == .size,
            relation.axis != relation.otherAxis, relation.relation == .equal
        else { return }
        if let known = self[relation.otherAxis].extent {
            self[relation.axis].pin(.size, at: known * relation.multiplier + relation.offset, .equal)
        } else if let known = self[relation.axis].extent, relation.multiplier != 0 {
            let side = (known + -relation.offset) * (1 / relation.multiplier)
            self[relation.otherAxis].pin(.size, at: side, .equal)
        } else {
            self[relation.axis].ratio = relation.multiplier
        }
    }

    /// Where a part of the parent is, from the parent's start.
    private static func place(
        of part: LayoutRelation.Part, _ axis: NSLayoutConstraint.Axis, in role: LayoutRole
    ) -> Length {
        let whole = Length.whole(axis)
        var before = Length.zero
        var after = Length.zero
        switch role {
        case .view, .scrolledContent, .scrollFrame: break
        case .safeArea(let added):
            before.points = axis == .horizontal ? added.left : added.top
            after.points = axis == .horizontal ? added.right : added.bottom
            switch axis {
            case .horizontal:
                before.safeLeft = 1
                after.safeRight = 1
            case .vertical:
                before.safeTop = 1
                after.safeBottom = 1
            }
        case .margins(let margins):
            before.points = axis == .horizontal ? margins.left : margins.top
            after.points = axis == .horizontal ? margins.right : margins.bottom
        }
        switch part {
        case .start: return before
        case .end: return whole - after
        case .center: return (before + whole - after) * 0.5
        case .size: return whole - before - after
        }
    }

    private static func known(_ relation: LayoutRelation, _ sibling: any LayoutItem, _ depth: Int) -> Length? {
        // Each step spends a level, so that two items that name each other come to an end.
        LayoutReading(sibling, depth: depth + 3)[relation.otherAxis].position(of: relation.theirs)
    }

    private static func now(_ relation: LayoutRelation, _ sibling: any LayoutItem) -> Length? {
        let frame = sibling.layoutFrame
        let isHorizontal = relation.otherAxis == .horizontal
        let (start, size) = isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        switch relation.theirs {
        case .start: return Length(points: start)
        case .end: return Length(points: start + size)
        case .center: return Length(points: start + size / 2)
        case .size: return size > 0 ? Length(points: size) : nil
        }
    }
}
