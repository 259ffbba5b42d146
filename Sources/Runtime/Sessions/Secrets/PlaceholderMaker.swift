import JSON

/// Creates placeholders for secrets. Equal secrets have equal placeholders.
///
/// A placeholder has the length and the kinds of characters of its secret, so that an app which validates the format of
/// passwords gets the same result. The random salt is never stored, so that a placeholder does not reveal its secret.
struct PlaceholderMaker {
    private let salt = UInt64.random(in: .min ... .max)

    /// Returns the placeholder of a text.
    func placeholder(for text: String) -> String {
        var choices = choices(for: text)
        var placeholder = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { placeholder.append(Self.substitute(for: scalar, &choices)) }
        return String(placeholder)
    }

    /// Returns the placeholder of a string or a number; any other value is returned unchanged.
    func placeholder(for value: JSON) -> JSON {
        switch value {
        case .string(let text): .string(placeholder(for: text))
        case .int(let number): .int(Int64(digits(for: String(number))) ?? 0)
        case .double(let number): .double(Double(digits(for: String(number))) ?? 0)
        case .null, .bool, .array, .object: value
        }
    }

    private func digits(for number: String) -> String {
        var choices = choices(for: number)
        return String(number.map { $0.isNumber ? Character(Self.substitute(for: "1", &choices)) : $0 })
    }

    private func choices(for text: String) -> Choices {
        var hasher = Hasher()  // seeded differently in every process
        hasher.combine(salt)
        hasher.combine(text)
        return Choices(state: UInt64(bitPattern: Int64(hasher.finalize())))
    }

    private struct Choices: RandomNumberGenerator {
        var state: UInt64

        /// Returns the next number of SplitMix64.
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// Returns a scalar of the same length in UTF-16, because browsers count UTF-16 units. Punctuation becomes
    /// characters that hardly any format escapes.
    private static func substitute(for scalar: Unicode.Scalar, _ choices: inout Choices) -> Unicode.Scalar {
        switch scalar {
        case "a"..."z": pickScalar(from: "a", count: 26, using: &choices)
        case "A"..."Z": pickScalar(from: "A", count: 26, using: &choices)
        case "0"..."9": pickScalar(from: "1", count: 9, using: &choices)
        case "!"..."/", ":"..."@", "["..."`", "{"..."~": choices.next() % 2 == 0 ? "!" : "*"
        case _ where scalar.isASCII: scalar
        case _ where scalar.properties.isUppercase: pickScalar(from: "\u{C0}", count: 0x16, using: &choices)
        case _ where scalar.properties.isLowercase: pickScalar(from: "\u{E0}", count: 0x16, using: &choices)
        case _ where scalar.properties.isAlphabetic && scalar.value < 0x1_0000:
            pickScalar(from: "\u{4E00}", count: 0x200, using: &choices)
        case _ where scalar.properties.isEmojiPresentation: pickScalar(from: "\u{1F600}", count: 0x40, using: &choices)
        default: scalar
        }
    }

    private static func pickScalar(from first: Unicode.Scalar, count: UInt32, using choices: inout Choices)
        -> Unicode.Scalar
    {
        Unicode.Scalar(first.value + UInt32(choices.next() % UInt64(count))) ?? first
    }
}
