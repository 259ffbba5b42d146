/// The plural category of a number, as defined by the Unicode Common Locale Data Repository.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// Creates the category of a number in a language such as `pt-BR`. In a language whose rules are not listed here, 1
    /// is `one` and every other number is `other`. In no language (`und`) every number is `other`.
    init(of number: Double, in language: String) {
        let plain = String(language.prefix { $0 != "-" && $0 != "_" })
        guard !["", "und", "root"].contains(plain) else {
            self = .other
            return
        }
        let size = number.magnitude
        guard size == size.rounded(), size < 1e15 else {
            self = Self.countsNoneAsOne.contains(plain) && language != "pt-PT" && size < 2 ? .one : .other
            return
        }
        self = Self.whole(Int(size), language: plain, isPortugal: language == "pt-PT")
    }

    private static let countsNoneAsOne: Set = ["fr", "pt", "hy", "hi", "bn", "fa", "am", "gu", "kn", "zu"]
    private static let countsAlike: Set = ["ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my", "km"]
    private static let countsMillions: Set = ["fr", "pt", "es", "it", "ca"]

    private static func whole(_ number: Int, language: String, isPortugal: Bool) -> PluralCategory {
        let (ten, hundred) = (number % 10, number % 100)
        switch language {
        case "ru", "uk", "be", "sr", "hr", "bs":
            if ten == 1, hundred != 11 { return .one }
            if 2...4 ~= ten, !(12...14 ~= hundred) { return .few }
            return ["sr", "hr", "bs"].contains(language) ? .other : .many
        case "pl":
            if number == 1 { return .one }
            return 2...4 ~= ten && !(12...14 ~= hundred) ? .few : .many
        case "cs", "sk": return number == 1 ? .one : 2...4 ~= number ? .few : .other
        case "lt": return 11...19 ~= hundred || ten == 0 ? .other : ten == 1 ? .one : .few
        case "lv": return 11...19 ~= hundred || ten == 0 ? .zero : ten == 1 ? .one : .other
        case "ro": return number == 1 ? .one : number == 0 || 1...19 ~= hundred ? .few : .other
        case "sl": return hundred == 1 ? .one : hundred == 2 ? .two : 3...4 ~= hundred ? .few : .other
        case "ar":
            if number < 3 { return [.zero, .one, .two][number] }
            return 3...10 ~= hundred ? .few : hundred >= 11 ? .many : .other
        case "he": return number == 1 ? .one : number == 2 ? .two : .other
        case "ga":
            return number == 1 ? .one : number == 2 ? .two : 3...6 ~= number ? .few : 7...10 ~= number ? .many : .other
        case "cy": return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number] ?? .other
        case "is", "mk": return ten == 1 && hundred != 11 ? .one : .other
        case let language where countsAlike.contains(language): return .other
        case let language where countsMillions.contains(language) && number > 0 && number % 1_000_000 == 0: return .many
        case let language where countsNoneAsOne.contains(language) && !isPortugal: return number < 2 ? .one : .other
        default: return number == 1 ? .one : .other
        }
    }
}
