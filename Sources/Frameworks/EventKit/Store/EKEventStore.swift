public import Foundation
import HeadlessUIKit
import SystemScreens

extension NSNotification.Name {
    /// Posted after events, reminders or calendars were saved.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The calendars of the session, which an app can read and change if the person allows it.
///
/// A session begins with a calendar and a list of reminders, both empty. They have what the app saves.
open class EKEventStore: NSObject {
    /// Changes that were saved without committing them.
    private var uncommitted: [CalendarDatabase.Change] = []

    public override init() {}

    open var eventStoreIdentifier: String { "session" }

    // MARK: - Authorization

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        switch (entityType, permission(for: entityType).status, Permission.of(.calendarAdditions).status) {
        case (_, .authorized, _): .fullAccess
        case (.event, .notDetermined, .authorized): .writeOnly
        case (.event, .notDetermined, .denied), (_, .denied, _): .denied
        case (_, .notDetermined, _): .notDetermined
        }
    }

    static func permission(for type: EKEntityType) -> Permission {
        Permission.of(type == .event ? .calendars : .reminders)
    }

    /// Asks the person once, with an alert.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
    ) { Self.permission(for: entityType).request { completion($0, nil) } }

    /// Asks the person once, with an alert.
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// Asks the person once, with an alert.
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        requestAccess(to: .reminder, completion: completion)
    }
    /// Asks the person once, with an alert.
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        Permission.of(.calendarAdditions).request { completion($0, nil) }
    }

    /// Asks the person once, with an alert.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(to: entityType) { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }
    /// Asks the person once, with an alert.
    open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    /// Asks the person once, with an alert.
    open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }
    /// Asks the person once, with an alert.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestWriteOnlyAccessToEvents { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }

    // MARK: - Calendars

    open var sources: [EKSource] { [EKSource()] }
    open func source(withIdentifier identifier: String) -> EKSource? {
        sources.first { $0.sourceIdentifier == identifier }
    }

    /// Returns the calendars, or the lists of reminders; without full access none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        guard Self.authorizationStatus(for: entityType) == .fullAccess else { return [] }
        return CalendarDatabase.current.calendars.filter { $0.type == entityType }.map { EKCalendar($0) }
    }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
    }
    /// The first calendar; nil without permission.
    open var defaultCalendarForNewEvents: EKCalendar? { defaultCalendar(.event) }
    /// Returns the first list of reminders; nil without permission.
    open func defaultCalendarForNewReminders() -> EKCalendar? { defaultCalendar(.reminder) }

    private func defaultCalendar(_ type: EKEntityType) -> EKCalendar? {
        guard (try? checkPermission(type)) != nil else { return nil }
        return CalendarDatabase.current.calendars.first { $0.type == type }.map { EKCalendar($0) }
    }

    /// Saves a calendar; with `commit` false, only when `commit()` is called.
    ///
    /// - Throws: ``EKError`` without permission.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try checkPermission(calendar.fields.type)
        try add(.saveCalendar(calendar.fields), commit: commit)
    }
    /// Removes a calendar with its items.
    ///
    /// - Throws: ``EKError`` without permission.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try checkPermission(calendar.fields.type)
        try add(.removeCalendar(calendar.calendarIdentifier), commit: commit)
    }

    // MARK: - Changes

    /// Saves the changes that were not committed.
    open func commit() throws {
        let changes = uncommitted
        uncommitted = []
        guard !changes.isEmpty else { return }
        CalendarDatabase.current.apply(changes)
        MainQueue.async { AppEnvironment.current.post(.EKEventStoreChanged, of: nil) }
    }
    /// Forgets the changes that were not committed.
    open func reset() { uncommitted = [] }
    /// Does nothing.
    open func refreshSourcesIfNecessary() {}

    func add(_ change: CalendarDatabase.Change, commit isCommitted: Bool) throws {
        uncommitted.append(change)
        if isCommitted { try commit() }
    }

    func checkPermission(_ type: EKEntityType) throws(EKError) {
        switch Self.authorizationStatus(for: type) {
        case .fullAccess, .writeOnly: return
        case .notDetermined, .restricted, .denied: throw EKError(.eventStoreNotAuthorized)
        }
    }
}
