import HeadlessUIKit

extension CodingUserInfoKey {
    private static let coder = CodingUserInfoKey(rawValue: "beagle.coder")

    /// What a coder hands to the types it decodes or encodes.
    static func coderAndStrictness(_ coder: BeagleCoder) -> [CodingUserInfoKey: Any] {
        var userInfo = DecodingStrictness.userInfo(UIApplication.shared.values[StrictnessKey.self] ?? coder.strictness)
        if let key = Self.coder { userInfo[key] = coder }
        return userInfo
    }

    fileprivate static func coder(in userInfo: [CodingUserInfoKey: Any], _ path: [any CodingKey]) throws -> BeagleCoder
    {
        guard let key = coder, let coder = userInfo[key] as? BeagleCoder else { throw CoderMissing(path: path) }
        return coder
    }
}

/// A component or action was decoded or encoded by something that is not a ``BeagleCoder``.
struct CoderMissing: Error {
    let path: [any CodingKey]
}

extension Decoder {
    /// The component or action this decoder stands on, with the type its name is registered for.
    package func decodeNamed(_ kind: BeagleKind) throws -> any BeagleCodable {
        let coder = try CodingUserInfoKey.coder(in: userInfo, codingPath)
        let key = MemberKey(kind.discriminator)
        let name = try container(keyedBy: MemberKey.self).decode(String.self, forKey: key)
        if let type = coder.type(named: name, kind) { return try type.init(from: self) }
        if let unknown = coder.unknown(name, kind) { return unknown }
        throw DecodingError.dataCorrupted(
            .init(codingPath: codingPath + [key], debugDescription: "nothing is registered under this name"))
    }
}

extension Encoder {
    /// Writes a component or action with the name its type is registered under.
    package func encodeNamed(_ value: any BeagleCodable, _ kind: BeagleKind) throws {
        let coder = try CodingUserInfoKey.coder(in: userInfo, codingPath)
        if let name = coder.name(of: type(of: value), kind) {
            var members = container(keyedBy: MemberKey.self)
            try members.encode(name, forKey: MemberKey(kind.discriminator))
        }
        try value.encode(to: self)
    }
}
