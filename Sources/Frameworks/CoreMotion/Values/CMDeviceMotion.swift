/// Never created, because there are no motion sensors.
open class CMDeviceMotion: CMLogItem {
    public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }

    open var attitude: CMAttitude { CMAttitude(CMQuaternion(x: 0, y: 0, z: 0, w: 1)) }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// The heading in degrees; negative if it is not known.
    open var heading: Double { -1 }
    open var sensorLocation: SensorLocation { .default }
}
