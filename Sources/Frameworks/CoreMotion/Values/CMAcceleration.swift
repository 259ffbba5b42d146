/// An acceleration, in multiples of the gravity of the earth.
public struct CMAcceleration: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rate of rotation, in radians per second.
public struct CMRotationRate: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low, medium, high
}

/// A magnetic field without that of the device, in microteslas.
public struct CMCalibratedMagneticField: Sendable {
    public var field = CMMagneticField()
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated

    public init() {}
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
        (self.field, self.accuracy) = (field, accuracy)
    }
}
