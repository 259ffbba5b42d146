public import Foundation

/// Formats the difference of two dates, such as *2 hours ago*, in the session's locale.
///
/// As on iOS, only the largest unit other than zero is used.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        /// *1 day ago*.
        case numeric
        /// *yesterday*.
        case named
    }

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

    /// The style for dates such as yesterday; numeric by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The length of the words; full by default.
    open var unitsStyle = UnitsStyle.full
    /// The context of the string, which determines capitalization.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar; by default that of the machine with the session's locale.
    open var calendar: Calendar! = .session
    /// The locale; by default that of the session.
    open var locale: Locale! = .session

    /// Returns the words for an interval in seconds from now, which is negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = _now()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return words((calendar ?? .session).dateComponents(units, from: referenceDate, to: date), from: referenceDate)
    }

    /// Returns the words for the largest unit other than zero.
    open func localizedString(from dateComponents: DateComponents) -> String { words(dateComponents, from: _now()) }

    /// Returns the words for a date; nil for an object that is not a date.
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
        let calendar = calendar ?? .session
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
