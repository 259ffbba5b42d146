public import Foundation

extension TimeZone {
    /// Replaces `TimeZone.current`: the time zone of the session's device.
    public static var session: TimeZone { DeviceSettings.current.timeZone }
}

extension Calendar {
    /// Replaces `Calendar.current`: the calendar of the device's locale, in its time zone.
    public static var session: Calendar { session(identifier: Locale.session.calendar.identifier) }

    /// Replaces `Calendar(identifier:)`: a calendar with the locale and the time zone of the session's device.
    public static func session(identifier: Identifier) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.locale = .session
        calendar.timeZone = .session
        return calendar
    }
}

extension FormatStyle where Self == Date.FormatStyle {
    /// Replaces `dateTime`: a style with the locale, the calendar and the time zone of the session's device.
    public static var sessionDateTime: Date.FormatStyle { .session() }
}

extension Date {
    /// Replaces `formatted(date:time:)`, in the locale and the time zone of the session's device.
    public func sessionFormatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        formatted(Date.FormatStyle.session(date: date, time: time))
    }
}

extension Date.FormatStyle {
    fileprivate static func session(date: DateStyle? = nil, time: TimeStyle? = nil) -> Self {
        Self(date: date, time: time, locale: .session, calendar: .session, timeZone: .session)
    }
}

extension NSNotification.Name {
    /// Posted when the clock of the session's device is set.
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
