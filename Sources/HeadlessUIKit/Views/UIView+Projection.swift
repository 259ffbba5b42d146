extension UIView {
    /// The kind of element the page makes.
    package var kind: ViewKind { rare?.declared?.kind ?? plainKind }

    /// What a room above says about the view.
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

    private func retract(_ name: String) {
        // A property that went away is written as an empty text, because the reader must hear of it.
        withExtras { $0.declared?.properties[name] = "" }
    }

    /// Writes the asked groups of properties; a value that is gone is written as nil.
    package func project(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        projectContent(keys, into: writer)
        if keys.contains(.content) { projectDeclared(into: writer, isWhole: keys == .all) }
        if keys.contains(.state) { writer.bool("hidden", isHidden) }
        if keys.contains(.style) { projectStyle(into: writer) }
        if keys.contains(.layout) {
            let own = declarationsForLayout
            writtenLayout = layoutCSS().write(to: writer, written: writtenLayout) { own?[$0] != nil }
        }
        if keys.contains(.css) { css.forEach { writer.style($0, $1) } }
        if keys.contains(.accessibility) { projectAccessibility(into: writer) }
        if keys.contains(.interaction) {
            writer.bool("tap", tapIsWorthTelling)
            writer.bool("covers", flags.contains(.covers))
        }
    }

    /// Writes everything a reader needs that has never seen the view.
    package func projectWhole(into writer: any PropertyWriter) { project(.all, into: FirstWriter(writer)) }

    /// Writes an update as a change set gives it: groups, and css declarations by name.
    package func project(_ keys: PropertyKeys, styles: [String], into writer: any PropertyWriter) {
        if keys.contains(.css) || styles.isEmpty { return project(keys, into: writer) }
        if keys.isEmpty { return styles.forEach { writer.style($0, css[$0]) } }
        // Where a declaration is gone, what layout or appearance say there counts again.
        let merged = LastWordWriter(writer)
        for name in styles { merged.style(name, css[name]) }
        project(keys, into: merged)
        merged.flush()
    }

    /// Whether the page lays the view out among its siblings, from the declarations in ``css``.
    package var isFlexBox: Bool {
        get { flags.contains(.flexible) }
        set {
            guard isFlexBox != newValue else { return }
            if newValue { flags.insert(.flexible) } else { flags.remove(.flexible) }
            mark(.layout)
        }
    }

    /// Constraints still count: they tie the outermost box to the controller's view.
    var isPlacedByDeclarations: Bool { isFlexBox && !flags.contains(.constrained) }

    private var declarationsForLayout: CSSDeclarations? { css.isEmpty ? nil : css }

    private var tapIsWorthTelling: Bool {
        reactsToTap && isUserInteractionEnabled && kind != .button
    }

    /// A reader that knows the view knows its class, whose name is dear to find.
    private func projectDeclared(into writer: any PropertyWriter, isWhole: Bool) {
        guard let declared = rare?.declared else {
            if isWhole, let type = typeName { writer.string("type", type) }
            return
        }
        writer.string("styleId", declared.styleID)
        writer.string("type", declared.type ?? typeName)
        for (name, value) in declared.properties.sorted(by: { $0.key < $1.key }) {
            writer.string(name, value.isEmpty ? nil : value)
        }
    }

    private func projectStyle(into writer: any PropertyWriter) {
        let own = css
        func declare(_ property: String, _ value: String?) {
            if own[property] == nil { writer.style(property, value) }
        }
        declare("background-color", drawnFill?.css)
        declare("opacity", alpha < 1 ? CSSValue.number(alpha) : nil)
        let cuts = clipsToBounds || rare?.rarest?.layer?.masksToBounds == true
        if flow != .scroll { declare("overflow", cuts ? "hidden" : nil) }
        drawOutline(declare)
        guard let rare else { return }
        if rare.rarest?.tintColor != nil || kind == .button { declare("--tint-color", rare.rarest?.tintColor?.css) }
        declare("transform", transform.css)
    }
}

extension UIView: LayerOwner {
    /// The outline of the view changed.
    package func layerChanged() { mark(.style) }

    /// The next change of what the view contains is drawn as the transition says.
    package func layerTransitions(_ transition: CATransition) {
        switch transition.type {
        case .fade: register?.transition = .fade
        case .reveal: register?.transition = .pop
        default: register?.transition = transition.subtype == .fromLeft ? .pop : .push
        }
    }
}
