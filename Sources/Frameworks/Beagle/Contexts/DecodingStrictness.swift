/// The strictness of decoding documents.
///
/// Beagle iOS 2.1 is strict. Existing backends also send formats that only older or other Beagle versions accept.
public enum DecodingStrictness: String, Codable, CaseIterable, Sendable {
    /// Accepts exactly the format of Beagle iOS 2.1.
    case strict
    /// Also accepts the formats of Beagle 1.x, of Beagle Web, and of the backend libraries.
    case lenient
}

extension DecodingStrictness {
    private static let key = CodingUserInfoKey(rawValue: "beagle.strictness")

    /// Returns the `userInfo` entry of the strictness.
    package static func userInfo(_ strictness: DecodingStrictness) -> [CodingUserInfoKey: Any] {
        key.map { [$0: strictness] } ?? [:]
    }

    fileprivate static func read(from userInfo: [CodingUserInfoKey: Any]) -> DecodingStrictness {
        key.flatMap { userInfo[$0] as? DecodingStrictness } ?? .lenient
    }
}

extension Decoder {
    /// The strictness of decoding; lenient if `userInfo` does not contain it.
    public var strictness: DecodingStrictness {
        DecodingStrictness.read(from: userInfo)
    }
}
