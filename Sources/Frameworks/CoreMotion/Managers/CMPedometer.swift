public import Foundation

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps on iOS. A session counts none: handlers are called once, with the error ``CMErrorNotAvailable``.
open class CMPedometer: NSObject {
    public override init() {}

    /// Always returns false.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Always returns false.
    open class func isDistanceAvailable() -> Bool { false }
    /// Always returns false.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Always returns false.
    open class func isPaceAvailable() -> Bool { false }
    /// Always returns false.
    open class func isCadenceAvailable() -> Bool { false }
    /// Always returns false.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Always returns `denied`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Calls `handler` with an error.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        MissingSensor.pedometer.fail(CMErrorNotAvailable) { handler(nil, $0) }
    }
    /// Calls `handler` once, with an error.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        MissingSensor.pedometer.fail(CMErrorNotAvailable) { handler(nil, $0) }
    }
    /// Does nothing.
    open func stopUpdates() {}
    /// Calls `handler` once, with an error.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        MissingSensor.pedometer.fail(CMErrorNotAvailable) { handler(nil, $0) }
    }
    /// Does nothing.
    open func stopEventUpdates() {}
}
