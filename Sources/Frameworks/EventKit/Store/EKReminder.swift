public import Foundation
import HeadlessUIKit

/// A reminder of a list.
open class EKReminder: EKCalendarItem {
    /// Creates a reminder, which the store saves.
    public init(eventStore: EKEventStore) { super.init(ItemFields(kind: .reminder(ReminderFields()))) }

    override init(_ fields: ItemFields) { super.init(fields) }

    private var own: ReminderFields {
        get { fields.reminder ?? ReminderFields() }
        set { fields.kind = .reminder(newValue) }
    }

    open var startDateComponents: DateComponents? {
        get { own.start }
        set { own.start = newValue }
    }
    open var dueDateComponents: DateComponents? {
        get { own.due }
        set { own.due = newValue }
    }
    /// Whether the reminder is completed. Setting it to true sets ``completionDate`` to the current time.
    open var isCompleted: Bool {
        get { own.completion != nil }
        set { own.completion = newValue ? own.completion ?? _now() : nil }
    }
    open var completionDate: Date? {
        get { own.completion }
        set { own.completion = newValue }
    }
    /// The priority: 1 is the highest, 9 the lowest, 0 none.
    open var priority: Int {
        get { own.priority }
        set { own.priority = newValue }
    }
}
