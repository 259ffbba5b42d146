/// A button in a navigation bar (Beagle iOS 2.1, NavigationBarItem.swift).
public struct NavigationBarItem {
    /// The address, which nothing uses yet.
    public var id: String?
    /// A local image by its id, shown instead of the text.
    public var image: Expression<String>?
    /// What the button says; with an image, its hint.
    public var text: String
    /// How assistive technology presents the button.
    public var accessibility: Accessibility?
    /// What runs when it is pressed, in the scope of the screen's root.
    public var onPress: [any Action]

    /// A button built in code.
    public init(
        id: String? = nil, image: Expression<String>? = nil, text: String, accessibility: Accessibility? = nil,
        onPress: [any Action]
    ) {
        self.id = id
        self.image = image
        self.text = text
        self.accessibility = accessibility
        self.onPress = onPress
    }

    /// A button as Beagle 1.x writes it, with one action.
    public init(
        id: String? = nil, image: Expression<String>? = nil, text: String, accessibility: Accessibility? = nil,
        action: any Action
    ) {
        self.init(id: id, image: image, text: text, accessibility: accessibility, onPress: [action])
    }
}

extension NavigationBarItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, image, text, accessibility, onPress, action
    }

    /// Reads the shape of Beagle iOS 2.1 and, unless decoding is strict, `action` and image objects of 1.x.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let actions: [any Action]
        let image: Expression<String>?
        switch decoder.strictness {
        case .strict:
            actions = try container.decodeActions(forKey: .onPress)
            image = try container.decodeIfPresent(Expression<String>.self, forKey: .image)
        case .lenient:
            let old = try container.decodeActionsIfPresent(forKey: .action)
            actions =
                try container.decodeActionsIfPresent(forKey: .onPress) ?? old
                ?? container.decodeActions(forKey: .onPress)
            image = try container.decodeIfPresent(LocalImageName.self, forKey: .image)?.name
        }
        self.init(
            id: try container.decodeIfPresent(String.self, forKey: .id), image: image,
            text: try container.decode(String.self, forKey: .text),
            accessibility: try container.decodeIfPresent(Accessibility.self, forKey: .accessibility),
            onPress: actions)
    }

    /// Writes the shape of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(image, forKey: .image)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(accessibility, forKey: .accessibility)
        try container.encodeIfPresent(onPress, forKey: .onPress)
    }
}

/// A local image's name, alone or inside the object that Beagle 1.x and its documentation write.
private struct LocalImageName: Decodable {
    let name: Expression<String>

    private enum CodingKeys: String, CodingKey {
        case mobileId, url
    }

    init(from decoder: any Decoder) throws {
        if let name = try? Expression<String>(from: decoder) {
            self.name = name
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name =
            try container.decodeIfPresent(Expression<String>.self, forKey: .mobileId)
            ?? container.decode(Expression<String>.self, forKey: .url)
    }
}
