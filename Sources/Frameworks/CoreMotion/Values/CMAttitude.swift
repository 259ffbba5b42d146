public import Foundation

/// A rotation as a quaternion.
public struct CMQuaternion: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public var w = 0.0

    public init() {}
    public init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}

/// A rotation as a matrix.
public struct CMRotationMatrix: Sendable {
    public var m11 = 0.0
    public var m12 = 0.0
    public var m13 = 0.0
    public var m21 = 0.0
    public var m22 = 0.0
    public var m23 = 0.0
    public var m31 = 0.0
    public var m32 = 0.0
    public var m33 = 0.0

    public init() {}
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
        m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The orientation of a device, relative to a reference frame. Apps receive none, because there are no sensors.
open class CMAttitude: NSObject, NSCopying {
    /// The rotation from the reference frame, of length 1.
    open private(set) var quaternion: CMQuaternion

    init(_ quaternion: CMQuaternion) { self.quaternion = quaternion }

    /// The rotation about the x axis, in radians.
    open var pitch: Double { asin(max(-1, min(1, rotationMatrix.m23))) }
    /// The rotation about the y axis, in radians.
    open var roll: Double { atan2(-rotationMatrix.m13, rotationMatrix.m33) }
    /// The rotation about the z axis, in radians.
    open var yaw: Double { atan2(-rotationMatrix.m21, rotationMatrix.m22) }

    open var rotationMatrix: CMRotationMatrix {
        let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
        return CMRotationMatrix(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + z * w), m13: 2 * (x * z - y * w),
            m21: 2 * (x * y - z * w), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + x * w),
            m31: 2 * (x * z + y * w), m32: 2 * (y * z - x * w), m33: 1 - 2 * (x * x + y * y))
    }

    /// Makes the attitude relative to another one.
    open func multiply(byInverseOf attitude: CMAttitude) {
        let (a, b) = (attitude.quaternion, quaternion)
        quaternion = CMQuaternion(
            x: a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y, y: a.w * b.y + a.x * b.z - a.y * b.w - a.z * b.x,
            z: a.w * b.z - a.x * b.y + a.y * b.x - a.z * b.w, w: a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z)
    }

    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion) }
}
