struct MemberDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: JSONObject
    let owner: ValueDecoder
    let visit: MemberWitness.Visit?

    var codingPath: [any CodingKey] { owner.codingPath }
    var allKeys: [Key] {
        let keys = members.keys.compactMap(Key.init(stringValue:))
        for key in keys { visit?.asked(for: key.stringValue) }
        return keys
    }

    func contains(_ key: Key) -> Bool {
        visit?.asked(for: key.stringValue)
        return members[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).isNull }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        visit?.asked(for: key.stringValue)
        if case .bool(let value)? = members[key.stringValue] { return value }
        return try decoder(key).decode(type)
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        visit?.asked(for: key.stringValue)
        if case .string(let value)? = members[key.stringValue] { return value }
        return try decoder(key).decode(type)
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try decoder(key).decode(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        let key = SuperKey()
        visit?.asked(for: key.stringValue)
        return owner.inside(members[key.stringValue] ?? .null, at: key)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        visit?.asked(for: key.stringValue)
        return owner.inside(members[key.stringValue] ?? .null, at: key)
    }

    private func decoder(_ key: Key) throws -> ValueDecoder { owner.inside(try member(key), at: key) }

    private func member(_ key: Key) throws -> JSON {
        visit?.asked(for: key.stringValue)
        guard let value = members[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "the member \"\(key.stringValue)\" is missing"))
        }
        return value
    }
}
