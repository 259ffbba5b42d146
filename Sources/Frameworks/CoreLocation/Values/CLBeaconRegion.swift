public import Foundation

/// A beacon region. Stored; beacons are never found.
open class CLBeaconRegion: CLRegion {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    /// Equal to `uuid`, in the API from before iOS 13.
    open var proximityUUID: UUID { uuid }
    /// Stored; has no visible effect.
    open var notifyEntryStateOnDisplay = false

    private init(_ uuid: UUID, major: NSNumber?, minor: NSNumber?, identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init(identifier: identifier)
    }

    public convenience init(uuid: UUID, identifier: String) {
        self.init(uuid, major: nil, minor: nil, identifier: identifier)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid, major: NSNumber(value: major), minor: nil, identifier: identifier)
    }
    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid, major: NSNumber(value: major), minor: NSNumber(value: minor), identifier: identifier) }
    /// Creates a region, with the API before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(proximityUUID, major: nil, minor: nil, identifier: identifier)
    }
    /// Creates a region, with the API before iOS 13.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// Creates a region, with the API before iOS 13.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable {
    case unknown, immediate, near, far
}

/// Never created, because beacons are never found.
open class CLBeacon: NSObject {
    public let uuid: UUID
    public let major: NSNumber
    public let minor: NSNumber
    open var proximity: CLProximity { .unknown }
    /// Always returns -1.
    open var accuracy: CLLocationAccuracy { -1 }
    /// Always returns 0.
    open var rssi: Int { 0 }

    init(_ uuid: UUID, major: NSNumber, minor: NSNumber) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
}

open class CLBeaconIdentityConstraint: NSObject {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
}
