public import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject {
    var fields: ItemFields

    init(_ fields: ItemFields) { self.fields = fields }

    open var calendarItemIdentifier: String { fields.identifier }
    open var calendarItemExternalIdentifier: String! { fields.identifier }

    open var calendar: EKCalendar! {
        get {
            CalendarDatabase.current.calendars.first { $0.identifier == fields.calendar }.map { EKCalendar($0) }
        }
        set { fields.calendar = newValue?.calendarIdentifier }
    }
    open var title: String! {
        get { fields.title }
        set { fields.title = newValue }
    }
    open var location: String? {
        get { fields.location }
        set { fields.location = newValue }
    }
    open var notes: String? {
        get { fields.notes }
        set { fields.notes = newValue }
    }
    open var url: URL? {
        get { fields.url }
        set { fields.url = newValue }
    }
    open var timeZone: TimeZone? {
        get { fields.timeZone }
        set { fields.timeZone = newValue }
    }
    open var creationDate: Date? { fields.creationDate }
    open var lastModifiedDate: Date? { fields.lastModifiedDate }

    open var alarms: [EKAlarm]? {
        get { fields.alarms.isEmpty ? nil : fields.alarms }
        set { fields.alarms = newValue ?? [] }
    }
    open func addAlarm(_ alarm: EKAlarm) { fields.alarms.append(alarm) }
    open func removeAlarm(_ alarm: EKAlarm) { fields.alarms.removeAll { $0 === alarm } }

    open var recurrenceRules: [EKRecurrenceRule]? {
        get { fields.rules.isEmpty ? nil : fields.rules }
        set { fields.rules = newValue ?? [] }
    }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { fields.rules.append(rule) }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { fields.rules.removeAll { $0 === rule } }

    open var hasAlarms: Bool { !fields.alarms.isEmpty }
    open var hasRecurrenceRules: Bool { !fields.rules.isEmpty }
    open var hasNotes: Bool { fields.notes?.isEmpty == false }
    /// Always false.
    open var hasAttendees: Bool { false }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? EKCalendarItem)?.calendarItemIdentifier == calendarItemIdentifier
    }
    open override var hash: Int { calendarItemIdentifier.hashValue }
}
