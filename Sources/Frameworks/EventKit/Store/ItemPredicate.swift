import Foundation

/// A condition for events or reminders, which a ``EKEventStore`` can evaluate.
final class ItemPredicate: NSPredicate {
    let matches: (ItemFields) -> Bool

    init(_ matches: @escaping (ItemFields) -> Bool) {
        self.matches = matches
        super.init(value: false)
    }

    /// Always returns nil.
    required init?(coder: NSCoder) { nil }

    /// Returns whether an item is of one of the calendars; nil is any calendar.
    static func isIn(_ calendars: [EKCalendar]?) -> (ItemFields) -> Bool {
        guard let names = calendars.map({ Set($0.map(\.calendarIdentifier)) }) else { return { _ in true } }
        return { item in item.calendar.map(names.contains) ?? false }
    }
}
