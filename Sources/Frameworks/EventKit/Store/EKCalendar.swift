public import CoreGraphics
public import Foundation
import HeadlessUIKit

/// An object of a ``EKEventStore``.
open class EKObject: NSObject {
    override init() {}

    /// Always false.
    open var isNew: Bool { false }
    /// Always false.
    open var hasChanges: Bool { false }
    /// Always true.
    open func refresh() -> Bool { true }
    /// Does nothing.
    open func reset() {}
    /// Does nothing.
    open func rollback() {}
}

/// An account with calendars. A session has one, that of the device.
open class EKSource: EKObject {
    open var sourceIdentifier: String { "local" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "Default" }

    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
        Set(CalendarDatabase.current.calendars.filter { $0.type == entityType }.map { EKCalendar($0) })
    }
}

/// A calendar of events, or a list of reminders.
open class EKCalendar: EKObject {
    var fields: CalendarFields

    init(_ fields: CalendarFields) { self.fields = fields }

    /// Creates a calendar, which the store saves.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        fields = CalendarFields(
            identifier: _uid().uuidString, type: entityType, title: "", color: UIColor.systemBlue.cgColor)
    }

    open var calendarIdentifier: String { fields.identifier }
    open var title: String {
        get { fields.title }
        set { fields.title = newValue }
    }
    open var cgColor: CGColor! {
        get { fields.color }
        set { fields.color = newValue ?? fields.color }
    }
    /// The only account. Another one cannot be set.
    open var source: EKSource! {
        get { EKSource() }
        set {}
    }
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var allowedEntityTypes: EKEntityMask { fields.type == .event ? .event : .reminder }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
    }
    open override var hash: Int { calendarIdentifier.hashValue }
}
