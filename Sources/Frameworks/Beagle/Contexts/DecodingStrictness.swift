/// How documents are read (Beagle iOS 2.1 is strict; live backends also send what older and other Beagles accept).
public enum DecodingStrictness: String, Codable, CaseIterable, Sendable {
    /// Exactly what Beagle iOS 2.1 accepts.
    case strict
    /// Also the shapes of Beagle 1.x, of Beagle Web, and of the backend libraries.
    case lenient
}

extension DecodingStrictness {
    private static let key = CodingUserInfoKey(rawValue: "beagle.strictness")

    /// The entry that tells decoders how strict to be.
    package static func userInfo(_ strictness: DecodingStrictness) -> [CodingUserInfoKey: Any] {
        key.map { [$0: strictness] } ?? [:]
    }

    fileprivate static func read(from userInfo: [CodingUserInfoKey: Any]) -> DecodingStrictness {
        key.flatMap { userInfo[$0] as? DecodingStrictness } ?? .lenient
    }
}

extension Decoder {
    /// How strict the document's reader wants its types to be; lenient when it does not say.
    public var strictness: DecodingStrictness {
        DecodingStrictness.read(from: userInfo)
    }
}
