import InterfaceModel

extension InterfaceLoad {
    func fill(_ label: UILabel, from element: InterfaceElement) {
        if let font = element.property("fontDescription")?.font { label.font = font }
        if let color = place.color("textColor", of: element) { label.textColor = color }
        label.text = place.text("text", of: element)
        if let alignment = element.choice("textAlignment", from: Self.alignments) { label.textAlignment = alignment }
        if let mode = element.choice("lineBreakMode", from: Self.breaks) { label.lineBreakMode = mode }
        if let lines = element.integer("numberOfLines") { label.numberOfLines = max(0, lines) }
        if element.flag("enabled") == false { label.isEnabled = false }
        if element.flag("adjustsFontSizeToFit") == true || element.flag("adjustsFontSizeToFitWidth") == true {
            label.adjustsFontSizeToFitWidth = true
            if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
        }
        if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        if let text = attributed("attributedText", of: element) { label.attributedText = text }
    }

    func fill(_ field: UITextField, from element: InterfaceElement) {
        if let font = element.property("fontDescription")?.font { field.font = font }
        if let color = place.color("textColor", of: element) { field.textColor = color }
        field.text = place.text("text", of: element) ?? ""
        field.placeholder = place.text("placeholder", of: element)
        if let alignment = element.choice("textAlignment", from: Self.alignments) { field.textAlignment = alignment }
        field.borderStyle =
            element.choice("borderStyle", from: ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) ?? .none
        field.clearButtonMode =
            element.choice(
                "clearButtonMode",
                from: ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
            ?? .never
        field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
        field.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        guard let traits = element.property("textInputTraits") else { return }
        field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
        field.keyboardType = traits.choice("keyboardType", from: Self.keyboards) ?? .default
        field.returnKeyType = traits.choice("returnKeyType", from: Self.returnKeys) ?? .default
        if let kind = traits.choice(
            "autocapitalizationType",
            from: [
                "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
                "allCharacters": .allCharacters,
            ])
        {
            field.autocapitalizationType = kind
        }
        field.autocorrectionType = traits.choice("autocorrectionType", from: ["no": .no, "yes": .yes]) ?? .default
        field.textContentType = traits["textContentType"].map(UITextContentType.init)
    }

    func fill(_ view: UITextView, from element: InterfaceElement) {
        if let font = element.property("fontDescription")?.font { view.font = font }
        if let color = place.color("textColor", of: element) { view.textColor = color }
        view.text = place.text("text", of: element) ?? ""
        if let alignment = element.choice("textAlignment", from: Self.alignments) { view.textAlignment = alignment }
        view.isEditable = element.flag("editable") ?? true
        view.isSelectable = element.flag("selectable") ?? true
        view.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        guard let traits = element.property("textInputTraits") else { return }
        view.keyboardType = traits.choice("keyboardType", from: Self.keyboards) ?? .default
        view.returnKeyType = traits.choice("returnKeyType", from: Self.returnKeys) ?? .default
    }

    /// Returns the attributed string of a property; nil if the element has none.
    func attributed(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
        guard let parts = element.property(key)?.children.filter({ $0.name == "fragment" }), !parts.isEmpty else {
            return nil
        }
        let text = NSMutableAttributedString(string: "")
        for part in parts {
            let words = part["content"] ?? part.property("content")?.text ?? ""
            var attributes: [NSAttributedString.Key: Any] = [:]
            for attribute in part.items("attributes") {
                switch attribute.key {
                case "NSFont":
                    if let size = attribute.number("size") {
                        let name = attribute["metaFont"] == nil ? attribute["name"] : nil
                        let isBold = attribute["metaFont"]?.contains("bold") == true
                        attributes[.font] =
                            name.flatMap { UIFont(name: $0, size: size) }
                            ?? (isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
                    }
                case "NSColor": attributes[.foregroundColor] = place.color(attribute)
                default: break
                }
            }
            text.append(NSAttributedString(string: words, attributes: attributes))
        }
        return text
    }

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let breaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]

    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
