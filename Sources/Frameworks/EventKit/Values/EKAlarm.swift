public import Foundation

/// An alarm of an event. It is stored with the event, and never rings.
open class EKAlarm: NSObject, NSCopying {
    /// The time of the alarm; nil if it is relative to the event.
    open var absoluteDate: Date?
    /// The time from the start of the event, in seconds; negative before it.
    open var relativeOffset: TimeInterval = 0

    public init(absoluteDate date: Date) { absoluteDate = date }
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

    open func copy(with zone: NSZone? = nil) -> Any {
        let made = EKAlarm(relativeOffset: relativeOffset)
        made.absoluteDate = absoluteDate
        return made
    }
}
