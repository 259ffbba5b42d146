/// The value of a transformable attribute. It is not encoded, because a store exists only as long as its session.
final class StoredObject: Codable, Equatable {
    let value: Any

    init(_ value: Any) { self.value = value }

    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: Self.reason))
    }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(value, .init(codingPath: encoder.codingPath, debugDescription: Self.reason))
    }

    private static let reason = "an object stays in memory"

    static func == (one: StoredObject, other: StoredObject) -> Bool {
        if one === other { return true }
        guard let value = one.value as? any Hashable, let second = other.value as? any Hashable else { return false }
        return AnyHashable(value) == AnyHashable(second)
    }
}
