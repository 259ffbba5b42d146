/// A localized string, possibly with plural forms.
enum BundledText: Equatable, Encodable {
    case plain(String)
    /// A format in which `%#@name@` stands for a part that depends on a number. The forms of each part are listed by
    /// its name and the plural category. `places` contains the position of each part's argument, counted from 1, if the
    /// file states it.
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
