/// Whether the simulated device has a network.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }

    /// Never `requiresConnection`.
    public let status: Status

    /// The Wi-Fi interface; empty if the device has no network.
    public var availableInterfaces: [NWInterface] { status == .satisfied ? [.wifi] : [] }
    /// Always `notAvailable`.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Always false, because the device has Wi-Fi.
    public var isExpensive: Bool { false }
    /// Always false.
    public var isConstrained: Bool { false }
    public var supportsDNS: Bool { status == .satisfied }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}
