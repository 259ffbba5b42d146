#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An IPv4 or IPv6 address, and what it is good for.
struct NetworkAddress: Hashable, Sendable {
    /// Sixteen bytes; an IPv4 address stands in its mapped form.
    let bytes: [UInt8]

    /// Reads the numeric form; nil for anything else, names included.
    init?(_ text: String) {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(four)
            return
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        self.init(six)
    }

    init(_ four: in_addr) {
        bytes = [UInt8](repeating: 0, count: 10) + [0xff, 0xff] + withUnsafeBytes(of: four) { Array($0) }
    }

    init(_ six: in6_addr) {
        bytes = withUnsafeBytes(of: six) { Array($0) }
    }

    /// What kind of neighbourhood an address lies in.
    enum Neighbourhood: Sendable {
        /// This machine.
        case loopback
        /// A private network.
        case personal
        /// The public network.
        case everywhere
        /// Nowhere a backend lives: link-local, multicast, unspecified, reserved.
        case nowhere
    }

    var isLoopback: Bool { neighbourhood == .loopback }

    var neighbourhood: Neighbourhood {
        if bytes.starts(with: Self.mappedPrefix) {
            return Self.neighbourhood(ofIPv4: bytes[12], bytes[13])
        }
        if bytes == [UInt8](repeating: 0, count: 15) + [1] { return .loopback }
        switch (bytes[0], bytes[1]) {
        case (0xfc...0xfd, _): return .personal
        case (0xfe, 0x80...0xff), (0xff, _), (0x00, _): return .nowhere
        default: return .everywhere
        }
    }

    private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]

    private static func neighbourhood(ofIPv4 first: UInt8, _ second: UInt8) -> Neighbourhood {
        switch (first, second) {
        case (127, _): .loopback
        case (10, _), (172, 16...31), (192, 168), (100, 64...127): .personal
        case (0, _), (169, 254), (224..., _): .nowhere
        default: .everywhere
        }
    }
}
