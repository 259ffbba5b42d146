public import Foundation

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

/// A day of the week; in a month or year, one of several.
open class EKRecurrenceDayOfWeek: NSObject {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int

    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
}

/// The end of a repetition: a date or a number of events.
open class EKRecurrenceEnd: NSObject {
    /// The date of the end; nil if the repetition ends after a number of events.
    public let endDate: Date?
    /// The number of events; 0 if the repetition ends at a date.
    public let occurrenceCount: Int

    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// The repetition of an event. It is only stored: searches find the event once, at its start date.
open class EKRecurrenceRule: NSObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    open var recurrenceEnd: EKRecurrenceEnd?

    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
        (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
        (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
    }
}
