public import Foundation

public enum CBManagerState: Int, Sendable {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

/// A Bluetooth manager. A session does not support Bluetooth.
open class CBManager: NSObject {
    override init() {}

    /// Always `unsupported`.
    open var state: CBManagerState { .unsupported }
    /// Always `allowedAlways`.
    open class var authorization: CBManagerAuthorization { .allowedAlways }
    /// Always `allowedAlways`.
    open var authorization: CBManagerAuthorization { .allowedAlways }
}

/// An identifier of a service or a characteristic.
open class CBUUID: NSObject {
    open private(set) var uuidString: String

    public init(string theString: String) { uuidString = theString.uppercased() }
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
    open override var description: String { uuidString }
}

public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
