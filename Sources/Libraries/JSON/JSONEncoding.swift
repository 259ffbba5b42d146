/// Encodes `Encodable` values as `JSON`, the reverse of `JSONDecoding`.
public enum JSONEncoding {
    /// Encodes a value.
    ///
    /// Throws an `EncodingError` for a number that is not finite, or the errors of the type itself. A value that
    /// encodes nothing becomes `null`.
    public static func encode(_ value: some Encodable, userInfo: [CodingUserInfoKey: Any] = [:]) throws -> JSON {
        let slot = EncodedSlot()
        try ValueEncoder(slot: slot, place: nil, userInfo: userInfo).encode(value)
        return slot.json
    }
}

/// The storage of an encoded value, shared by all containers for it.
final class EncodedSlot {
    private enum Content {
        case value(JSON)
        case array([EncodedSlot])
        /// The members in order; the last slot of duplicate names counts.
        case object([(name: String, slot: EncodedSlot)])
    }

    private var content: Content

    init(_ value: JSON = .null) { content = .value(value) }

    var json: JSON {
        switch content {
        case .value(let value): value
        case .array(let elements): .array(elements.map(\.json))
        case .object(let members): .object(JSONObject(lastOf: members.lazy.map { (key: $0.name, value: $0.slot.json) }))
        }
    }

    var elementCount: Int {
        guard case .array(let elements) = content else { return 0 }
        return elements.count
    }

    func set(_ value: JSON) { content = .value(value) }

    /// Makes the slot an object, unless it already is one. Several containers of one value share the object's members.
    func becomeObject() {
        guard case .object = content else { return content = .object([]) }
    }

    func becomeArray() {
        guard case .array = content else { return content = .array([]) }
    }

    func member(_ key: String) -> EncodedSlot {
        let slot = EncodedSlot()
        guard case .object(var members) = content else {
            content = .object([(key, slot)])
            return slot
        }
        content = .value(.null)  // Releases the reference, so that the members are changed in place.
        members.append((key, slot))
        content = .object(members)
        return slot
    }

    func element() -> EncodedSlot {
        let slot = EncodedSlot()
        guard case .array(var elements) = content else {
            content = .array([slot])
            return slot
        }
        content = .value(.null)
        elements.append(slot)
        content = .array(elements)
        return slot
    }
}
