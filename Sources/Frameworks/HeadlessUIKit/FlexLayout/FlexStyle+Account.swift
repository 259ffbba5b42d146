import Flexbox

/// A CSS declaration of a view's flexbox style.
package struct FlexValue: Equatable {
    package let name: String
    package let value: String
}

extension FlexStyle {
    /// The declarations that differ from the default style.
    var nonDefaultValues: [FlexValue] {
        var values: [FlexValue] = []
        func add(_ name: String, value: String?) {
            if let value { values.append(FlexValue(name: name, value: value)) }
        }
        add("flex-direction", value: flexDirection == .column ? nil : Self.spelt("\(flexDirection)"))
        add("flex-wrap", value: flexWrap == .noWrap ? nil : Self.spelt("\(flexWrap)"))
        add("justify-content", value: justifyContent == .flexStart ? nil : Self.spelt("\(justifyContent)"))
        add("align-items", value: alignItems == .stretch ? nil : Self.spelt("\(alignItems)"))
        add("align-content", value: alignContent == .flexStart ? nil : Self.spelt("\(alignContent)"))
        add("align-self", value: alignSelf.map { Self.spelt("\($0)") })
        add("position", value: positionType == .absolute ? "absolute" : nil)
        add("display", value: display == .none ? "none" : nil)
        add("flex-grow", value: flexGrow.map { CSSValue.number(CGFloat($0)) })
        add("flex-shrink", value: flexShrink.map { CSSValue.number(CGFloat($0)) })
        add("flex-basis", value: flexBasis.spelt)
        add("aspect-ratio", value: aspectRatio.map { CSSValue.number(CGFloat($0)) })
        for (name, length) in [
            ("width", width), ("height", height), ("min-width", minWidth), ("min-height", minHeight),
            ("max-width", maxWidth), ("max-height", maxHeight),
        ] { add(name, value: length.spelt) }
        for edge in Edge.allCases {
            let end = edge == .all ? "" : "-\(edge)"
            add("margin\(end)", value: self[margin: edge].spelt)
            add("padding\(end)", value: self[padding: edge].spelt)
            add("inset\(end)", value: self[position: edge].spelt)
        }
        return values
    }

    /// Returns the CSS spelling of a Swift name: `space-between` for `spaceBetween`.
    private static func spelt(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}

extension FlexLength {
    fileprivate var spelt: String? {
        switch self {
        case .undefined: nil
        case .auto: "auto"
        case .points(let points): CSSValue.pixels(CGFloat(points))
        case .percent(let share): CSSValue.number(CGFloat(share)) + "%"
        case .wholePart(let count): "floor(100% / \(count))"
        }
    }
}
