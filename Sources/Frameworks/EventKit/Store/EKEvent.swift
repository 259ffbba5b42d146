public import Foundation

/// An event of a calendar.
open class EKEvent: EKCalendarItem {
    /// Creates an event, which the store saves.
    public init(eventStore: EKEventStore) { super.init(ItemFields(kind: .event(EventFields()))) }

    override init(_ fields: ItemFields) { super.init(fields) }

    private var own: EventFields {
        get { fields.event ?? EventFields() }
        set { fields.kind = .event(newValue) }
    }

    /// The identifier; nil before the event is saved.
    open var eventIdentifier: String! { fields.creationDate == nil ? nil : fields.identifier }
    open var startDate: Date! {
        get { own.start }
        set { own.start = newValue }
    }
    open var endDate: Date! {
        get { own.end }
        set { own.end = newValue }
    }
    open var isAllDay: Bool {
        get { own.isAllDay }
        set { own.isAllDay = newValue }
    }
    open var availability: EKEventAvailability {
        get { own.availability }
        set { own.availability = newValue }
    }
    /// Always `none`.
    open var status: EKEventStatus { .none }
    /// Always false.
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { own.start }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (own.start ?? .distantPast).compare(other.own.start ?? .distantPast)
    }
}
