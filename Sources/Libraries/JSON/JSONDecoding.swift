/// Decodes `Decodable` values from `JSON`.
///
/// Errors are `DecodingError`s with the coding path of the invalid value; `JSONPath` and `JSONLocation` convert the
/// path to a line and a column. Foundation types have a special format: a `URL` is a string, a `Date` an ISO 8601
/// string or seconds since 1970, `Data` a base64 string, a `Decimal` a number.
public struct JSONDecoding: Sendable {
    /// Creates a decoder, which has no state.
    public init() {}

    /// Decodes one value. Throws a `DecodingError`, or the error of a type's own `init(from:)`.
    ///
    ///     let screen = try JSONDecoding().decode(Screen.self, from: json)
    ///
    /// - Parameter witness: Records which members the types decode, even if decoding throws.
    public func decode<T: Decodable>(
        _ type: T.Type, from json: JSON, userInfo: [CodingUserInfoKey: Any] = [:], witness: MemberWitness? = nil
    ) throws -> T {
        try ValueDecoder(json: json, place: nil, userInfo: userInfo, witness: witness).decode(type)
    }
}

/// A decoder that gives access to the JSON it decodes: `(decoder as? any JSONBacked)?.json`.
public protocol JSONBacked {
    /// The value being decoded.
    var json: JSON { get }
    /// The path of the value in the document.
    var path: JSONPath { get }
}

/// The decoder of one value.
struct ValueDecoder: Decoder, JSONBacked {
    let json: JSON
    let place: CodingPlace?
    let userInfo: [CodingUserInfoKey: Any]
    let witness: MemberWitness?

    var codingPath: [any CodingKey] { CodingPlace.path(to: place) }
    var path: JSONPath { JSONPath(codingPath) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = json else { throw mismatch([String: JSON].self, expected: "an object") }
        let visit = witness?.visit(of: members, at: path)
        visit?.read(by: Key.self)
        return KeyedDecodingContainer(MemberDecoder(members: members, owner: self, visit: visit))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = json else { throw mismatch([JSON].self, expected: "an array") }
        return ElementDecoder(elements: elements, owner: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// Returns a decoder of a nested value.
    func inside(_ json: JSON, at key: any CodingKey) -> ValueDecoder {
        ValueDecoder(json: json, place: CodingPlace(place, key: key), userInfo: userInfo, witness: witness)
    }

    func mismatch(_ type: any Any.Type, expected: String) -> DecodingError {
        let description = "expected \(expected), found \(json.kindName)"
        return json.isNull
            ? .valueNotFound(type, .init(codingPath: codingPath, debugDescription: description))
            : .typeMismatch(type, .init(codingPath: codingPath, debugDescription: description))
    }

    func corrupted(_ description: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: description))
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { json.isNull }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let value) = json else { throw mismatch(type, expected: "a boolean") }
        return value
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let value) = json else { throw mismatch(type, expected: "a string") }
        return value
    }

    func decode(_ type: Double.Type) throws -> Double { try real(type) }
    func decode(_ type: Float.Type) throws -> Float { try real(type) }
    func decode(_ type: Int.Type) throws -> Int { try integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if type == JSON.self, let value = json as? T { return value }
        if FoundationTypes.contains(type), let known = type as? any FoundationCodable.Type,
            let value = try known.decoded(from: self) as? T
        {
            return value
        }
        return try T(from: self)
    }

    private func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
        let value: T?
        switch json {
        case .int(let integer): value = T(exactly: integer)
        case .double(let double): value = T(exactly: double)
        case .null, .bool, .string, .array, .object: throw mismatch(type, expected: "a number")
        }
        guard let value else { throw corrupted("the number \(json) does not fit in \(type)") }
        return value
    }

    private func real<T: BinaryFloatingPoint>(_ type: T.Type) throws -> T {
        guard let double = json.double else { throw mismatch(type, expected: "a number") }
        let value = T(double)
        guard value.isFinite || !double.isFinite else { throw corrupted("the number \(json) does not fit in \(type)") }
        return value
    }
}
