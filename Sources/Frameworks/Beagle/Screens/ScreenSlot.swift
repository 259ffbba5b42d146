/// A screen in a document: a screen object, or any other component, which is then converted to a screen.
struct ScreenSlot: Codable {
    let screen: Screen

    init(screen: Screen) {
        self.screen = screen
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: MemberKey.self)
        if members.contains(MemberKey(BeagleKind.component.discriminator)) {
            screen = try AnyComponent(from: decoder).component.toScreen()
        } else {
            screen = try Screen(from: decoder)
        }
    }

    func encode(to encoder: any Encoder) throws {
        try AnyComponent(component: screen).encode(to: encoder)
    }
}

extension KeyedDecodingContainer {
    package func decodeScreen(forKey key: Key) throws -> Screen {
        try decode(ScreenSlot.self, forKey: key).screen
    }

    package func decodeScreenIfPresent(forKey key: Key) throws -> Screen? {
        try decodeIfPresent(ScreenSlot.self, forKey: key)?.screen
    }
}

extension KeyedEncodingContainer {
    package mutating func encodeScreen(_ screen: Screen, forKey key: Key) throws {
        try encode(ScreenSlot(screen: screen), forKey: key)
    }
}
