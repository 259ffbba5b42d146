import Foundation

/// The words for durations in a language, from the Unicode Common Locale Data Repository. Foundation provides them up
/// to weeks.
struct SpanWords {
    let locale: Locale

    private typealias Style = SessionDateComponentsFormatter.UnitsStyle

    /// Returns the parts joined by the language's separators.
    func text(_ parts: [(SpanUnit, Int)], in style: SessionDateComponentsFormatter.UnitsStyle) -> String {
        let words = parts.map { word(for: $0.0, count: $0.1, style: style) }
        guard words.count > 1 else { return words.first ?? "" }
        var result = words[0]
        for (between, word) in zip(separators(count: words.count, style: style), words.dropFirst()) {
            result += between + word
        }
        return result
    }

    /// Returns a number in the language's digits, with a minimum number of digits.
    func number(_ value: Int, digits: Int) -> String {
        value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
    }

    private func word(for unit: SpanUnit, count: Int, style: Style) -> String {
        let numbered =
            unit.seconds.map { duration(count * $0, units: [unit], style: style) }
            ?? calendarWord(for: unit, count: count, style: style)
        switch style {
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .spellOut
            guard let spelled = formatter.string(from: NSNumber(value: count)) else { return numbered }
            return numbered.replacing(count.formatted(.number.locale(locale)), with: spelled, maxReplacements: 1)
        case .brief where isEnglish: return numbered.replacing(" ", with: "")
        case .abbreviated, .brief, .full, .positional, .short: return numbered
        }
    }

    private var isEnglish: Bool { language == "en" }
    private var language: String { locale.language.languageCode?.identifier ?? "en" }

    private func duration(_ seconds: Int, units: [SpanUnit], style: Style) -> String {
        let allowed = units.compactMap { unit -> Duration.UnitsFormatStyle.Unit? in
            switch unit {
            case .year, .month: nil
            case .week: .weeks
            case .day: .days
            case .hour: .hours
            case .minute: .minutes
            case .second: .seconds
            }
        }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full, .spellOut: .wide
            case .short: .abbreviated
            case .brief: .condensedAbbreviated
            case .abbreviated, .positional: .narrow
            }
        let plain = Duration.UnitsFormatStyle(
            allowedUnits: Set(allowed), width: width, zeroValueUnits: .show(length: 1))
        return Duration.seconds(seconds).formatted(plain.locale(locale))
    }

    /// Returns the separators between this many parts. They are extracted from a formatted sample duration by removing
    /// the words of its parts.
    private func separators(count: Int, style: Style) -> [String] {
        let samples: [SpanUnit] = [.week, .day, .hour, .minute, .second].suffix(min(count, 5))
        let whole = duration(samples.compactMap(\.seconds).reduce(0, +), units: samples, style: style)
        var (rest, found) = (whole[...], [String]())
        for (index, unit) in samples.enumerated() {
            guard let place = rest.range(of: duration(unit.seconds ?? 1, units: [unit], style: style)) else {
                return Array(repeating: ", ", count: count - 1)
            }
            if index > 0 { found.append(String(rest[..<place.lowerBound])) }
            rest = rest[place.upperBound...]
        }
        // At most two separators are missing; they are equal to the first.
        return Array(repeating: found.first ?? ", ", count: max(0, count - 1 - found.count)) + found
    }

    // MARK: - Months and years

    /// The words for months and years by language, unit and plural category, in the forms full, short and abbreviated.
    /// `#` is the number.
    private static let calendar: [String: [SpanUnit: [PluralCategory: [String]]]] = [
        "en": [
            .year: [.one: ["# year", "# yr", "#y"], .other: ["# years", "# yrs", "#y"]],
            .month: [.one: ["# month", "# mth", "#mo"], .other: ["# months", "# mths", "#mo"]],
        ],
        "pt": [
            .year: [.one: ["# ano"], .other: ["# anos"]], .month: [.one: ["# mês"], .other: ["# meses"]],
        ],
        "es": [
            .year: [.one: ["# año", "# a", "#a"], .other: ["# años", "# a", "#a"]],
            .month: [.one: ["# mes", "# m.", "#m"], .other: ["# meses", "# m.", "#m"]],
        ],
        "fr": [
            .year: [.one: ["# an", "# an", "#a"], .other: ["# ans", "# ans", "#a"]],
            .month: [.one: ["# mois", "# m.", "#m."], .other: ["# mois", "# m.", "#m."]],
        ],
        "de": [
            .year: [.one: ["# Jahr", "# J", "# J"], .other: ["# Jahre", "# J", "# J"]],
            .month: [.one: ["# Monat", "# Mon.", "# M"], .other: ["# Monate", "# Mon.", "# M"]],
        ],
        "it": [
            .year: [.one: ["# anno"], .other: ["# anni"]], .month: [.one: ["# mese"], .other: ["# mesi"]],
        ],
        "ja": [.year: [.other: ["# 年", "# 年", "#年"]], .month: [.other: ["# か月", "# か月", "#か月"]]],
        "ar": [
            .year: [
                .one: ["سنة"], .two: ["سنتان"], .few: ["# سنوات"], .many: ["# سنة"], .other: ["# سنة"],
            ],
            .month: [
                .one: ["شهر"], .two: ["شهران"], .few: ["# أشهر"], .many: ["# شهرًا"], .other: ["# شهر"],
            ],
        ],
        "he": [
            .year: [.one: ["שנה"], .two: ["שנתיים"], .other: ["# שנים"]],
            .month: [.one: ["חודש"], .two: ["חודשיים"], .other: ["# חודשים"]],
        ],
    ]

    private func calendarWord(for unit: SpanUnit, count: Int, style: Style) -> String {
        let known = Self.calendar[language] == nil ? "en" : language
        let forms = Self.calendar[known]?[unit] ?? [:]
        let form = forms[PluralCategory(of: Double(count), in: known)] ?? forms[.other] ?? ["#"]
        let length =
            switch style {
            case .full, .spellOut: 0
            case .short, .brief: 1
            case .abbreviated, .positional: 2
            }
        let text = form[min(length, form.count - 1)]
        return text.replacing("#", with: count.formatted(.number.locale(locale)))
    }

    // MARK: - Phrases

    /// The phrases *About #* and *# remaining* by language; `#` stands for the duration.
    private static let phrases: [String: (about: String, left: String)] = [
        "en": ("About #", "# remaining"), "pt": ("Cerca de #", "# restantes"),
        "es": ("Aproximadamente #", "# restantes"),
        "fr": ("Environ #", "# restantes"), "de": ("Etwa #", "# verbleibend"), "it": ("Circa #", "# rimanenti"),
        "ja": ("約#", "残り#"), "ar": ("حوالي #", "# متبقية"), "he": ("כ-#", "נותרו #"),
    ]

    /// Returns a duration with the phrases for *About* and *remaining*, as requested.
    func phrase(_ text: String, isAbout: Bool, isLeft: Bool) -> String {
        let known = Self.phrases[language] ?? ("About #", "# remaining")
        let left = isLeft ? known.left.replacing("#", with: text) : text
        return isAbout ? known.about.replacing("#", with: left) : left
    }
}
