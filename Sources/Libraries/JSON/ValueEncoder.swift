/// An encoder that writes one value to its place in the surrounding array or object.
struct ValueEncoder: Encoder {
    let slot: EncodedSlot
    let place: CodingPlace?
    let userInfo: [CodingUserInfoKey: Any]

    var codingPath: [any CodingKey] { CodingPlace.path(to: place) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.becomeObject()
        return KeyedEncodingContainer(MemberEncoder<Key>(owner: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.becomeArray()
        return ElementEncoder(owner: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func member(_ key: any CodingKey) -> ValueEncoder {
        ValueEncoder(slot: slot.member(key.stringValue), place: CodingPlace(place, key: key), userInfo: userInfo)
    }

    func element() -> ValueEncoder {
        let index = slot.elementCount
        return ValueEncoder(slot: slot.element(), place: CodingPlace(place, key: IndexKey(index)), userInfo: userInfo)
    }
}

extension ValueEncoder: SingleValueEncodingContainer {
    func encodeNil() { slot.set(.null) }
    func encode(_ value: Bool) { slot.set(.bool(value)) }
    func encode(_ value: String) { slot.set(.string(value)) }
    func encode(_ value: Double) throws { try real(value) }
    /// Encodes a `Float` by its shortest text, so that `Float(0.1)` does not get the digits of a double.
    func encode(_ value: Float) throws { try real(Double(value.description) ?? Double(value)) }
    func encode(_ value: Int) { integer(value) }
    func encode(_ value: Int8) { integer(value) }
    func encode(_ value: Int16) { integer(value) }
    func encode(_ value: Int32) { integer(value) }
    func encode(_ value: Int64) { integer(value) }
    func encode(_ value: UInt) { integer(value) }
    func encode(_ value: UInt8) { integer(value) }
    func encode(_ value: UInt16) { integer(value) }
    func encode(_ value: UInt32) { integer(value) }
    func encode(_ value: UInt64) { integer(value) }

    func encode<T: Encodable>(_ value: T) throws {
        if T.self == JSON.self, let json = value as? JSON {
            slot.set(json)
        } else if FoundationTypes.contains(T.self), let known = value as? any FoundationCodable {
            slot.set(known.encodedForJSON)
        } else {
            try value.encode(to: self)
        }
    }

    private func integer(_ value: some FixedWidthInteger) {
        slot.set(Int64(exactly: value).map(JSON.int) ?? .double(Double(value)))
    }

    private func real(_ value: Double) throws {
        guard value.isFinite else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: codingPath, debugDescription: "JSON has no text for the number \(value)"))
        }
        slot.set(.number(value))
    }
}

struct MemberEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let owner: ValueEncoder

    var codingPath: [any CodingKey] { owner.codingPath }

    func encodeNil(forKey key: Key) { owner.member(key).encodeNil() }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try owner.member(key).encode(value) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        owner.member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        owner.member(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { owner.member(SuperKey()) }

    func superEncoder(forKey key: Key) -> any Encoder { owner.member(key) }
}

struct ElementEncoder: UnkeyedEncodingContainer {
    let owner: ValueEncoder

    var codingPath: [any CodingKey] { owner.codingPath }
    var count: Int { owner.slot.elementCount }

    func encodeNil() { owner.element().encodeNil() }

    func encode<T: Encodable>(_ value: T) throws { try owner.element().encode(value) }

    func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        owner.element().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { owner.element().unkeyedContainer() }

    func superEncoder() -> any Encoder { owner.element() }
}
