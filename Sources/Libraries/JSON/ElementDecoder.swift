struct ElementDecoder: UnkeyedDecodingContainer {
    let elements: [JSON]
    let owner: ValueDecoder
    private(set) var currentIndex = 0

    init(elements: [JSON], owner: ValueDecoder) {
        self.elements = elements
        self.owner = owner
    }

    var codingPath: [any CodingKey] { owner.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool {
        guard try element(JSON.self).isNull else { return false }
        currentIndex += 1
        return true
    }

    /// Decodes the next element. If decoding fails, the position does not advance, as in Foundation's decoder.
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try decoder(type).decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try decoder(JSON.self).container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try decoder(JSON.self).unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try decoder(JSON.self)
        currentIndex += 1
        return decoder
    }

    private func decoder(_ type: any Any.Type) throws -> ValueDecoder {
        owner.inside(try element(type), at: IndexKey(currentIndex))
    }

    private func element(_ type: any Any.Type) throws -> JSON {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                type,
                .init(
                    codingPath: codingPath + [IndexKey(currentIndex)],
                    debugDescription: "the array has only \(elements.count) elements"))
        }
        return elements[currentIndex]
    }
}
