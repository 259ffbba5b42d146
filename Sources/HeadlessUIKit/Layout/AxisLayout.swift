/// What constraints say about one item along one axis.
struct AxisLayout {
    let axis: NSLayoutConstraint.Axis
    /// From the parent's start to the item's.
    var start: Length?
    /// From the item's end to the parent's.
    var end: Length?
    /// From the parent's start to the item's middle.
    var center: Length?
    var size: Length?
    var least: Length?
    var most: Length?
    /// A size that is a multiple of the item's own other side, which constraints do not say.
    var ratio: CGFloat?
    /// Set after, or before, a sibling whose place only its content decides.
    var chain: Chain?
    private var softStart: Length?
    private var softEnd: Length?

    struct Chain {
        var previous: (any LayoutItem)?
        var next: (any LayoutItem)?
        var gap: CGFloat = 0
        var gapToNext: CGFloat = 0
    }

    init(axis: NSLayoutConstraint.Axis) { self.axis = axis }

    /// The position of a part, from the parent's start; nil when only content decides.
    func position(of part: LayoutRelation.Part) -> Length? {
        let whole = Length.whole(axis)
        switch part {
        case .start:
            if let start { return start }
            if let end, let size { return whole - end - size }
            if let center, let size { return center - size * 0.5 }
        case .end:
            if let end { return whole - end }
            if let start, let size { return start + size }
            if let center, let size { return center + size * 0.5 }
        case .center:
            if let center { return center }
            if let start, let end { return (start + whole - end) * 0.5 }
            if let start, let size { return start + size * 0.5 }
            if let end, let size { return whole - end - size * 0.5 }
        case .size: return extent
        }
        return nil
    }

    /// The size, where it is known without asking the content.
    var extent: Length? {
        if let size { return size }
        if let start, let end { return Length.whole(axis) - start - end }
        return nil
    }

    mutating func pin(_ part: LayoutRelation.Part, at place: Length, _ relation: NSLayoutConstraint.Relation) {
        switch (part, relation) {
        case (.start, .equal): start = start ?? place
        case (.end, .equal): end = end ?? Length.whole(axis) - place
        case (.center, .equal): center = center ?? place
        case (.size, .equal): size = size ?? place
        case (.size, .greaterThanOrEqual): least = least ?? place
        case (.size, .lessThanOrEqual): most = most ?? place
        case (.start, .greaterThanOrEqual): softStart = softStart ?? place
        case (.end, .lessThanOrEqual): softEnd = softEnd ?? Length.whole(axis) - place
        case (.start, .lessThanOrEqual), (.end, .greaterThanOrEqual), (.center, .lessThanOrEqual),
            (.center, .greaterThanOrEqual):
            break
        }
    }

    /// Makes of inequalities what equalities left open.
    mutating func settle() {
        let whole = Length.whole(axis)
        if center != nil, start == nil, end == nil {
            if most == nil, size == nil, let margin = softStart ?? softEnd { most = whole - margin * 2 }
        } else if let start, end == nil, let softEnd {
            if most == nil, size == nil { most = whole - start - softEnd }
        } else if let end, start == nil, let softStart {
            if most == nil, size == nil { most = whole - end - softStart }
        } else if start == nil, end == nil, center == nil, chain == nil {
            start = softStart
            if softStart == nil { end = softEnd }
        }
    }
}
