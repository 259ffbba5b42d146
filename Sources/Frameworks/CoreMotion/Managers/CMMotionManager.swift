public import Foundation
public import HeadlessUIKit

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Starts the motion sensors on iOS. A session has none: no sensor is available, and updates fail.
///
/// Handlers are called once in a turn of the session, with the error ``CMErrorNotAvailable``. Updates without a
/// handler have no effect. Each start is logged.
open class CMMotionManager: NSObject {
    public override init() {}

    // MARK: - Accelerometer

    /// Stored; has no effect.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// Always false.
    open var isAccelerometerAvailable: Bool { false }
    /// Always false.
    open var isAccelerometerActive: Bool { false }
    /// Always nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Logs the use; has no other effect.
    open func startAccelerometerUpdates() { MissingSensor.accelerometer.logUse() }
    /// Calls `handler` once, with an error.
    open func startAccelerometerUpdates(
        to queue: SessionOperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) { MissingSensor.accelerometer.fail(CMErrorNotAvailable) { handler(nil, $0) } }
    /// Does nothing.
    open func stopAccelerometerUpdates() {}

    // MARK: - Gyroscope

    /// Stored; has no effect.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// Always false.
    open var isGyroAvailable: Bool { false }
    /// Always false.
    open var isGyroActive: Bool { false }
    /// Always nil.
    open var gyroData: CMGyroData? { nil }
    /// Logs the use; has no other effect.
    open func startGyroUpdates() { MissingSensor.gyroscope.logUse() }
    /// Calls `handler` once, with an error.
    open func startGyroUpdates(to queue: SessionOperationQueue, withHandler handler: @escaping CMGyroHandler) {
        MissingSensor.gyroscope.fail(CMErrorNotAvailable) { handler(nil, $0) }
    }
    /// Does nothing.
    open func stopGyroUpdates() {}

    // MARK: - Magnetometer

    /// Stored; has no effect.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// Always false.
    open var isMagnetometerAvailable: Bool { false }
    /// Always false.
    open var isMagnetometerActive: Bool { false }
    /// Always nil.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Logs the use; has no other effect.
    open func startMagnetometerUpdates() { MissingSensor.magnetometer.logUse() }
    /// Calls `handler` once, with an error.
    open func startMagnetometerUpdates(
        to queue: SessionOperationQueue, withHandler handler: @escaping CMMagnetometerHandler
    ) { MissingSensor.magnetometer.fail(CMErrorNotAvailable) { handler(nil, $0) } }
    /// Does nothing.
    open func stopMagnetometerUpdates() {}

    // MARK: - Device motion

    /// Stored; has no effect.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Stored; has no effect.
    open var showsDeviceMovementDisplay = false
    /// Always returns an empty set.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// The frame of the last start of updates.
    open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical
    /// Always false.
    open var isDeviceMotionAvailable: Bool { false }
    /// Always false.
    open var isDeviceMotionActive: Bool { false }
    /// Always nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Logs the use; has no other effect.
    open func startDeviceMotionUpdates() { MissingSensor.deviceMotion.logUse() }
    /// Stores the frame and logs the use; has no other effect.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        attitudeReferenceFrame = referenceFrame
        startDeviceMotionUpdates()
    }
    /// Calls `handler` once, with an error.
    open func startDeviceMotionUpdates(
        to queue: SessionOperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) { MissingSensor.deviceMotion.fail(CMErrorNotAvailable) { handler(nil, $0) } }
    /// Stores the frame, and calls `handler` once, with an error.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: SessionOperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        attitudeReferenceFrame = referenceFrame
        startDeviceMotionUpdates(to: queue, withHandler: handler)
    }
    /// Does nothing.
    open func stopDeviceMotionUpdates() {}
}
