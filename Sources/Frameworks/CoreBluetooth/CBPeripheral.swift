public import Foundation

public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }

public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    public static let read = CBCharacteristicProperties(rawValue: 2)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    public static let write = CBCharacteristicProperties(rawValue: 8)
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// A device with an identifier.
open class CBPeer: NSObject {
    open var identifier: UUID { NSUUID(uuidBytes: [UInt8](repeating: 0, count: 16)) as UUID }

    override init() {}
}

/// A Bluetooth device. Never created, because none is found.
open class CBPeripheral: CBPeer {
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var rssi: NSNumber? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }

    open func readRSSI() {}
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}

/// A service or a characteristic. Never created, because no device is found.
open class CBAttribute: NSObject {
    open var uuid: CBUUID { CBUUID(string: "") }

    override init() {}
}

open class CBService: CBAttribute {
    open var peripheral: CBPeripheral? { nil }
    open var isPrimary: Bool { true }
    open var characteristics: [CBCharacteristic]? { nil }
}

open class CBCharacteristic: CBAttribute {
    open var service: CBService? { nil }
    open var properties: CBCharacteristicProperties { [] }
    open var value: Data? { nil }
    open var isNotifying: Bool { false }
}

/// The methods are never called, because no device is found.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}
