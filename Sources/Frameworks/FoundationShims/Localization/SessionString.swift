/// Replaces `NSLocalizedString`: returns the string of a key in the device's language. If there is none, returns
/// `value`, or the key if `value` is empty.
public func sessionString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    bundle.sessionString(forKey: key, value: value, table: tableName)
}

extension Bundle {
    /// Replaces `localizedString(forKey:value:table:)`, in the language of the session's device. All bundles share the
    /// app's strings.
    public func sessionString(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let text = AppEnvironment.current.strings.text(key, in: table, for: DeviceSettings.current.language)
        return text ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}

extension String {
    /// Creates a string from a localized one in the language of the session's device, with the interpolated values.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        let language = DeviceSettings.current.language
        let named = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if case .forms(let text) = AppEnvironment.current.strings.entry(key.key, in: named, for: language) {
            self = text.format(for: key.numbers, in: language).filled(with: key.values)
            return
        }
        let text = (bundle ?? .main).sessionString(forKey: key.key, value: nil, table: table)
        self = key.values.isEmpty ? text : text.filled(with: key.values)
    }

    /// A key with interpolated values. In the strings table the key has `%@`, `%lld` or `%lf` for each value.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        let key: String
        let values: [String]
        /// The interpolated values as numbers; nil for each value that is not a number.
        let numbers: [Double?]

        public init(_ value: String) { (key, values, numbers) = (value, [], []) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            (key, values) = (stringInterpolation.key, stringInterpolation.values)
            numbers = stringInterpolation.numbers
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [String] = []
            var numbers: [Double?] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) {
                key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
            }
            /// Adds an integer, which is `%lld` in the key.
            public mutating func appendInterpolation(_ value: some BinaryInteger) {
                add("%lld", value: "\(value)", number: Double(value))
            }
            /// Adds a floating-point number, which is `%lf` in the key.
            public mutating func appendInterpolation(_ value: Double) { add("%lf", value: "\(value)", number: value) }
            /// Adds the description of any other value as `%@`.
            public mutating func appendInterpolation(_ value: some Any) { add("%@", value: "\(value)") }

            private mutating func add(_ place: String, value: String, number: Double? = nil) {
                key += place
                numbers.append(number)
                values.append(value)
            }
        }
    }

    /// Returns the string with values in the place of `%@`, `%d` and similar specifiers, or `%2$@` for the second
    /// value; `%%` is a percent sign.
    func filled(with values: [String]) -> String {
        var (text, next, rest) = ("", 0, self[...])
        while let sign = rest.firstIndex(of: "%") {
            text += rest[..<sign]
            rest = rest[sign...].dropFirst()
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            let form = rest.prefix { !($0.isLetter || $0 == "@") || "hlqzt".contains($0) }
            rest = rest.dropFirst(form.count)
            guard rest.popFirst() != nil else { return text + "%" + form }
            let named = form.split(separator: "$", omittingEmptySubsequences: false)
            let place = named.count == 2 ? (Int(named[0]) ?? 1) - 1 : next
            if named.count != 2 { next += 1 }
            text += values.indices.contains(place) ? values[place] : ""
        }
        return text + rest
    }
}
