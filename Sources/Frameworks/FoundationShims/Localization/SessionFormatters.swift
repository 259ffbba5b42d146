public import Foundation

/// Replaces `NumberFormatter()`: returns a formatter with the session's locale.
public func sessionNumbers() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = .session
    return formatter
}

/// Replaces `DateFormatter()`: returns a formatter with the locale and the time zone of the session's device.
public func sessionDates() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = .session
    formatter.timeZone = .session
    return formatter
}

/// Replaces `DateIntervalFormatter()`: returns a formatter with the locale and the time zone of the session's device.
public func sessionIntervals() -> DateIntervalFormatter {
    let formatter = DateIntervalFormatter()
    formatter.locale = .session
    formatter.calendar = .session
    formatter.timeZone = .session
    return formatter
}

extension DateFormatter {
    /// Replaces `localizedString(from:dateStyle:timeStyle:)`, in the session's locale.
    public static func sessionString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = sessionDates()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
}

extension NumberFormatter {
    /// Replaces `localizedString(from:number:)`, in the session's locale.
    public static func sessionString(from number: NSNumber, number style: Style) -> String {
        let formatter = sessionNumbers()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? number.stringValue
    }
}
