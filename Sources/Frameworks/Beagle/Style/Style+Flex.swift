package import Flexbox

extension FlexStyle {
    /// The style of a component before it says anything: Yoga's own, but for giving way where room is missing.
    package static let component = FlexStyle(grow: 0, shrink: 1)

    /// A column with these shares, as long as its content before they count.
    package init(grow: Double, shrink: Double) {
        self.init()
        flexGrow = grow
        flexShrink = shrink
    }
}

extension Style {
    /// Takes what the style says of layout over into the style of a box.
    ///
    /// What it does not say, or whose value is not known yet, stays as it was. Borders are none of it: they are drawn
    /// over the content and take no room.
    package func lay(_ box: inout FlexStyle, _ values: some ExpressionReading) {
        laySize(&box, values)
        flex?.lay(&box, values)
        lay(margin, &box, values, auto: .auto) { $0[margin: $1] = $2 }
        lay(padding, &box, values, auto: nil) { $0[padding: $1] = $2 }
        lay(position, &box, values, auto: nil, textEdges: false) { $0[position: $1] = $2 }
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

    private func laySize(_ box: inout FlexStyle, _ values: some ExpressionReading) {
        guard let size else { return }
        size.width?.length(values, auto: .auto).map { box.width = $0 }
        size.height?.length(values, auto: .auto).map { box.height = $0 }
        size.minWidth?.length(values, auto: .undefined).map { box.minWidth = $0 }
        size.minHeight?.length(values, auto: .undefined).map { box.minHeight = $0 }
        size.maxWidth?.length(values, auto: .undefined).map { box.maxWidth = $0 }
        size.maxHeight?.length(values, auto: .undefined).map { box.maxHeight = $0 }
        if let ratio = size.aspectRatio { box.aspectRatio = ratio }
    }

    /// Takes the lengths of edges over; text edges are for margin and padding only, and `AUTO` for margins.
    private func lay(
        _ value: EdgeValue?, _ box: inout FlexStyle, _ values: some ExpressionReading, auto: FlexLength?,
        textEdges: Bool = true, _ set: (inout FlexStyle, FlexStyle.Edge, FlexLength) -> Void
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
    fileprivate func lay(_ box: inout FlexStyle, _ values: some ExpressionReading) {
        if let flexDirection { box.flexDirection = flexDirection.box }
        if let flexWrap { box.flexWrap = flexWrap.box }
        if let justifyContent { box.justifyContent = justifyContent.box }
        if let alignItems { box.alignItems = alignItems.box }
        if let alignSelf { box.alignSelf = alignSelf.box }
        if let alignContent { box.alignContent = alignContent.box }
        layShares(&box, values)
    }

    /// Grow, shrink and basis as Beagle gives them to Yoga: one that names any of them leaves none to the component.
    private func layShares(_ box: inout FlexStyle, _ values: some ExpressionReading) {
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
    /// The length for a box; nil when its number is not known yet, or `AUTO` means nothing here.
    fileprivate func length(_ values: some ExpressionReading, auto: FlexLength?) -> FlexLength? {
        switch type {
        case .real: values.value(of: value).map(FlexLength.points)
        case .percent: values.value(of: value).map(FlexLength.percent)
        case .auto: auto
        }
    }
}
