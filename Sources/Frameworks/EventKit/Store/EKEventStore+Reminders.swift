public import Foundation
import HeadlessUIKit

extension EKEventStore {
    /// Saves a reminder; with `commit` false, only when `commit()` is called.
    ///
    /// - Throws: ``EKError`` without permission, and for a reminder without calendar.
    public func save(_ reminder: EKReminder, commit: Bool) throws {
        try checkPermission(.reminder)
        guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
        guard calendar.fields.type == .reminder else { throw EKError(.calendarDoesNotAllowReminders) }
        reminder.markAsSaved()
        try add(.save(reminder.fields), commit: commit)
    }

    /// Deletes a reminder; with `commit` false, only when `commit()` is called.
    ///
    /// - Throws: ``EKError`` without permission.
    public func remove(_ reminder: EKReminder, commit: Bool) throws {
        try checkPermission(.reminder)
        try add(.remove(reminder.fields), commit: commit)
    }

    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        let isIn = ItemPredicate.isIn(calendars)
        return ItemPredicate { $0.reminder != nil && isIn($0) }
    }

    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        let isIn = ItemPredicate.isIn(calendars)
        return ItemPredicate { item in
            guard let reminder = item.reminder, reminder.completion == nil, isIn(item) else { return false }
            if startDate == nil, endDate == nil { return true }
            let due = reminder.due.flatMap { ($0.calendar ?? Calendar.session).date(from: $0) }
            return due.map { (startDate ?? .distantPast)...(endDate ?? .distantFuture) ~= $0 } ?? false
        }
    }

    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        let isIn = ItemPredicate.isIn(calendars)
        return ItemPredicate { item in
            guard let completion = item.reminder?.completion, isIn(item) else { return false }
            return (startDate ?? .distantPast)...(endDate ?? .distantFuture) ~= completion
        }
    }

    /// Calls `completion` in a turn of the session; without access with nil.
    ///
    /// - Returns: An identifier for ``cancelFetchRequest(_:)``.
    @discardableResult
    public func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        let fetch = ReminderFetch()
        MainQueue.async { [self] in
            guard !fetch.isCancelled else { return }
            let isAllowed = Self.authorizationStatus(for: .reminder) == .fullAccess
            let matches = (predicate as? ItemPredicate)?.matches
            completion(isAllowed ? reminders { matches?($0) ?? false } : nil)
        }
        return fetch
    }

    /// Cancels a fetch. Its completion is not called.
    public func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? ReminderFetch)?.isCancelled = true }

    func reminders(_ matches: (ItemFields) -> Bool) -> [EKReminder] {
        guard Self.authorizationStatus(for: .reminder) == .fullAccess else { return [] }
        return CalendarDatabase.current.items.filter { $0.reminder != nil && matches($0) }.map { EKReminder($0) }
    }
}

/// A fetch of reminders that can be cancelled.
private final class ReminderFetch {
    var isCancelled = false
}

extension EKCalendarItem {
    /// Sets the times of saving.
    func markAsSaved() {
        let now = _now()
        fields.creationDate = fields.creationDate ?? now
        fields.lastModifiedDate = now
    }
}
