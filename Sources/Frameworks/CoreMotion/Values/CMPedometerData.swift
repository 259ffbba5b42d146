public import Foundation

/// Never created, because no steps are counted.
open class CMPedometerData: NSObject {
    override init() {}

    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    /// The distance in metres.
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    /// The pace in seconds per metre.
    open var currentPace: NSNumber? { nil }
    /// The cadence in steps per second.
    open var currentCadence: NSNumber? { nil }
    /// The pace in seconds per metre.
    open var averageActivePace: NSNumber? { nil }
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }

/// Never created, because no steps are counted.
open class CMPedometerEvent: NSObject {
    override init() {}

    open var date: Date { .distantPast }
    open var type: CMPedometerEventType { .pause }
}
