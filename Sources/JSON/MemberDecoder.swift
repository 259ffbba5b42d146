/// Decodes the members of one object.
struct MemberDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: JSON]
    let owner: ValueDecoder

    var codingPath: [any CodingKey] { owner.codingPath }
    var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).isNull }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        if case .bool(let value)? = members[key.stringValue] { return value }
        return try decoder(key).decode(type)
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
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
        return owner.inside(members[key.stringValue] ?? .null, key)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        owner.inside(members[key.stringValue] ?? .null, key)
    }

    private func decoder(_ key: Key) throws -> ValueDecoder { owner.inside(try member(key), key) }

    private func member(_ key: Key) throws -> JSON {
        guard let value = members[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "the member \"\(key.stringValue)\" is missing"))
        }
        return value
    }
}
