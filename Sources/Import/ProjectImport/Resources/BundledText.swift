/// A text of an app, or one with parts that depend on numbers.
enum BundledText: Equatable, Encodable {
    case plain(String)
    /// The text with `%#@name@` where a part stands; the parts by name and category; which value each depends on,
    /// counted from 1, where the file says it.
    case forms(String, [String: [String: String]], places: [String: Int] = [:])

    private enum Key: String, CodingKey {
        case format, forms, places
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        case .forms(let format, let forms, let places):
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(format, forKey: .format)
            try container.encode(forms, forKey: .forms)
            if !places.isEmpty { try container.encode(places, forKey: .places) }
        }
    }
}
