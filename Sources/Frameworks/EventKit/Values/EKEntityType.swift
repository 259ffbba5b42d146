public enum EKEntityType: UInt, Sendable { case event, reminder }

public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
}

public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }

public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}
