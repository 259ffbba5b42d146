public import Foundation

/// What `DateComponentsFormatter` is on iOS: writes how long something takes, *1 hour, 5 minutes* or *1:05:00*, in the
/// language of the session's device. Parts of the smallest unit are left out.
open class SessionDateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
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

    /// What becomes of units that are nought.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Behaviours by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Those before the first other are left out where units have places, and all where they have words.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first other are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those behind the last other are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All are written, with two digits where units have places.
        public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    }

    /// How units are written; at first with places.
    open var unitsStyle = UnitsStyle.positional
    /// The units there may be; none stands for all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are nought.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Counts days and months, and has the language; at first the machine's, in the session's language.
    open var calendar: Calendar? = .ofSession
    /// From when on time is counted, for units that are not all as long; nil stands for now.
    open var referenceDate: Date?
    /// Kept: parts of the smallest unit are left out.
    open var allowsFractionalUnits = false
    /// How many units are written at most; 0 for all.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit is told in the next smaller one: *90m* for *1h 30m*.
    open var collapsesLargestUnit = false
    /// Whether *About* stands before it.
    open var includesApproximationPhrase = false
    /// Whether *remaining* stands behind it.
    open var includesTimeRemainingPhrase = false
    /// Kept.
    open var formattingContext = Formatter.Context.unknown

    /// How long that is, in the language of the session's device, with all units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = SessionDateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// How long these seconds are.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? _now()
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// How long it is from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .ofSession
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return write(units.map { ($0, parts.value(for: $0.component) ?? 0) })
    }

    /// How long that is, in the allowed units.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? _now()
        guard let end = (calendar ?? .ofSession).date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// How long components, or a number of seconds, are; nil for what is neither.
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

    private func write(_ counted: [(unit: SpanUnit, count: Int)]) -> String {
        let isLess = counted.contains { $0.count < 0 }
        var parts = counted.map { ($0.unit, abs($0.count)) }
        if collapsesLargestUnit, let first = parts.firstIndex(where: { $0.1 != 0 }), parts[first].1 == 1,
            parts.indices.contains(first + 1), parts[first + 1].1 != 0,
            let many = parts[first].0.count(of: parts[first + 1].0)
        {
            parts[first + 1].1 += many
            parts[first].1 = 0
        }
        parts = kept(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let locale = calendar?.locale ?? .session
        let words = SpanWords(locale: locale)
        let text =
            unitsStyle == .positional ? positional(parts, words) : words.text(parts, in: unitsStyle)
        return words.phrase(
            (isLess ? "-" : "") + text, isAbout: includesApproximationPhrase, isLeft: includesTimeRemainingPhrase)
    }

    /// The units that are written: at least one.
    private func kept(_ parts: [(SpanUnit, Int)]) -> [(SpanUnit, Int)] {
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

    /// Hours, minutes and seconds with colons between; what is larger stands before them with its letter.
    private func positional(_ parts: [(SpanUnit, Int)], _ words: SpanWords) -> String {
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

/// A unit of a span of time.
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

    /// Whether it stands between colons.
    var isOfClock: Bool { self == .hour || self == .minute || self == .second }

    /// How long it is, in seconds; nil for one that is not always as long.
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

    /// How many of a smaller unit it is.
    func count(of other: SpanUnit) -> Int? {
        if self == .year, other == .month { return 12 }
        guard let seconds, let part = other.seconds else { return nil }
        return seconds / part
    }
}
