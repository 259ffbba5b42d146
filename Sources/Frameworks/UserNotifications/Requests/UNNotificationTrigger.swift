public import Foundation
import HeadlessUIKit

open class UNNotificationTrigger: NSObject {
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }

    /// When it comes next, in the session's time; nil for never.
    func next() -> Date? { nil }
}

/// Comes after so many seconds of the session's clock.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// In seconds.
    public let timeInterval: TimeInterval

    /// A trigger after some seconds. As on iOS it ends the app where these are none, or where they are less than sixty
    /// and it repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// So many seconds from now, in the session's time.
    open func nextTriggerDate() -> Date? { _now(timeIntervalSinceNow: timeInterval) }

    override func next() -> Date? { nextTriggerDate() }
}

/// Comes when the session's clock shows some time of a day, or a day.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// What the clock must show; what is left out, may be anything.
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next moment that has the components, in their own calendar or else the machine's; nil where none comes any
    /// more.
    open func nextTriggerDate() -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var wanted = dateComponents
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        return calendar.nextDate(after: _now(), matching: wanted, matchingPolicy: .nextTime)
    }

    override func next() -> Date? { nextTriggerDate() }
}

/// Says that a notification came from afar; none does.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
