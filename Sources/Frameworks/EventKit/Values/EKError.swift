public import Foundation
public import HeadlessUIKit

public struct EKError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
        case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
        case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
        case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The description of the error, for code that casts it to `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? {
        switch code {
        case .noCalendar: "No calendar has been set."
        case .noStartDate: "No start date has been set."
        case .noEndDate: "No end date has been set."
        case .datesInverted: "The start date must be before the end date."
        case .eventStoreNotAuthorized: "Access denied"
        case .calendarDoesNotAllowEvents: "The calendar does not allow events."
        case .calendarDoesNotAllowReminders: "The calendar does not allow reminders."
        default: "The operation couldn’t be completed (\(code.rawValue))"
        }
    }

    public static var eventNotMutable: Code { .eventNotMutable }
    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension EKError.Code: MatchedErrorCode {
    public static var errorDomain: String { EKErrorDomain }
}

public let EKErrorDomain = "EKErrorDomain"
