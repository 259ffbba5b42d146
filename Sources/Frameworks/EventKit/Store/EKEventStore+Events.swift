public import Foundation

public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

extension EKEventStore {
    /// Saves an event.
    ///
    /// - Throws: ``EKError`` without permission, and for an event without calendar or with wrong dates.
    public func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    /// Saves an event; with `commit` false, only when `commit()` is called.
    ///
    /// - Throws: ``EKError`` without permission, and for an event without calendar or with wrong dates.
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try checkPermission(.event)
        guard let calendar = event.calendar else { throw EKError(.noCalendar) }
        guard calendar.fields.type == .event else { throw EKError(.calendarDoesNotAllowEvents) }
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        event.markAsSaved()
        try add(.save(event.fields), commit: commit)
    }

    /// Deletes an event.
    ///
    /// - Throws: ``EKError`` without permission.
    public func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

    /// Deletes an event; with `commit` false, only when `commit()` is called.
    ///
    /// - Throws: ``EKError`` without permission.
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try checkPermission(.event)
        try add(.remove(event.fields), commit: commit)
    }

    /// Returns the event with an identifier; nil if the store has none, or the app has no full access.
    public func event(withIdentifier identifier: String) -> EKEvent? {
        events { $0.identifier == identifier }.first
    }

    /// Returns the event or reminder with an identifier; nil if the store has none, or the app has no full access.
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        event(withIdentifier: identifier) ?? reminders { $0.identifier == identifier }.first
    }

    /// Returns a condition that is true for events between two times.
    public func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        let isIn = ItemPredicate.isIn(calendars)
        return ItemPredicate { item in
            guard let event = item.event, let start = event.start, let end = event.end else { return false }
            return start < endDate && end > startDate && isIn(item)
        }
    }

    /// Returns events in the order of their start; without full access none.
    public func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard let predicate = predicate as? ItemPredicate else { return [] }
        return events(predicate.matches).sorted { $0.compareStartDate(with: $1) == .orderedAscending }
    }

    /// Calls `block` with each event, until it sets the pointer's value to true.
    public func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
        var isStopped = ObjCBool(false)
        for event in events(matching: predicate) {
            block(event, &isStopped)
            if isStopped.boolValue { return }
        }
    }

    private func events(_ matches: (ItemFields) -> Bool) -> [EKEvent] {
        guard Self.authorizationStatus(for: .event) == .fullAccess else { return [] }
        return CalendarDatabase.current.items.filter { $0.event != nil && matches($0) }.map { EKEvent($0) }
    }
}
