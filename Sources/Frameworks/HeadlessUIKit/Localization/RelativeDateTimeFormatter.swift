public import Foundation

/// Writes how far a date lies from another, as *2 hours ago*, in the language of the session's device.
///
/// As on iOS the largest unit that is not nought is told, without what is left of it.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days next to the other date have names.
    public enum DateTimeStyle: Int, Sendable {
        /// *1 day ago*.
        case numeric
        /// *yesterday*.
        case named
    }

    /// How long units are.
    public enum UnitsStyle: Int, Sendable {
        /// *2 months ago*.
        case full
        /// *two months ago*.
        case spellOut
        /// *2 mo. ago*.
        case short
        /// *2mo ago*.
        case abbreviated
    }

    /// Whether days next to the other date have names; at first they have numbers.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long units are; at first full.
    open var unitsStyle = UnitsStyle.full
    /// Where the words will stand, which decides about a capital letter.
    open var formattingContext = Formatter.Context.unknown
    /// Counts days and months; at first the machine's, in the session's language.
    open var calendar: Calendar! = .ofSession
    /// Whose words they are; at first the session's.
    open var locale: Locale! = .session

    /// The words for a time in seconds from now; before now where it is less than nought.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = _now()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The words for a date as it lies from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return words((calendar ?? .ofSession).dateComponents(units, from: referenceDate, to: date), from: referenceDate)
    }

    /// The words for the largest unit of these that is not nought.
    open func localizedString(from dateComponents: DateComponents) -> String { words(dateComponents, from: _now()) }

    /// The words for a date as it lies from now; nil for what is no date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: _now()) }
    }

    private func words(_ parts: DateComponents, from reference: Date) -> String {
        let found: [(Calendar.Component, Int?, Date.RelativeFormatStyle.Field)] = [
            (.year, parts.year, .year), (.month, parts.month, .month),
            (.weekOfMonth, parts.weekOfMonth ?? parts.weekOfYear, .week), (.day, parts.day, .day),
            (.hour, parts.hour, .hour), (.minute, parts.minute, .minute),
        ]
        let largest =
            found.first { $0.1 != nil && $0.1 != 0 }.map { ($0.0, $0.1 ?? 0, $0.2) }
            ?? (.second, parts.second ?? 0, .second)
        let calendar = calendar ?? .ofSession
        let date = calendar.date(byAdding: largest.0, value: largest.1, to: reference) ?? reference
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [largest.2], presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: units, locale: locale ?? .session, calendar: calendar, capitalizationContext: place)
        return style.format(reference)
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var place: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}

extension Calendar {
    /// The machine's calendar and time zone, in the language of the session's device.
    static var ofSession: Calendar {
        var calendar = Calendar.current
        calendar.locale = .session
        return calendar
    }
}
