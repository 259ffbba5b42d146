/// What a component can know of the box it will be laid out in, before anything is measured.
///
/// A scrolling component needs it: where its parent's length is given it takes that length, and elsewhere its content's.
/// Yoga finds this out by measuring; style sheets have to be told.
package struct LayoutPlace: Equatable {
    /// The axes along which the box's length does not depend on its content.
    package var bounded: BoundedAxes
    /// The axis children follow each other on.
    package var direction: LayoutAxis

    /// The root of a screen, as large as the window.
    package static let screen = LayoutPlace(bounded: [.horizontal, .vertical], direction: .vertical)

    /// The place inside a box with this style that itself stands in this place.
    package func inside(_ style: Style?) -> LayoutPlace {
        var inner = LayoutPlace(bounded: [], direction: style?.flex?.flexDirection?.axis ?? .vertical)
        for axis in LayoutAxis.allCases where bounds(axis, style) { inner.bounded.insert(BoundedAxes(axis)) }
        return inner
    }

    /// The place inside a box that fills this one and scrolls along `axis`.
    package func scrolling(_ axis: LayoutAxis) -> LayoutPlace {
        LayoutPlace(bounded: bounded.subtracting(BoundedAxes(axis)), direction: axis)
    }

    /// Whether a parent's children can rely on a length along the axis they follow each other on.
    package var isBoundedAlongDirection: Bool { bounded.contains(BoundedAxes(direction)) }

    private func bounds(_ axis: LayoutAxis, _ style: Style?) -> Bool {
        let isBounded = bounded.contains(BoundedAxes(axis))
        switch style?.size?.length(axis)?.type {
        case .real: return true
        case .percent: return isBounded
        case .auto, nil: break
        }
        guard isBounded else { return false }
        if style?.positionType == .absolute { return style?.position?.isGivenOnBothEdges(of: axis) == true }
        return axis == direction ? grows(style?.flex) : stretches(style?.flex)
    }

    private func grows(_ flex: Flex?) -> Bool {
        (flex?.grow ?? max(0, flex?.flex ?? 0)) > 0
    }

    private func stretches(_ flex: Flex?) -> Bool {
        switch flex?.alignSelf {
        case nil, .auto, .stretch: true
        case .flexStart, .center, .flexEnd, .baseline: false
        }
    }
}

/// A component whose style means something else in another place.
package protocol PlaceDependentStyle {
    /// The style to draw it with where it stands.
    func style(in place: LayoutPlace) -> Style?
}

/// One of the two ways to measure.
package enum LayoutAxis: CaseIterable {
    case horizontal, vertical
}

/// A set of axes.
package struct BoundedAxes: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ axis: LayoutAxis) {
        switch axis {
        case .horizontal: self = .horizontal
        case .vertical: self = .vertical
        }
    }

    package static let horizontal = BoundedAxes(rawValue: 1)
    package static let vertical = BoundedAxes(rawValue: 2)
}

extension Flex.FlexDirection {
    var axis: LayoutAxis {
        switch self {
        case .row, .rowReverse: .horizontal
        case .column, .columnReverse: .vertical
        }
    }
}

extension Size {
    fileprivate func length(_ axis: LayoutAxis) -> UnitValue? {
        switch axis {
        case .horizontal: width
        case .vertical: height
        }
    }
}

extension EdgeValue {
    fileprivate func isGivenOnBothEdges(of axis: LayoutAxis) -> Bool {
        switch axis {
        case .horizontal: (left ?? horizontal ?? all) != nil && (right ?? horizontal ?? all) != nil
        case .vertical: (top ?? vertical ?? all) != nil && (bottom ?? vertical ?? all) != nil
        }
    }
}
