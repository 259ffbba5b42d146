/// A string with plural forms, from a `.stringsdict` or `.xcstrings` file.
struct PluralText: Decodable, Equatable {
    /// The format, in which `%#@name@` stands for a part.
    let format: String
    /// The forms of each part, by plural category.
    let forms: [String: [String: String]]
    /// The 1-based index of each part's argument; nil if the file does not specify any.
    var places: [String: Int]?

    /// The maximum depth to which the forms of parts may contain further parts.
    private static let deepest = 4

    /// Returns the format for these arguments, with positions such as `%1$d`. An argument is nil if it is not a number.
    func format(for values: [Double?], in language: String) -> String {
        var next = 1
        return filled(format, values: values, language: language, own: nil, next: &next, depth: 0)
    }

    private func filled(
        _ text: String, values: [Double?], language: String, own: Int?, next: inout Int, depth: Int
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
                    form(of: name, for: value, language), values: values, language: language, own: place, next: &next,
                    depth: depth + 1)
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
        // The form zero applies to 0 in every language.
        if value == 0, let none = known["zero"] { return none }
        return known[PluralCategory(of: value, in: language).rawValue] ?? known["other"] ?? ""
    }
}

/// The strings with plural forms that ``given(_:)`` returned last, found by the string that it returned.
private enum PluralTextsKey: ApplicationKey {
    static var defaultValue: [String: PluralText] { [:] }
}

extension AppEnvironment {
    /// Returns a string with plural forms as plain string, in the form `other`, and remembers it, so that
    /// ``Swift/String/init(forms:_:)`` finds its forms.
    func given(_ text: PluralText) -> String {
        let plain = text.format(for: [], in: "en")
        values[PluralTextsKey.self][plain] = text
        return plain
    }

    /// Returns the format with the forms for these arguments, by the rule of the locale's language.
    fileprivate func format(_ format: String, for arguments: [Any?], in locale: Locale?) -> String {
        guard let text = values[PluralTextsKey.self][format] else { return format }
        let language = locale == .session ? DeviceSettings.current.language : locale?.identifier(.bcp47) ?? "und"
        return text.format(for: arguments.map(number), in: language)
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
    /// Replaces `String(format:_:)`: selects the plural forms for the arguments. `%@` accepts every object.
    public init<each Argument>(forms format: String, _ arguments: repeat each Argument) {
        self.init(forms: format, locale: nil, arguments: list(repeat each arguments))
    }

    /// Replaces `String(format:arguments:)`.
    public init(forms format: String, arguments: [Any?]) {
        self.init(forms: format, locale: nil, arguments: arguments)
    }

    /// Replaces `String(format:locale:_:)`.
    public init<each Argument>(forms format: String, locale: Locale?, _ arguments: repeat each Argument) {
        self.init(forms: format, locale: locale, arguments: list(repeat each arguments))
    }

    /// Replaces `String(format:locale:arguments:)`: numbers and plural forms are those of the locale. Without one they
    /// are those of the root locale, in which every number has the plural form `other`.
    public init(forms format: String, locale: Locale?, arguments: [Any?]) {
        let chosen = AppEnvironment.current.format(format, for: arguments, in: locale)
        let (dense, values) = FormatPlaces(chosen).filled(with: arguments)
        self.init(format: dense, locale: locale, arguments: values)
    }

    /// Replaces `localizedStringWithFormat(_:_:)`, in the session's locale.
    public static func sessionStringWithFormat<each Argument>(
        _ format: String, _ arguments: repeat each Argument
    ) -> String {
        String(forms: format, locale: .session, arguments: list(repeat each arguments))
    }

    /// Replaces `appendingFormat(_:_:)`.
    public func appendingForms<each Argument>(_ format: String, _ arguments: repeat each Argument) -> String {
        self + String(forms: format, arguments: list(repeat each arguments))
    }
}

extension NSString {
    /// Replaces `NSString(format:_:)`.
    public convenience init<each Argument>(forms format: String, _ arguments: repeat each Argument) {
        self.init(string: String(forms: format, arguments: list(repeat each arguments)))
    }

    /// Replaces `NSString(format:locale:_:)`.
    public convenience init<each Argument>(
        forms format: String, locale: Locale?, _ arguments: repeat each Argument
    ) {
        self.init(string: String(forms: format, locale: locale, arguments: list(repeat each arguments)))
    }

    /// Replaces `localizedStringWithFormat(_:_:)`, in the session's locale.
    public static func sessionStringWithFormat<each Argument>(
        _ format: String, _ arguments: repeat each Argument
    ) -> NSString {
        NSString(string: String(forms: format, locale: .session, arguments: list(repeat each arguments)))
    }
}

/// Replaces `NSLog`: writes a line to the session's log.
public func sessionLog<each Argument>(_ format: String, _ arguments: repeat each Argument) {
    AppEnvironment.current.host.log(.message(String(forms: format, arguments: list(repeat each arguments))))
}
