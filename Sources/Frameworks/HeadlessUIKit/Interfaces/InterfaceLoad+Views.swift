import InterfaceModel

extension InterfaceLoad {
    /// Sets the properties of a view and creates its subviews.
    func fill(_ view: UIView, from element: InterfaceElement) {
        if let frame = element.children.first(where: { $0.name == "rect" && $0.key == "frame" }) {
            view.frame = frame.rect
        } else if let frame = element.insetFrame {
            view.frame = frame.rect(in: .zero)
        }
        applyLayout(to: view, from: element)
        applyAppearance(to: view, from: element)
        fillContent(of: view, element)
        for child in element.items("subviews") {
            guard let made = self.view(child) else { continue }
            if let frame = child.insetFrame { made.frame = frame.rect(in: view.bounds.size) }
            add(made, to: view)
        }
        for guide in element.children where guide.name == "viewLayoutGuide" { recordGuide(guide, of: view) }
        rules += element.items("constraints").map { (view, $0) }
        record(view, from: element)
    }

    private func add(_ child: UIView, to view: UIView) {
        switch view {
        case let stack as UIStackView: stack.addArrangedSubview(child)
        case let effect as UIVisualEffectView: effect.contentView.addSubview(child)
        default: view.addSubview(child)
        }
    }

    private func recordGuide(_ guide: InterfaceElement, of view: UIView) {
        let scroll = view as? UIScrollView
        let made: UILayoutGuide? =
            switch guide.key {
            case "safeArea": view.safeAreaLayoutGuide
            case "keyboard": view.keyboardLayoutGuide
            case "contentLayoutGuide": scroll?.contentLayoutGuide
            case "frameLayoutGuide": scroll?.frameLayoutGuide
            case "layoutMarginsGuide", "readableContentGuide": view.layoutMarginsGuide
            default: nil
            }
        if let made { file(made, under: guide.id) }
    }

    /// Sets the layout properties of a view.
    private func applyLayout(to view: UIView, from element: InterfaceElement) {
        if let mask = element.property("autoresizingMask") {
            let parts: [(String, UIView.AutoresizingMask)] = [
                ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
                ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
                ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
            ]
            view.autoresizingMask = parts.reduce(into: []) { if mask.flag($1.0) == true { $0.insert($1.1) } }
        }
        // Without constraints, a view uses its autoresizing mask at run time, as in builds since Xcode 8.
        let isFixed = element.flag("fixedFrame") == true
        if element.flag("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let axes: [(String, NSLayoutConstraint.Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
        for (name, axis) in axes {
            if let priority = element.number("\(name)HuggingPriority") {
                view.setContentHuggingPriority(.init(Float(priority)), for: axis)
            }
            if let priority = element.number("\(name)CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(.init(Float(priority)), for: axis)
            }
        }
        if let keeps = element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = keeps }
        if let counts = element.flag("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = counts
        }
        if let margins = element.property("layoutMargins") { view.layoutMargins = margins.edges }
        if let margins = element.property("directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
                bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0)
        }
    }

    /// Sets the appearance properties common to all views.
    private func applyAppearance(to view: UIView, from element: InterfaceElement) {
        if let color = place.color("backgroundColor", of: element) { view.backgroundColor = color }
        if let color = place.color("tintColor", of: element) { view.tintColor = color }
        if element.flag("hidden") == true { view.isHidden = true }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let clips = element.flag("clipsSubviews") ?? element.flag("clipsToBounds") { view.clipsToBounds = clips }
        view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
        if let mode = element.choice("contentMode", from: Self.contentModes) { view.contentMode = mode }
        if let tag = element.integer("tag") { view.tag = tag }
        if let attribute = element.choice(
            "semanticContentAttribute",
            from: [
                "playback": UISemanticContentAttribute.playback, "spatial": .spatial,
                "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
            ])
        {
            view.semanticContentAttribute = attribute
        }
        guard let words = element.property("accessibilityConfiguration") else { return }
        let id = element.id
        view.accessibilityLabel = place.text("label", of: words, id: id, called: "accessibilityLabel")
        view.accessibilityHint = place.text("hint", of: words, id: id, called: "accessibilityHint")
        view.accessibilityIdentifier = words["identifier"] ?? view.accessibilityIdentifier
        if let isElement = words.property("isElement")?.flag("value") { view.isAccessibilityElement = isElement }
    }

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension InterfaceElement {
    /// The element with the frame in the format of Xcode 8; nil if there is none.
    fileprivate var insetFrame: InterfaceElement? {
        children.first { $0.name == "frame" && $0.key == "frameInset" }
    }
}
