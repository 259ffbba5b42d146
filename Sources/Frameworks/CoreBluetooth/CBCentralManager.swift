public import Foundation
import HeadlessUIKit

public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Called once after the manager is created.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// Never called.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// Never called.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// Never called.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// Never called.
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// Never called.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

/// Finds Bluetooth devices on iOS. A session has no Bluetooth: the state is `unsupported`, and nothing is found.
open class CBCentralManager: CBManager {
    open weak var delegate: (any CBCentralManagerDelegate)?

    public override init() { super.init() }

    /// Creates a manager. The delegate gets the state in a turn of the session.
    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        self.delegate = delegate
        super.init()
        MainQueue.async { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }

    /// Always false.
    open var isScanning: Bool { false }
    /// Logs the use; finds nothing.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        AppEnvironment.current.host.log(.message("The app scans for devices of Bluetooth. A session has no Bluetooth"))
    }
    /// Does nothing.
    open func stopScan() {}
    /// Does nothing.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Does nothing.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Always returns an empty array.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Always returns an empty array.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
