import InterfaceModel

extension InterfaceLoad {
    func fill(_ button: UIButton, from element: InterfaceElement) {
        let configuration = element.child("buttonConfiguration")
        if let font = element.property("fontDescription")?.font { button.titleLabel?.font = font }
        if let mode = element.choice("lineBreakMode", from: Self.breaks) { button.titleLabel?.lineBreakMode = mode }
        for state in element.children where state.name == "state" {
            fill(button, state: state, of: element, isConfigured: configuration != nil)
        }
        if let insets = element.property("contentEdgeInsets") { button.contentEdgeInsets = insets.edges }
        if let insets = element.property("titleEdgeInsets") { button.titleEdgeInsets = insets.edges }
        if let insets = element.property("imageEdgeInsets") { button.imageEdgeInsets = insets.edges }
        if let configuration {
            if let font = configuration.property("titleFontDescription")?.font { button.titleLabel?.font = font }
            button.configuration = self.configuration(configuration, of: element)
        }
    }

    /// Applies the values of a state. If a button has a configuration, the title and image of the normal state are
    /// ignored: Interface Builder leaves old values there.
    private func fill(_ button: UIButton, state: InterfaceElement, of element: InterfaceElement, isConfigured: Bool) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let key = state.key, let kind = states[key] else { return }
        if !isConfigured || kind != .normal {
            if let title = place.text("title", of: state, id: element.id, called: "\(key)Title") {
                button.setTitle(title, for: kind)
            }
            if let title = attributed("attributedTitle", of: state) { button.setAttributedTitle(title, for: kind) }
            if let image = place.image("image", of: state) { button.setImage(image, for: kind) }
        }
        if let color = place.color("titleColor", of: state) { button.setTitleColor(color, for: kind) }
        if let image = place.image("backgroundImage", of: state) { button.setBackgroundImage(image, for: kind) }
    }

    /// Returns the configuration that the element `look` inside a button's element describes.
    private func configuration(_ look: InterfaceElement, of element: InterfaceElement) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch look["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            default: .plain()
            }
        configuration.buttonSize = look.choice("buttonSize", from: Self.buttonSizes) ?? .medium
        configuration.cornerStyle = look.choice("cornerStyle", from: Self.cornerStyles) ?? .dynamic
        if let title = attributed("attributedTitle", of: look) {
            configuration.attributedTitle = AttributedString(title)
        } else if let title = place.text("title", of: look, id: element.id, called: "configuration.title") {
            var attributes = AttributeContainer()
            if let font = look.property("titleFontDescription")?.font { attributes.font = font }
            configuration.attributedTitle = AttributedString(title, attributes: attributes)
        }
        configuration.subtitle = place.text("subtitle", of: look, id: element.id, called: "configuration.subtitle")
        configuration.image = place.image("image", of: look)
        if let side = look.choice("imagePlacement", from: Self.imagePlacements) { configuration.imagePlacement = side }
        if let padding = look.number("imagePadding") { configuration.imagePadding = padding }
        if let padding = look.number("titlePadding") { configuration.titlePadding = padding }
        if let insets = look.property("contentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
                bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
        }
        configuration.baseForegroundColor = place.color("baseForegroundColor", of: look)
        configuration.baseBackgroundColor = place.color("baseBackgroundColor", of: look)
        if let background = look.property("background") {
            if let radius = background.number("cornerRadius") { configuration.background.cornerRadius = radius }
            if let width = background.number("strokeWidth") { configuration.background.strokeWidth = width }
            configuration.background.backgroundColor = place.color("backgroundColor", of: background)
            configuration.background.strokeColor = place.color("strokeColor", of: background)
        }
        return configuration
    }

    private static let buttonSizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let imagePlacements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]

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
        if let attributes = textAttributes("titleTextAttributes", of: element) { bar.titleTextAttributes = attributes }
        if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
            bar.largeTitleTextAttributes = attributes
        }
        let items = element.items("items").filter { $0.name == "navigationItem" }.map { child in
            let item = UINavigationItem()
            fill(item, from: child)
            return item
        }
        if !items.isEmpty { bar.items = items }
    }

    /// Returns colour and font of a bar's titles; nil if the element has none.
    private func textAttributes(_ key: String, of element: InterfaceElement) -> [NSAttributedString.Key: Any]? {
        guard let look = element.property(key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = place.color("textColor", of: look) { attributes[.foregroundColor] = color }
        if let font = look.property("fontDescription")?.font { attributes[.font] = font }
        return attributes
    }
}
