package import HeadlessUIKit

/// Gives the values of a style's members; nil where there is none yet, which leaves a property as it was.
package protocol ExpressionReading {
    func value<Value>(of expression: Expression<Value>) -> Value?
}

/// Reads what a document says outright.
package struct LiteralReading: ExpressionReading {
    package init() {}

    package func value<Value>(of expression: Expression<Value>) -> Value? {
        switch expression {
        case .value(let value): value
        case .expression: nil
        }
    }
}

extension Style {
    /// The style as css declarations on top of the page's base for Beagle views; the background is not among them.
    ///
    /// Only what the style says is declared. The base is a column that neither grows nor keeps its length: `flex: 0 1
    /// auto`, with every minimum at 0 and `position: relative`.
    package func declarations(_ values: some ExpressionReading) -> CSSDeclarations {
        var css = CSSDeclarations()
        declareSize(&css, values)
        declareFlex(&css, values)
        declareEdges(of: margin, "margin", .margin, &css, values)
        declareEdges(of: padding, "padding", .padding, &css, values)
        declareEdges(of: position, nil, .position, &css, values)
        css["position"] = positionType?.rawValue.lowercased()
        if let display, values.value(of: display) == Display.none { css["display"] = "none" }
        declareBorder(&css, values)
        declareCorners(&css, values)
        return css
    }

    private func declareSize(_ css: inout CSSDeclarations, _ values: some ExpressionReading) {
        guard let size else { return }
        css["width"] = size.width.flatMap { $0.css(values, auto: "auto") }
        css["height"] = size.height.flatMap { $0.css(values, auto: "auto") }
        css["min-width"] = size.minWidth.flatMap { $0.css(values, auto: "0") }
        css["min-height"] = size.minHeight.flatMap { $0.css(values, auto: "0") }
        css["max-width"] = size.maxWidth.flatMap { $0.css(values, auto: "none") }
        css["max-height"] = size.maxHeight.flatMap { $0.css(values, auto: "none") }
        css["aspect-ratio"] = size.aspectRatio.map { CSSValue.number($0) }
    }

    private func declareFlex(_ css: inout CSSDeclarations, _ values: some ExpressionReading) {
        guard let flex else { return }
        css["flex-direction"] = flex.flexDirection.map(Self.keyword)
        css["flex-wrap"] = flex.flexWrap.map { $0 == .noWrap ? "nowrap" : Self.keyword($0) }
        css["justify-content"] = flex.justifyContent.map(Self.keyword)
        css["align-items"] = flex.alignItems.map(Self.keyword)
        css["align-self"] = flex.alignSelf.map(Self.keyword)
        css["align-content"] = flex.alignContent.map(Self.keyword)
        css["flex"] = flex.shorthand(values)
    }

    /// Which edges accept `AUTO`, and which also have text edges.
    private enum EdgeProperty {
        case margin, padding, position
    }

    private func declareEdges(
        of value: EdgeValue?, _ prefix: String?, _ property: EdgeProperty, _ css: inout CSSDeclarations,
        _ values: some ExpressionReading
    ) {
        guard let value else { return }
        let auto: String? =
            switch property {
            case .margin: "auto"
            case .padding, .position: nil
            }
        for (edge, length) in value.edges {
            css[prefix.map { "\($0)-\(edge)" } ?? edge] = length.flatMap { $0.css(values, auto: auto) }
        }
        guard let prefix else { return }
        css["\(prefix)-inline-start"] = value.start.flatMap { $0.css(values, auto: auto) }
        css["\(prefix)-inline-end"] = value.end.flatMap { $0.css(values, auto: auto) }
    }

    /// The page draws the border from these two over the content, so that it takes no room.
    private func declareBorder(_ css: inout CSSDeclarations, _ values: some ExpressionReading) {
        guard let borderWidth, let width = values.value(of: borderWidth), width > 0 else { return }
        let color = borderColor.flatMap { values.value(of: $0) }.flatMap(HexColor.init)
        css["--border-width"] = CSSValue.pixels(width)
        css["--border-color"] = color?.css ?? "#000"
    }

    private func declareCorners(_ css: inout CSSDeclarations, _ values: some ExpressionReading) {
        guard let corners = cornerRadius, !corners.isEmpty else { return }
        css["overflow"] = "hidden"
        let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map { own in
            let radius = own.flatMap { values.value(of: $0) } ?? corners.radius.flatMap { values.value(of: $0) }
            return CSSValue.pixels(max(0, radius ?? 0))
        }
        css["border-radius"] = Set(radii).count == 1 ? radii[0] : radii.joined(separator: " ")
    }

    private static func keyword(_ value: some RawRepresentable<String>) -> String {
        value.rawValue.lowercased().replacing("_", with: "-")
    }
}

extension Flex {
    /// Grow, shrink and basis as Yoga understands them: css's own reading of `flex: n` would shrink by 1.
    fileprivate func shorthand(_ values: some ExpressionReading) -> String? {
        let length = basis.flatMap { $0.css(values, auto: "auto") }
        let (grow, shrink, basis): (Double, Double, String)
        switch flex {
        case nil where self.grow == nil && self.shrink == nil && self.basis == nil: return nil
        case nil: (grow, shrink, basis) = (self.grow ?? 0, self.shrink ?? 1, length ?? "auto")
        case .some(let flex) where flex > 0:
            let fixed = self.basis?.type == .auto ? nil : length
            (grow, shrink, basis) = (self.grow ?? flex, self.shrink ?? 0, fixed ?? "0px")
        case .some(let flex):  // 0, or a share to shrink by
            (grow, shrink, basis) = (self.grow ?? 0, self.shrink ?? -flex, length ?? "auto")
        }
        return "\(CSSValue.number(grow)) \(CSSValue.number(shrink)) \(basis)"
    }
}

extension UnitValue {
    /// The length in css; nil when its number is not known yet, or `AUTO` means nothing here.
    fileprivate func css(_ values: some ExpressionReading, auto: String?) -> String? {
        switch type {
        case .real: values.value(of: value).map { CSSValue.pixels($0) }
        case .percent: values.value(of: value).map { CSSValue.number($0) + "%" }
        case .auto: auto
        }
    }
}
