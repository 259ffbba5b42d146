import InterfaceModel

extension InterfaceLoad {
    func fill(_ button: UIButton, from element: InterfaceElement) {
        if let font = element.property("fontDescription")?.font { button.titleLabel?.font = font }
        if let mode = element.choice("lineBreakMode", from: Self.breaks) { button.titleLabel?.lineBreakMode = mode }
        for state in element.children where state.name == "state" { fill(button, state: state, of: element) }
        if let insets = element.property("contentEdgeInsets") { button.contentEdgeInsets = insets.edges }
        if let insets = element.property("titleEdgeInsets") { button.titleEdgeInsets = insets.edges }
        if let insets = element.property("imageEdgeInsets") { button.imageEdgeInsets = insets.edges }
        if let configuration = element.child("buttonConfiguration") {
            fill(button, configured: configuration, from: element)
        }
    }

    private func fill(_ button: UIButton, state: InterfaceElement, of element: InterfaceElement) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let key = state.key, let kind = states[key] else { return }
        if let title = place.text("title", of: state, id: element.id, called: "\(key)Title") {
            button.setTitle(title, for: kind)
        }
        if let title = attributed("attributedTitle", of: state) { button.setAttributedTitle(title, for: kind) }
        if let color = place.color("titleColor", of: state) { button.setTitleColor(color, for: kind) }
        if let image = place.image("image", of: state) { button.setImage(image, for: kind) }
        if let image = place.image("backgroundImage", of: state) { button.setBackgroundImage(image, for: kind) }
    }

    /// Applies a button configuration as fill, font and corners.
    private func fill(_ button: UIButton, configured look: InterfaceElement, from element: InterfaceElement) {
        if let title = place.text("title", of: look, id: element.id, called: "configuration.title") {
            button.setTitle(title, for: .normal)
        }
        if let image = place.image("image", of: look) { button.setImage(image, for: .normal) }
        if let font = look.property("titleFontDescription")?.font { button.titleLabel?.font = font }
        let tint = button.tintColor ?? .systemBlue
        let (fill, letters): (UIColor?, UIColor?) =
            switch look["style"] {
            case "filled": (tint, .white)
            case "tinted": (tint.withAlphaComponent(0.18), tint)
            case "gray": (.systemGray5, tint)
            default: (nil, tint)
            }
        if let fill = place.color("baseBackgroundColor", of: look) ?? fill {
            button.backgroundColor = fill
            button.layer.cornerRadius = look["cornerStyle"] == "capsule" ? 18 : 6
            button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        }
        if let color = place.color("baseForegroundColor", of: look) ?? letters {
            button.setTitleColor(color, for: .normal)
        }
    }

    // MARK: - Bars

    /// Creates the items of a bar.
    func items(_ elements: [InterfaceElement]) -> [UIBarButtonItem] {
        elements.filter { $0.name == "barButtonItem" }.map(barButton)
    }

    func barButton(_ element: InterfaceElement) -> UIBarButtonItem {
        let system = element.choice("systemItem", from: Self.systemItems)
        let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
        if let title = place.text("title", of: element) { item.title = title }
        if let image = place.image("image", of: element) { item.image = image }
        if element["style"] == "done" { item.style = .done }
        if let color = place.color("tintColor", of: element) { item.tintColor = color }
        if let width = element.number("width") { item.width = width }
        if element.flag("enabled") == false { item.isEnabled = false }
        if let tag = element.integer("tag") { item.tag = tag }
        if let view = element.children.first(where: { $0.key == "customView" }) { item.customView = self.view(view) }
        record(item, from: element)
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]

    func fill(_ item: UINavigationItem, from element: InterfaceElement) {
        if let title = place.text("title", of: element) { item.title = title }
        if let prompt = place.text("prompt", of: element) { item.prompt = prompt }
        item.largeTitleDisplayMode =
            element.choice("largeTitleDisplayMode", from: ["always": .always, "never": .never]) ?? .automatic
        item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
        for child in element.children {
            switch child.key ?? child.name {
            case "leftBarButtonItem": item.leftBarButtonItem = barButton(child)
            case "rightBarButtonItem": item.rightBarButtonItem = barButton(child)
            case "backBarButtonItem": item.backBarButtonItem = barButton(child)
            case "leftBarButtonItems": item.leftBarButtonItems = items(child.children)
            case "rightBarButtonItems": item.rightBarButtonItems = items(child.children)
            case "titleView": item.titleView = view(child)
            default: break
            }
        }
        record(item, from: element)
    }

    func fill(_ bar: UINavigationBar, from element: InterfaceElement) {
        if let color = place.color("barTintColor", of: element) { bar.barTintColor = color }
        if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
        if element.flag("largeTitles") == true { bar.prefersLargeTitles = true }
        if let look = element.property("titleTextAttributes") {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let color = place.color("textColor", of: look) { attributes[.foregroundColor] = color }
            if let font = look.property("fontDescription")?.font { attributes[.font] = font }
            bar.titleTextAttributes = attributes
        }
        let items = element.items("items").filter { $0.name == "navigationItem" }.map { child in
            let item = UINavigationItem()
            fill(item, from: child)
            return item
        }
        if !items.isEmpty { bar.items = items }
    }
}
