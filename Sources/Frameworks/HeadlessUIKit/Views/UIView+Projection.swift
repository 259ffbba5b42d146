package import ViewSchema

extension UIView {
    /// The kind of element that the page creates for the view.
    package var kind: ViewKind { rare?.declared?.kind ?? plainKind }

    /// Properties of the view that a module on top of UIKit declares.
    package var declared: DeclaredFacts {
        get { rare?.declared ?? DeclaredFacts() }
        set {
            let before = declared
            guard newValue != before else { return }
            withExtras { $0.declared = newValue }
            for gone in before.properties.keys where newValue.properties[gone] == nil { retract(gone) }
            mark([.content, .accessibility, .interaction])
        }
    }

    private func retract(_ property: TextProperty) {
        // A removed property is written as an empty string, because the page must learn of the removal.
        withExtras { $0.declared?.properties[property] = "" }
    }

    /// Writes the requested groups of properties. Removed values are written as nil.
    package func project(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        projectContent(keys, into: writer)
        if keys.contains(.content) { projectDeclared(into: writer, isWhole: keys == .all) }
        if keys.contains(.state) {
            writer.setBool(.hidden, to: isHidden || isLeftOut)
            if rare?.declared?.kind == .pages { writer.setBool(.mirrored, to: isMirrored) }
        }
        if keys.contains(.style) { projectStyle(into: writer) }
        if keys.contains(.layout) { projectPlace(into: writer) }
        if keys.contains(.accessibility) { projectAccessibility(into: writer) }
        if keys.contains(.interaction) {
            writer.setBool(.tap, to: tapIsWorthTelling)
            projectGestures(into: writer)
            let passesByDefault = kind == .label || kind == .image
            writer.setBool(.touchable, to: passesByDefault && isUserInteractionEnabled)
            writer.setBool(.untouchable, to: !passesByDefault && !isUserInteractionEnabled)
            writer.setBool(.covers, to: flags.contains(.covers))
        }
    }

    /// Writes all properties, for a page that does not have the view yet.
    package func projectWhole(into writer: any PropertyWriter) { project(.all, into: FirstWriter(writer)) }

    private var tapIsWorthTelling: Bool {
        reactsToTap && isUserInteractionEnabled && kind != .button
    }

    /// Writes the properties that a module on top of UIKit has declared. The class name is written only for a new view,
    /// because computing it is expensive.
    private func projectDeclared(into writer: any PropertyWriter, isWhole: Bool) {
        guard let declared = rare?.declared else {
            if isWhole, let type = typeName { writer.setString(.type, to: type) }
            return
        }
        writer.setString(.styleId, to: declared.styleID)
        writer.setString(.type, to: declared.type ?? typeName)
        for (property, value) in declared.properties.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            writer.setString(property, to: value.isEmpty ? nil : value)
        }
    }

    private func projectStyle(into writer: any PropertyWriter) {
        writer.setStyle("background-color", to: drawnFill?.css)
        writer.setStyle("opacity", to: alpha < 1 ? CSSValue.number(alpha) : nil)
        let dress = rare?.decoration
        let cuts = clipsToBounds || dress?.corners != nil
        if !cutsByItself { writer.setStyle("overflow", to: cuts ? "hidden" : nil) }
        drawOutline { if dress?.corners == nil || $0 != "border-radius" { writer.setStyle($0, to: $1) } }
        guard let rare else { return }
        if let layer = rare.rarest?.layer {
            let cut = layer.declareInside(in: bounds.size, writer.setStyle)
            if layer.hadMaskPieces { projectMask(cut, into: writer) }
        }
        dress?.css(writer.setStyle)
        if rare.rarest?.tintColor != nil || kind == .button {
            writer.setStyle("--tint-color", to: rare.rarest?.tintColor?.css)
        }
        writer.setStyle("transform", to: transform.css)
        if let layer = rare.rarest?.layer, layer.hasAnchor {
            writer.setStyle("transform-origin", to: layer.anchorPoint.css)
        }
        if let layer = rare.rarest?.layer, layer.wasInMotion { writer.motions(layer.motions) }
        if let style = styleOfItsOwn ?? rare.controller?.styleOfItsOwn {
            writer.setStyle("color-scheme", to: style.css)
        }
    }
}

extension UIUserInterfaceStyle {
    /// The CSS value of `color-scheme`; nil inherits it.
    fileprivate var css: String? {
        switch self {
        case .unspecified: nil
        case .light: "light"
        case .dark: "dark"
        }
    }
}

extension UIView: LayerPlace {
    package var fillColor: CGColor? {
        get { backgroundColor?.cgColor }
        set { backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }
}

extension UIView: LayerOwner {
    package var outline: CALayer? { rare?.rarest?.layer }

    /// Called when the layer changed.
    package func layerChanged() { mark(.style) }

    /// Requests a layout pass, in which layers are laid out too.
    package func layerNeedsLayout() { setNeedsLayout() }

    /// Ends endlessly repeated animations. The page stops them when it receives new values of the appearance and the
    /// frame.
    package func layerSettles() { UIView.performWithoutAnimation { mark([.style, .layout]) } }

    /// Applies the transition to the next change of the view's content.
    package func layerTransitions(_ transition: CATransition) {
        switch transition.type {
        case .fade: register?.transition = .fade
        case .reveal: register?.transition = .pop
        default: register?.transition = transition.subtype == .fromLeft ? .pop : .push
        }
    }
}

extension UIView: CALayerDelegate {}
