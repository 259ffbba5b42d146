package import Flexbox

extension FlexStyle {
    /// The default layout of components: Yoga's defaults, except that boxes shrink.
    package static let component = FlexStyle(grow: 0, shrink: 1)

    /// Creates a column with these factors for growing and shrinking. Its length is initially the length of its
    /// content.
    package init(grow: Double, shrink: Double) {
        self.init()
        flexGrow = grow
        flexShrink = shrink
    }
}

extension Style {
    /// Applies the style's layout members to a box.
    ///
    /// Members that are not set, or whose value is not known yet, keep the box's values. Borders are not part of the
    /// layout, because they are drawn over the content and take no space.
    package func apply(to box: inout FlexStyle, values: some ExpressionReader) {
        applySize(to: &box, values: values)
        flex?.apply(to: &box, values: values)
        apply(margin, to: &box, values: values, auto: .auto) { $0[margin: $1] = $2 }
        apply(padding, to: &box, values: values, auto: nil) { $0[padding: $1] = $2 }
        apply(position, to: &box, values: values, auto: nil, textEdges: false) { $0[position: $1] = $2 }
        switch positionType {
        case .relative: box.positionType = .relative
        case .absolute: box.positionType = .absolute
        case nil: break
        }
        switch display.flatMap({ values.value(of: $0) }) {
        case .flex?: box.display = .flex
        case Display.none?: box.display = .none
        case nil: break
        }
    }

    private func applySize(to box: inout FlexStyle, values: some ExpressionReader) {
        guard let size else { return }
        size.width?.length(values, auto: .auto).map { box.width = $0 }
        size.height?.length(values, auto: .auto).map { box.height = $0 }
        size.minWidth?.length(values, auto: .undefined).map { box.minWidth = $0 }
        size.minHeight?.length(values, auto: .undefined).map { box.minHeight = $0 }
        size.maxWidth?.length(values, auto: .undefined).map { box.maxWidth = $0 }
        size.maxHeight?.length(values, auto: .undefined).map { box.maxHeight = $0 }
        if let ratio = size.aspectRatio { box.aspectRatio = ratio }
    }

    /// Applies the lengths of edges to a box.
    ///
    /// - Parameters:
    ///   - auto: The length for `AUTO`; nil if `AUTO` is not allowed, as in all but margins.
    ///   - textEdges: Whether `start` and `end` apply, as in margin and padding.
    ///   - set: Sets the length of one edge.
    private func apply(
        _ value: EdgeValue?, to box: inout FlexStyle, values: some ExpressionReader, auto: FlexLength?,
        textEdges: Bool = true, set: (inout FlexStyle, FlexStyle.Edge, FlexLength) -> Void
    ) {
        guard let value else { return }
        var edges: [(FlexStyle.Edge, UnitValue?)] = [
            (.left, value.left), (.top, value.top), (.right, value.right), (.bottom, value.bottom),
            (.horizontal, value.horizontal), (.vertical, value.vertical), (.all, value.all),
        ]
        if textEdges { edges += [(.start, value.start), (.end, value.end)] }
        for (edge, length) in edges {
            if let length = length?.length(values, auto: auto) { set(&box, edge, length) }
        }
    }
}

extension Flex {
    fileprivate func apply(to box: inout FlexStyle, values: some ExpressionReader) {
        if let flexDirection { box.flexDirection = flexDirection.box }
        if let flexWrap { box.flexWrap = flexWrap.box }
        if let justifyContent { box.justifyContent = justifyContent.box }
        if let alignItems { box.alignItems = alignItems.box }
        if let alignSelf { box.alignSelf = alignSelf.box }
        if let alignContent { box.alignContent = alignContent.box }
        applyShares(to: &box, values: values)
    }

    /// Applies grow, shrink and basis with Beagle's rules for Yoga. If one of them is set, the component's defaults do
    /// not apply to the others.
    private func applyShares(to box: inout FlexStyle, values: some ExpressionReader) {
        guard flex != nil || grow != nil || shrink != nil || basis != nil else { return }
        if let length = basis?.length(values, auto: .auto) { box.flexBasis = length }
        if let flex, flex > 0 {
            box.flexGrow = grow ?? flex
            box.flexShrink = shrink ?? 0
            if basis == nil || basis?.type == .auto { box.flexBasis = 0 }
        } else {
            box.flexGrow = grow ?? 0
            box.flexShrink = shrink ?? flex.map { -$0 } ?? 1
            if basis == nil { box.flexBasis = .auto }
        }
    }
}

extension UnitValue {
    /// Returns the length for a box. Nil if its number is not known yet, or if it is `AUTO` and `auto` is nil.
    fileprivate func length(_ values: some ExpressionReader, auto: FlexLength?) -> FlexLength? {
        switch type {
        case .real: values.value(of: value).map(FlexLength.points)
        case .percent: values.value(of: value).map(FlexLength.percent)
        case .auto: auto
        }
    }
}
