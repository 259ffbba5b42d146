public import Foundation

/// All that is near beacons; none are here.
open class CLBeaconRegion: CLRegion {
    public let uuid: UUID
    /// Which of them; nil for all.
    public let major: NSNumber?
    /// Which of these; nil for all.
    public let minor: NSNumber?
    /// Which beacons, as before iOS 13.
    open var proximityUUID: UUID { uuid }
    /// Whether coming is told as the screen is lit; kept.
    open var notifyEntryStateOnDisplay = false

    private init(_ uuid: UUID, _ major: NSNumber?, _ minor: NSNumber?, _ identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init(identifier: identifier)
    }

    public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid, NSNumber(value: major), nil, identifier)
    }
    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid, NSNumber(value: major), NSNumber(value: minor), identifier) }
    /// Beacons of an organisation, as before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(proximityUUID, nil, nil, identifier) }
    /// Those of them with a number, as before iOS 13.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// The one of these with a number, as before iOS 13.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable {
    case unknown, immediate, near, far
}

/// A beacon that a device hears; none hears any here.
open class CLBeacon: NSObject {
    public let uuid: UUID
    public let major: NSNumber
    public let minor: NSNumber
    open var proximity: CLProximity { .unknown }
    /// Metres within which it is; negative for nobody knows.
    open var accuracy: CLLocationAccuracy { -1 }
    /// How loud it is heard; 0 for nobody knows.
    open var rssi: Int { 0 }

    init(_ uuid: UUID, _ major: NSNumber, _ minor: NSNumber) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
}

open class CLBeaconIdentityConstraint: NSObject {
    public let uuid: UUID
    /// With which number; nil for all.
    public let major: CLBeaconMajorValue?
    /// With which number among these; nil for all.
    public let minor: CLBeaconMinorValue?

    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
}
