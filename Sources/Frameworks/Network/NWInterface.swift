/// A network interface of the device. The only one is Wi-Fi.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let type: InterfaceType
    public let name: String
    public let index: Int

    static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}
