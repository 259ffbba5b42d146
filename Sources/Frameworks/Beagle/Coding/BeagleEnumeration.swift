/// An enumeration that documents spell by raw value, such as `SPACE_BETWEEN`.
///
/// Conforming gives the tolerance that backends need: unless decoding is strict, case does not matter.
public protocol BeagleEnumeration: RawRepresentable, CaseIterable, Codable where RawValue == String {}

extension HTTPMethod: BeagleEnumeration {}

extension BeagleEnumeration {
    /// Reads a raw value; the error for any other text lists the raw values there are.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Self(text, decoder.strictness) else {
            let choices = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected one of \(choices)")
        }
        self = value
    }

    private init?(_ text: String, _ strictness: DecodingStrictness) {
        switch strictness {
        case .strict: self.init(rawValue: text)
        case .lenient: self.init(rawValue: text.uppercased())
        }
    }
}
