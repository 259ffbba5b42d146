#if canImport(Darwin)
    package import Darwin
#else
    package import Glibc
#endif

/// An IPv4 or IPv6 address and its classification.
package struct NetworkAddress: Hashable, Sendable {
    /// The sixteen bytes of an IPv6 address; IPv4 addresses are mapped.
    package let bytes: [UInt8]

    /// Parses the numeric form; nil for anything else, including names.
    package init?(_ text: String) {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(four)
            return
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        self.init(six)
    }

    /// Reads a socket address; nil for families other than IPv4 and IPv6.
    package init?(_ address: UnsafePointer<sockaddr>) {
        let place = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET: self.init(place.loadUnaligned(as: sockaddr_in.self).sin_addr)
        case AF_INET6: self.init(place.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
        default: return nil
        }
    }

    /// Creates an IPv4 address.
    package init(_ four: in_addr) {
        bytes = [UInt8](repeating: 0, count: 10) + [0xff, 0xff] + withUnsafeBytes(of: four) { Array($0) }
    }

    /// Creates an IPv6 address, which may be a mapped IPv4 address.
    package init(_ six: in6_addr) {
        bytes = withUnsafeBytes(of: six) { Array($0) }
    }

    /// Whether the address is IPv4, possibly mapped.
    package var isIPv4: Bool { bytes.starts(with: Self.mappedPrefix) }

    /// The usual numeric form.
    package var text: String {
        if isIPv4 { return bytes[12...].map(String.init).joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The scope of an address.
    package enum Neighbourhood: Sendable {
        /// The loopback interface of this machine.
        case loopback
        /// A private network.
        case personal
        /// The public network.
        case everywhere
        /// A range without backends: link-local, multicast, unspecified or reserved.
        case nowhere
    }

    /// Whether the address is this machine's own.
    package var isLoopback: Bool { neighbourhood == .loopback }

    /// Whether the address is unspecified, which connects to this machine.
    package var isUnspecified: Bool { bytes.allSatisfy { $0 == 0 } || isIPv4 && bytes[12...].allSatisfy { $0 == 0 } }

    /// The scope of the address.
    package var neighbourhood: Neighbourhood {
        if isIPv4 {
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
