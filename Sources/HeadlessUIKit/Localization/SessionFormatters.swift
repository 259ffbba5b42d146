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
