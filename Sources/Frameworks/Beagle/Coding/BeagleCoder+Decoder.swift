import HeadlessUIKit

extension CodingUserInfoKey {
    private static let coder = CodingUserInfoKey(rawValue: "beagle.coder")

    /// What a coder hands to the types it decodes or encodes.
    static func coderAndStrictness(_ coder: BeagleCoder) -> [CodingUserInfoKey: Any] {
        var userInfo = DecodingStrictness.userInfo(UIApplication.shared.values[StrictnessKey.self] ?? coder.strictness)
        if let key = Self.coder { userInfo[key] = coder }
        return userInfo
    }

    /// The coder that reads or writes; that of the running application for coders that are not Beagle's.
    fileprivate static func coder(in userInfo: [CodingUserInfoKey: Any]) -> BeagleCoder {
        coder.flatMap { userInfo[$0] as? BeagleCoder } ?? .configured
    }
}

extension Decoder {
    /// The component or action this decoder stands on, with the type its name is registered for.
    package func decodeNamed(_ kind: BeagleKind) throws -> any BeagleCodable {
        let coder = CodingUserInfoKey.coder(in: userInfo)
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
        let coder = CodingUserInfoKey.coder(in: userInfo)
        if let name = coder.name(of: type(of: value), kind) {
            var members = container(keyedBy: MemberKey.self)
            try members.encode(name, forKey: MemberKey(kind.discriminator))
        }
        try value.encode(to: self)
    }
}
