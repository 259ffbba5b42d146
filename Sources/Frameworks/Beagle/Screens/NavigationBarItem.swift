/// A button in a navigation bar (Beagle iOS 2.1, NavigationBarItem.swift).
public struct NavigationBarItem {
    /// Stored; has no visible effect.
    public var id: String?
    /// The id of an app's image, shown instead of the text.
    public var image: Expression<String>?
    /// The title; if an image is shown, its accessibility label.
    public var text: String
    public var accessibility: Accessibility?
    /// The actions to run when the button is pressed, in the scope of the screen's root.
    public var onPress: [any Action]

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

    /// Creates a button with one action, by the parameter names of Beagle 1.x.
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

    /// Decodes the format of Beagle iOS 2.1. Lenient decoding also accepts the `action` and image objects of Beagle
    /// 1.x.
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

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(image, forKey: .image)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(accessibility, forKey: .accessibility)
        try container.encodeIfPresent(onPress, forKey: .onPress)
    }
}

/// The name of an app's image, alone or in the object that Beagle 1.x and its documentation use.
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
