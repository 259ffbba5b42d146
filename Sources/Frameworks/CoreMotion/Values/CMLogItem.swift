public import Foundation

/// A measurement of a sensor. A session has no sensors, so no app receives one.
open class CMLogItem: NSObject {
    /// The time since the device started, in seconds.
    open var timestamp: TimeInterval { 0 }

    override init() {}
}

/// Never created, because there is no accelerometer.
open class CMAccelerometerData: CMLogItem {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// Never created, because there is no gyroscope.
open class CMGyroData: CMLogItem {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Never created, because there is no magnetometer.
open class CMMagnetometerData: CMLogItem {
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// Never created, because there is no barometer.
open class CMAltitudeData: CMLogItem {
    /// The change of the altitude, in metres.
    open var relativeAltitude: NSNumber { 0 }
    /// The pressure, in kilopascals.
    open var pressure: NSNumber { 0 }
}

/// Never created, because there is no barometer.
open class CMAbsoluteAltitudeData: CMLogItem {
    /// The altitude above sea level, in metres.
    open var altitude: Double { 0 }
    /// The accuracy of the altitude, in metres.
    open var accuracy: Double { 0 }
    /// The precision of the altitude, in metres.
    open var precision: Double { 0 }
}
