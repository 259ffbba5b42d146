public import Foundation
import HeadlessUIKit

open class UNNotificationTrigger: NSObject {
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }

    /// Returns the next delivery time on the session's clock; nil if there is none.
    func next() -> Date? { nil }
}

/// A trigger that uses the session's clock.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval

    /// Creates a trigger. Crashes the app for an interval that is not positive, or shorter than 60 seconds with
    /// `repeats`, as on iOS.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the time of the session's clock after the interval.
    open func nextTriggerDate() -> Date? { _now(timeIntervalSinceNow: timeInterval) }

    override func next() -> Date? { nextTriggerDate() }
}

/// A trigger that uses the session's clock.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date with the components; nil if no date has them. The calendar is the one in the components, or
    /// otherwise that of the session's device.
    open func nextTriggerDate() -> Date? {
        var calendar = dateComponents.calendar ?? .session
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var wanted = dateComponents
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        return calendar.nextDate(after: _now(), matching: wanted, matchingPolicy: .nextTime)
    }

    override func next() -> Date? { nextTriggerDate() }
}

/// The trigger of push notifications, which the page sends instead of a push service.
open class UNPushNotificationTrigger: UNNotificationTrigger {
    init() { super.init(repeats: false) }
}
