/// A text with parts that depend on numbers, as a `.stringsdict` or an `.xcstrings` has it.
struct PluralText: Decodable, Equatable {
    /// The text, with `%#@name@` where a part stands.
    let format: String
    /// What a part is, by its name and the category of its number.
    let forms: [String: [String: String]]
    /// Which value a part depends on, counted from 1, where the file says it.
    var places: [String: Int]?

    /// How many parts may stand in one another.
    private static let deepest = 4

    /// The text for these values in a language, each of its places with the number of its value: `%1$d`. A value is nil
    /// where it is no number.
    func format(for values: [Double?], in language: String) -> String {
        var next = 1
        return filled(format, values, language, own: nil, &next, depth: 0)
    }

    private func filled(
        _ text: String, _ values: [Double?], _ language: String, own: Int?, _ next: inout Int, depth: Int
    ) -> String {
        var (result, rest) = ("", text[...])
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[sign...].dropFirst()
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            if own != nil, rest.hasPrefix("arg") {
                result += "%\(own ?? 1)$lld"
                rest = rest.dropFirst(3)
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let isPlaced = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
            if isPlaced { rest = rest.dropFirst(digits.count + 1) }
            let said = isPlaced ? Int(digits) : nil
            if rest.hasPrefix("#@"), depth < Self.deepest, let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                rest = rest[rest.index(after: end)...]
                let place = said ?? places?[name] ?? next
                if said == nil, places?[name] == nil { next += 1 }
                let value = values.indices.contains(place - 1) ? values[place - 1] : nil
                result += filled(
                    form(of: name, for: value, language), values, language, own: place, &next, depth: depth + 1)
                continue
            }
            let place = said ?? own ?? next
            if said == nil, own == nil { next += 1 }
            result += "%\(place)$"
        }
        return result + rest
    }

    private func form(of name: String, for value: Double?, _ language: String) -> String {
        let known = forms[name] ?? [:]
        guard let value else { return known["other"] ?? "" }
        // Nothing at all has a form of its own in every language, where the file has one.
        if value == 0, let none = known["zero"] { return none }
        return known[PluralCategory(of: value, in: language).rawValue] ?? known["other"] ?? ""
    }
}

/// The texts that the session was last given where forms of them depend on numbers, by what it was given.
private enum PluralTextsKey: ApplicationKey {
    static var defaultValue: [String: PluralText] { [:] }
}

extension UIApplication {
    /// What a text with forms is to code that has no number yet: the form for all others.
    /// ``Swift/String/init(forms:_:)`` knows it again.
    func given(_ text: PluralText) -> String {
        let plain = text.format(for: [], in: "en")
        values[PluralTextsKey.self][plain] = text
        return plain
    }

    /// A format with its forms for these values.
    fileprivate func format(_ format: String, for arguments: [Any?]) -> String {
        guard let text = values[PluralTextsKey.self][format] else { return format }
        return text.format(for: arguments.map(number), in: SimulatedDevice.current.language)
    }

    private func number(_ argument: Any?) -> Double? {
        switch argument {
        case let whole as any BinaryInteger: Double(whole)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

extension String {
    /// What `String(format:_:)` is on iOS: of a text that has forms, those for the values. Whatever has words of its
    /// own may stand for `%@`: a date, an address, an error.
    public init(forms format: String, _ arguments: Any?...) { self.init(forms: format, arguments: arguments) }

    /// What `String(format:arguments:)` is on iOS.
    public init(forms format: String, arguments: [Any?]) {
        self.init(forms: format, locale: nil, arguments: arguments)
    }

    /// What `String(format:locale:_:)` is on iOS.
    public init(forms format: String, locale: Locale?, _ arguments: Any?...) {
        self.init(forms: format, locale: locale, arguments: arguments)
    }

    /// What `String(format:locale:arguments:)` is on iOS: numbers are written as the locale has them.
    public init(forms format: String, locale: Locale?, arguments: [Any?]) {
        let chosen = UIApplication.shared.format(format, for: arguments)
        self.init(format: chosen, locale: locale, arguments: FormatPlaces(chosen).filled(with: arguments))
    }

    /// What `localizedStringWithFormat(_:_:)` is on iOS, in the language of the session's device.
    public static func sessionStringWithFormat(_ format: String, _ arguments: Any?...) -> String {
        String(forms: format, locale: .session, arguments: arguments)
    }

    /// What `appendingFormat(_:_:)` is on iOS: the text with another behind it, whose values stand in their places.
    public func appendingForms(_ format: String, _ arguments: Any?...) -> String {
        self + String(forms: format, arguments: arguments)
    }
}

extension NSString {
    /// What `NSString(format:_:)` is on iOS.
    public convenience init(forms format: String, _ arguments: Any?...) {
        self.init(string: String(forms: format, arguments: arguments))
    }

    /// What `NSString(format:locale:_:)` is on iOS.
    public convenience init(forms format: String, locale: Locale?, _ arguments: Any?...) {
        self.init(string: String(forms: format, locale: locale, arguments: arguments))
    }

    /// What `localizedStringWithFormat(_:_:)` is on iOS, in the language of the session's device.
    public static func sessionStringWithFormat(_ format: String, _ arguments: Any?...) -> NSString {
        NSString(string: String(forms: format, locale: .session, arguments: arguments))
    }
}

/// What `NSLog` is on iOS: writes a line to the session's log.
public func sessionLog(_ format: String, _ arguments: Any?...) {
    UIApplication.shared.host.log(.message(String(forms: format, arguments: arguments)))
}
