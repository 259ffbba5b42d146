/// An enumeration that documents write by its raw value, such as `SPACE_BETWEEN`.
///
/// The decoding is case-insensitive unless it is strict, because backends differ.
public protocol BeagleEnumeration: RawRepresentable, CaseIterable, Codable where RawValue == String {}

extension HTTPMethod: BeagleEnumeration {}

extension BeagleEnumeration {
    /// Decodes a raw value; the error for any other text lists the valid raw values.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Self(text, strictness: decoder.strictness) else {
            let choices = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected one of \(choices)")
        }
        self = value
    }

    private init?(_ text: String, strictness: DecodingStrictness) {
        switch strictness {
        case .strict: self.init(rawValue: text)
        case .lenient: self.init(rawValue: text.uppercased())
        }
    }
}
