import HeadlessUIKit

extension CodingUserInfoKey {
    private static let coder = CodingUserInfoKey(rawValue: "beagle.coder")

    /// Returns the `userInfo` for decoders and encoders, which contains the coder and its strictness.
    static func coderAndStrictness(_ coder: BeagleCoder) -> [CodingUserInfoKey: Any] {
        var userInfo = DecodingStrictness.userInfo(
            AppEnvironment.current.values[StrictnessKey.self] ?? coder.strictness)
        if let key = Self.coder { userInfo[key] = coder }
        return userInfo
    }

    /// Returns the coder in `userInfo`; otherwise that of the running app, because app code may decode components with
    /// a plain `JSONDecoder`.
    fileprivate static func coder(in userInfo: [CodingUserInfoKey: Any]) -> BeagleCoder {
        coder.flatMap { userInfo[$0] as? BeagleCoder } ?? .configured
    }
}

extension Decoder {
    /// Decodes the component or action at the decoder's position, using the type registered for its name.
    package func decodeNamed(_ kind: BeagleKind) throws -> any BeagleCodable {
        let coder = CodingUserInfoKey.coder(in: userInfo)
        let key = MemberKey(kind.discriminator)
        let name = try container(keyedBy: MemberKey.self).decode(String.self, forKey: key)
        if let type = coder.type(named: name, kind) { return try type.init(from: self) }
        if let unknown = coder.unknown(name, kind: kind) { return unknown }
        throw DecodingError.dataCorrupted(
            .init(codingPath: codingPath + [key], debugDescription: "nothing is registered under this name"))
    }
}

extension Encoder {
    /// Encodes a component or action, with the name under which its type is registered.
    package func encodeNamed(_ value: any BeagleCodable, as kind: BeagleKind) throws {
        let coder = CodingUserInfoKey.coder(in: userInfo)
        if let name = coder.name(of: type(of: value), kind) {
            var members = container(keyedBy: MemberKey.self)
            try members.encode(name, forKey: MemberKey(kind.discriminator))
        }
        try value.encode(to: self)
    }
}
