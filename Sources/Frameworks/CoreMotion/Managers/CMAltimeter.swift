public import Foundation
public import HeadlessUIKit

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// Measures the altitude on iOS. A session has no barometer: handlers are called once, with the error
/// ``CMErrorNotAvailable``.
open class CMAltimeter: NSObject {
    public override init() {}

    /// Always returns false.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Always returns false.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Always returns `denied`.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Calls `handler` once, with an error.
    open func startRelativeAltitudeUpdates(
        to queue: SessionOperationQueue, withHandler handler: @escaping CMAltitudeHandler
    ) { MissingSensor.barometer.fail(CMErrorNotAvailable) { handler(nil, $0) } }
    /// Does nothing.
    open func stopRelativeAltitudeUpdates() {}
    /// Calls `handler` once, with an error.
    open func startAbsoluteAltitudeUpdates(
        to queue: SessionOperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) { MissingSensor.barometer.fail(CMErrorNotAvailable) { handler(nil, $0) } }
    /// Does nothing.
    open func stopAbsoluteAltitudeUpdates() {}
}
