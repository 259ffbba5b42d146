import JSON

/// A probe that finds the members that a type decodes.
///
/// The type is decoded from a decoder without content, which records every requested member and returns a sample value
/// for each required member.
final class ShapeProbe {
    /// A member that a type decodes.
    struct Member {
        let name: String
        fileprivate(set) var shape: Shape
        /// Whether decoding fails without the member.
        fileprivate(set) var isRequired: Bool
    }

    /// The members, in the order in which they were requested.
    private(set) var members: [Member] = []
    /// Whether the type was decoded completely, so that no member is missing.
    private(set) var isComplete = false
    /// The name under which the type is registered. The decoder returns it as the value of the member that contains the
    /// type's name.
    fileprivate let name: String
    fileprivate let userInfo: [CodingUserInfoKey: Any]
    /// The members that are required if each enumeration has its first value.
    private var needed: [Member] = []
    private var choice = 0
    private var choices = 1

    /// Probes a type.
    ///
    /// - Parameter name: The name under which the type is registered; empty if it has none.
    init(_ type: any Decodable.Type, named name: String = "", coder: BeagleCoder) {
        self.name = name
        userInfo = CodingUserInfoKey.coderAndStrictness(coder)
        read(type)
    }

    fileprivate func record(_ key: any CodingKey, shape: Shape, isRequired: Bool) {
        let name = key.stringValue
        guard name != BeagleKind.component.discriminator, name != BeagleKind.action.discriminator else { return }
        guard let place = members.firstIndex(where: { $0.name == name }) else {
            return members.append(Member(name: name, shape: shape, isRequired: isRequired))
        }
        if case .anything = members[place].shape { members[place].shape = shape }
        if isRequired { members[place].isRequired = true }
    }

    /// Returns a minimal value of a type, with only its required members.
    fileprivate func sample<T: Decodable>(_ type: T.Type) throws -> T {
        if case .choice(let texts) = Shape(type), !texts.isEmpty {
            choices = max(choices, texts.count)
            return try JSONDecoding().decode(type, from: .string(texts[choice % texts.count]), userInfo: userInfo)
        }
        return try JSONDecoding().decode(
            type, from: Self.sample(of: Shape(type), userInfo: userInfo), userInfo: userInfo)
    }

    private static func sample(of shape: Shape, userInfo: [CodingUserInfoKey: Any]) -> JSON {
        switch shape {
        case .text: .string("")
        case .boolean: .bool(false)
        case .integer, .number: .int(0)
        case .anything: .null
        case .component: .object([BeagleKind.component.discriminator: .string("beagle:text"), "text": .string("")])
        case .action:
            .object([BeagleKind.action.discriminator: .string("beagle:popView")])
        case .actions, .list: .array([])
        case .dictionary: .object([:])
        case .expression(let value): sample(of: value, userInfo: userInfo)
        case .choice(let texts): .string(texts.first ?? "")
        case .object(let type):
            .object(
                ShapeProbe(type, userInfo: userInfo).needed
                    .reduce(into: [:]) { $0[$1.name] = sample(of: $1.shape, userInfo: userInfo) })
        }
    }

    private init(_ type: any Decodable.Type, userInfo: [CodingUserInfoKey: Any]) {
        name = ""
        self.userInfo = userInfo
        read(type)
    }

    /// Decodes the type once for each value of its required enumerations, because these values may determine which
    /// other members are decoded.
    private func read(_ type: any Decodable.Type) {
        isComplete = true
        repeat {
            let before = members
            members = []
            if (try? type.init(from: ProbingDecoder(probe: self))) == nil { isComplete = false }
            if choice == 0 { needed = members.filter(\.isRequired) } else { join(before) }
            choice += 1
        } while choice < choices
    }

    /// Merges the members that were found with another value of an enumeration. Only members that are required with
    /// every value remain required.
    private func join(_ others: [Member]) {
        for place in members.indices where !others.contains(where: { $0.name == members[place].name && $0.isRequired })
        {
            members[place].isRequired = false
        }
        for var other in others where !members.contains(where: { $0.name == other.name }) {
            other.isRequired = false
            members.append(other)
        }
    }
}

/// A decoder without content.
private struct ProbingDecoder: Decoder {
    let probe: ShapeProbe
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { probe.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(ProbingMembers(probe: probe))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoObject() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw NoObject() }
}

/// The error for types that are not decoded from an object.
private struct NoObject: Error {}

private struct ProbingMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: ShapeProbe
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool {
        probe.record(key, shape: .anything, isRequired: false)
        return false
    }

    func decodeNil(forKey key: Key) throws -> Bool { true }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        guard key.stringValue != BeagleKind.component.discriminator, key.stringValue != BeagleKind.action.discriminator
        else { return probe.name }
        probe.record(key, shape: .text, isRequired: true)
        return ""
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        probe.record(key, shape: Shape(type), isRequired: true)
        return try probe.sample(type)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { recordOptional(type, forKey: key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { recordOptional(type, forKey: key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { recordOptional(type, forKey: key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { recordOptional(type, forKey: key) }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        recordOptional(type, forKey: key)
    }

    private func recordOptional<T>(_ type: T.Type, forKey key: Key) -> T? {
        probe.record(key, shape: Shape(type), isRequired: false)
        return nil
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        probe.record(key, shape: .anything, isRequired: true)
        throw NoObject()
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        probe.record(key, shape: .list(.anything), isRequired: true)
        throw NoObject()
    }

    func superDecoder() throws -> any Decoder { throw NoObject() }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw NoObject() }
}
