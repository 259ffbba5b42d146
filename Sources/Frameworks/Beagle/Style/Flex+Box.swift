import Flexbox

extension Flex.FlexDirection {
    var box: FlexStyle.FlexDirection {
        switch self {
        case .row: .row
        case .rowReverse: .rowReverse
        case .column: .column
        case .columnReverse: .columnReverse
        }
    }
}

extension Flex.Wrap {
    var box: FlexStyle.FlexWrap {
        switch self {
        case .noWrap: .noWrap
        case .wrap: .wrap
        case .wrapReverse: .wrapReverse
        }
    }
}

extension Flex.JustifyContent {
    var box: FlexStyle.JustifyContent {
        switch self {
        case .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        }
    }
}

extension Flex.AlignItems {
    var box: FlexStyle.Align {
        switch self {
        case .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .baseline: .baseline
        case .stretch: .stretch
        }
    }
}

extension Flex.AlignSelf {
    /// The alignment in the layout engine; nil uses the parent's `alignItems`.
    var box: FlexStyle.Align? {
        switch self {
        case .auto: nil
        case .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .baseline: .baseline
        case .stretch: .stretch
        }
    }
}

extension Flex.AlignContent {
    var box: FlexStyle.AlignContent {
        switch self {
        case .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .stretch: .stretch
        }
    }
}
