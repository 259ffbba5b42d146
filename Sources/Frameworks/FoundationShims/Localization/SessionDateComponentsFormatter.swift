public import Foundation

/// Replaces `DateComponentsFormatter`: formats a duration such as *1 hour, 5 minutes* or *1:05:00*, in the session's
/// locale. Fractions of the smallest unit are truncated.
open class SessionDateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        /// *9:41:30*.
        case positional
        /// *9h 41m 30s*.
        case abbreviated
        /// *9 hr, 41 min, 30 sec*.
        case short
        /// *9 hours, 41 minutes, 30 seconds*.
        case full
        /// *nine hours, forty-one minutes, thirty seconds*.
        case spellOut
        /// *9hr 41min 30sec*.
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Drops leading zeros in the positional style, and all zeros in other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Drops zeros before the first other value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Drops zeros between other values.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Drops zeros after the last other value.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Writes all units, with two digits in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    /// The form of the units; positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be used. An empty set allows all units from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar; by default that of the machine with the session's locale.
    open var calendar: Calendar? = .session
    /// The beginning of the duration, which determines the length of months and similar units; nil is now.
    open var referenceDate: Date?
    /// Stored; has no effect. Fractions of the smallest unit are truncated.
    open var allowsFractionalUnits = false
    /// The maximum number of units; 0 is no limit.
    open var maximumUnitCount = 0
    /// Whether a largest unit of 1 is written in the next smaller unit, for example *90m* instead of *1h 30m*.
    open var collapsesLargestUnit = false
    /// Whether the word *About* is written before the duration.
    open var includesApproximationPhrase = false
    /// Whether the word *remaining* is written after the duration.
    open var includesTimeRemainingPhrase = false
    /// Stored; has no effect.
    open var formattingContext = Formatter.Context.unknown

    /// Returns the words for a duration, with the session's locale and all units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = SessionDateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the words for a duration in seconds; nil if it is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? _now()
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .session
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return text(of: units.map { ($0, parts.value(for: $0.component) ?? 0) })
    }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? _now()
        guard let end = (calendar ?? .session).date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Returns the words for date components or a number of seconds; nil for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private var units: [SpanUnit] {
        SpanUnit.allCases.filter { allowedUnits.isEmpty || !allowedUnits.isDisjoint(with: $0.bits) }
    }

    private func text(of counted: [(unit: SpanUnit, count: Int)]) -> String {
        let isLess = counted.contains { $0.count < 0 }
        var parts = counted.map { ($0.unit, abs($0.count)) }
        if collapsesLargestUnit, let first = parts.firstIndex(where: { $0.1 != 0 }), parts[first].1 == 1,
            parts.indices.contains(first + 1), parts[first + 1].1 != 0,
            let many = parts[first].0.count(of: parts[first + 1].0)
        {
            parts[first + 1].1 += many
            parts[first].1 = 0
        }
        parts = visibleParts(of: parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let locale = calendar?.locale ?? .session
        let words = SpanWords(locale: locale)
        let text =
            unitsStyle == .positional ? positional(parts, words: words) : words.text(parts, in: unitsStyle)
        return words.phrase(
            (isLess ? "-" : "") + text, isAbout: includesApproximationPhrase, isLeft: includesTimeRemainingPhrase)
    }

    /// Returns the parts to write, at least one.
    private func visibleParts(of parts: [(SpanUnit, Int)]) -> [(SpanUnit, Int)] {
        var behaviour = zeroFormattingBehavior
        if behaviour.contains(.pad) { return parts }
        if behaviour.contains(.default) { behaviour = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = parts.firstIndex(where: { $0.1 != 0 }), let last = parts.lastIndex(where: { $0.1 != 0 })
        else {
            return behaviour.isEmpty ? parts : Array(parts.suffix(1))
        }
        return parts.enumerated().filter { index, part in
            if part.1 != 0 { return true }
            return if index < first {
                !behaviour.contains(.dropLeading)
            } else if index > last {
                !behaviour.contains(.dropTrailing)
            } else {
                !behaviour.contains(.dropMiddle)
            }
        }.map(\.element)
    }

    /// Returns hours, minutes and seconds separated by colons, preceded by larger units with their letters.
    private func positional(_ parts: [(SpanUnit, Int)], words: SpanWords) -> String {
        let days = parts.filter { !$0.0.isOfClock }
        let clock = parts.filter(\.0.isOfClock)
        let isPadded = zeroFormattingBehavior.contains(.pad) && days.isEmpty
        let digits = clock.enumerated().map { index, part in
            words.number(part.1, digits: index > 0 || isPadded && clock.count > 1 ? 2 : 1)
        }
        let larger = days.map { words.text([$0], in: .abbreviated) }
        return (larger + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }
}

/// A unit of a duration.
enum SpanUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var bits: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: [.weekOfMonth, .weekOfYear]
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Whether the unit is written between colons in the positional style.
    var isOfClock: Bool { self == .hour || self == .minute || self == .second }

    /// The length of the unit in seconds; nil for a unit of variable length.
    var seconds: Int? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }

    /// Returns how many of a smaller unit this unit contains; nil if that is variable.
    func count(of other: SpanUnit) -> Int? {
        if self == .year, other == .month { return 12 }
        guard let seconds, let part = other.seconds else { return nil }
        return seconds / part
    }
}
