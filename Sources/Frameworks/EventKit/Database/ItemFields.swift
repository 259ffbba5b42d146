import CoreGraphics
import Foundation
import HeadlessUIKit

/// The properties of an event or a reminder.
struct ItemFields {
    /// What an item is.
    enum Kind {
        case event(EventFields)
        case reminder(ReminderFields)
    }

    let identifier = _uid().uuidString
    var kind: Kind
    /// The identifier of the calendar; nil if none has been set.
    var calendar: String?
    var title: String?
    var location: String?
    var notes: String?
    var url: URL?
    var timeZone: TimeZone?
    var alarms: [EKAlarm] = []
    var rules: [EKRecurrenceRule] = []
    /// The time of the first save.
    var creationDate: Date?
    var lastModifiedDate: Date?

    var event: EventFields? {
        if case .event(let fields) = kind { return fields }
        return nil
    }

    var reminder: ReminderFields? {
        if case .reminder(let fields) = kind { return fields }
        return nil
    }
}

/// The properties that only events have.
struct EventFields {
    var start: Date?
    var end: Date?
    var isAllDay = false
    var availability = EKEventAvailability.busy
}

/// The properties that only reminders have.
struct ReminderFields {
    var start: DateComponents?
    var due: DateComponents?
    var completion: Date?
    var priority = 0
}

/// The properties of a calendar.
struct CalendarFields {
    let identifier: String
    let type: EKEntityType
    var title: String
    var color: CGColor
}
