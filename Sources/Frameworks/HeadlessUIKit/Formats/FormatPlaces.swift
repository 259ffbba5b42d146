/// The places that a format leaves for values, such as `%@` and `%2$.1f`, and what stands in them.
///
/// `String(format:)` of Linux takes only numbers and texts. On iOS every object of Foundation may stand for `%@`, which
/// this makes a text of.
struct FormatPlaces {
    /// What a place wants.
    private enum Wish { case object, number, other }

    /// What the places want, by the number of the value, from 0.
    private var wishes: [Int: Wish] = [:]

    /// Reads a format; a sign that is no place is passed over, as Foundation does.
    init(_ format: String) {
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
                rest = rest.dropFirst(digits.count + 1)
            }
            while let character = rest.first, "-+ #0123456789.*'hlqLztj".contains(character) {
                // A width that is a value of its own.
                if character == "*" {
                    wishes[next] = .number
                    next += 1
                }
                rest = rest.dropFirst()
            }
            guard let kind = rest.popFirst() else { return }
            wishes[said ?? next] =
                kind == "@" ? .object : "dDiuUxXoOcCfFeEgGaA".contains(kind) ? .number : .other
            if said == nil { next += 1 }
        }
    }

    /// The values as `String(format:arguments:)` takes them. One that is missing is `(null)`, or nought.
    func filled(with values: [Any?]) -> [any CVarArg] {
        let last = min(wishes.keys.max() ?? -1, Self.most)
        return (0..<max(values.count, last + 1)).map { place in
            let value = values.indices.contains(place) ? ObjectWords.unwrapped(values[place]) : nil
            return switch wishes[place] {
            case .object: ObjectWords.words(value)
            case .number: Self.number(value)
            case .other, nil: value as? any CVarArg ?? ObjectWords.words(value)
            }
        }
    }

    /// How many values are filled in that code does not have: a format may name any.
    private static let most = 99

    private static func number(_ value: Any?) -> any CVarArg {
        switch value {
        case nil: 0
        case let number as any CVarArg & Numeric: number
        // Objective-C's sign for the type of a number: f and d have parts.
        case let number as NSNumber where ["f", "d"].contains(String(cString: number.objCType)): number.doubleValue
        case let number as NSNumber: number.int64Value
        case let value?: value as? any CVarArg ?? ObjectWords.words(value)
        }
    }
}
