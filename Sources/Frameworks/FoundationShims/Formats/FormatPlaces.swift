/// The format specifiers of a format string, such as `%@` and `%2$.1f`, and their arguments.
///
/// `String(format:)` on Linux accepts only numbers and strings. On iOS `%@` accepts every Foundation object, so other
/// objects are converted to strings first.
struct FormatPlaces {
    /// The type of a specifier's argument.
    private enum Wish { case object, number, other }

    /// The argument types, by argument index.
    private var wishes: [Int: Wish] = [:]
    private let format: String
    /// The digits of each specifier that names its argument, with the argument's index.
    private var places: [(digits: Range<String.Index>, index: Int)] = []
    /// Whether a specifier takes the next argument.
    private var isInOrder = false

    /// Parses a format. Invalid specifiers are skipped, as in Foundation.
    init(_ format: String) {
        self.format = format
        var (rest, next) = (format[...], 0)
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[sign...].dropFirst()
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            var said: Int?
            if let place = Int(digits), place > 0, rest.dropFirst(digits.count).first == "$" {
                said = place - 1
                places.append((digits.startIndex..<digits.endIndex, place - 1))
                rest = rest.dropFirst(digits.count + 1)
            }
            while let character = rest.first, "-+ #0123456789.*'hlqLztj".contains(character) {
                // A width that is an argument itself.
                if character == "*" {
                    wishes[next] = .number
                    next += 1
                    isInOrder = true
                }
                rest = rest.dropFirst()
            }
            guard let kind = rest.popFirst() else { return }
            wishes[said ?? next] =
                kind == "@" ? .object : "dDiuUxXoOcCfFeEgGaA".contains(kind) ? .number : .other
            if said == nil {
                next += 1
                isInOrder = true
            }
        }
    }

    /// Returns the format and the arguments for `String(format:arguments:)`, in the types that the format requires. A
    /// missing argument is `(null)` or 0.
    ///
    /// Foundation on Linux takes a wrong argument for `%2$d` in a format without `%1$d`. Therefore, if all specifiers
    /// name their arguments, those that no specifier names are left out, and the numbers in the format are adapted.
    func filled(with values: [Any?]) -> (format: String, arguments: [any CVarArg]) {
        guard isInOrder || places.isEmpty else {
            let used = wishes.keys.sorted()
            var (dense, end) = ("", format.startIndex)
            for place in places {
                dense += format[end..<place.digits.lowerBound] + "\((used.firstIndex(of: place.index) ?? 0) + 1)"
                end = place.digits.upperBound
            }
            return (dense + format[end...], used.map { argument($0, of: values) })
        }
        let last = min(wishes.keys.max() ?? -1, Self.most)
        return (format, (0..<max(values.count, last + 1)).map { argument($0, of: values) })
    }

    private func argument(_ place: Int, of values: [Any?]) -> any CVarArg {
        let value = values.indices.contains(place) ? ObjectWords.unwrapped(values[place]) : nil
        return switch wishes[place] {
        case .object: ObjectWords.words(value)
        case .number: Self.number(value)
        case .other, nil: value as? any CVarArg ?? ObjectWords.words(value)
        }
    }

    /// The maximum number of missing arguments, because a format may name any index.
    private static let most = 99

    private static func number(_ value: Any?) -> any CVarArg {
        switch value {
        case nil: 0
        case let number as any CVarArg & Numeric: number
        // Objective-C's type encodings: f and d are floating-point numbers.
        case let number as NSNumber where ["f", "d"].contains(String(cString: number.objCType)): number.doubleValue
        case let number as NSNumber: number.int64Value
        case let value?: value as? any CVarArg ?? ObjectWords.words(value)
        }
    }
}
