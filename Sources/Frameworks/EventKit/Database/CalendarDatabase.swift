import Foundation
import HeadlessUIKit

/// The calendars, events and reminders of the session. It begins with a calendar and a list of reminders.
final class CalendarDatabase {
    private(set) var items: [ItemFields] = []
    private(set) var calendars = [
        CalendarFields(
            identifier: "calendar", type: .event, title: SystemQuestion.word("Calendar"),
            color: UIColor.systemRed.cgColor),
        CalendarFields(
            identifier: "reminders", type: .reminder, title: SystemQuestion.word("Reminders"),
            color: UIColor.systemBlue.cgColor),
    ]

    /// A change that a store saves.
    enum Change {
        case save(ItemFields), remove(ItemFields)
        case saveCalendar(CalendarFields), removeCalendar(String)
    }

    private enum Key: ApplicationKey {
        static var defaultValue: CalendarDatabase { CalendarDatabase() }
    }

    static var current: CalendarDatabase { AppEnvironment.current.values[Key.self] }

    func apply(_ changes: [Change]) {
        for change in changes { apply(change) }
    }

    private func apply(_ change: Change) {
        switch change {
        case .save(let item): save(item)
        case .remove(let item): items.removeAll { $0.identifier == item.identifier }
        case .saveCalendar(let calendar):
            calendars.removeAll { $0.identifier == calendar.identifier }
            calendars.append(calendar)
        case .removeCalendar(let identifier):
            calendars.removeAll { $0.identifier == identifier }
            items.removeAll { $0.calendar == identifier }
        }
    }

    private func save(_ item: ItemFields) {
        if let place = items.firstIndex(where: { $0.identifier == item.identifier }) {
            items[place] = item
        } else {
            items.append(item)
        }
    }
}
