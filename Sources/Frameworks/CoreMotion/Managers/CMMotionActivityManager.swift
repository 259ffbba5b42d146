public import Foundation
public import HeadlessUIKit

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Detects on iOS whether a person walks, runs or drives. A session detects nothing.
open class CMMotionActivityManager: NSObject {
    public override init() {}

    /// Always returns false.
    open class func isActivityAvailable() -> Bool { false }
    /// Always returns `denied`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Calls `handler` with the error ``CMErrorMotionActivityNotAvailable``.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: SessionOperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) { MissingSensor.activity.fail(CMErrorMotionActivityNotAvailable) { handler(nil, $0) } }
    /// Logs the use. `handler` is never called.
    open func startActivityUpdates(
        to queue: SessionOperationQueue, withHandler handler: @escaping CMMotionActivityHandler
    ) { MissingSensor.activity.logUse() }
    /// Does nothing.
    open func stopActivityUpdates() {}
}
