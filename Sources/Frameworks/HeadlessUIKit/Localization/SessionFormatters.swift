public import Foundation

/// What `NumberFormatter()` is on iOS: one that writes numbers as the session's device does.
public func sessionNumbers() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = .session
    return formatter
}

/// What `DateFormatter()` is on iOS: one that writes dates as the session's device does.
public func sessionDates() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = .session
    return formatter
}

/// What `DateIntervalFormatter()` is on iOS: one that writes spans of time as the session's device does.
public func sessionIntervals() -> DateIntervalFormatter {
    let formatter = DateIntervalFormatter()
    formatter.locale = .session
    formatter.calendar = .current
    formatter.timeZone = .current
    return formatter
}

extension DateFormatter {
    /// What `localizedString(from:dateStyle:timeStyle:)` is on iOS: a date in the language of the session's device.
    public static func sessionString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = sessionDates()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
}

extension NumberFormatter {
    /// What `localizedString(from:number:)` is on iOS: a number in the language of the session's device.
    public static func sessionString(from number: NSNumber, number style: Style) -> String {
        let formatter = sessionNumbers()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? number.stringValue
    }
}
