#if canImport(Darwin)
    package import Darwin
#else
    package import Glibc
#endif

/// An IPv4 or IPv6 address, and what it is good for.
package struct NetworkAddress: Hashable, Sendable {
    /// Sixteen bytes; an IPv4 address stands in its mapped form.
    package let bytes: [UInt8]

    /// Reads the numeric form; nil for anything else, names included.
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

    /// Reads what the system writes; nil for any other family than IPv4 and IPv6.
    package init?(_ address: UnsafePointer<sockaddr>) {
        let place = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET: self.init(place.loadUnaligned(as: sockaddr_in.self).sin_addr)
        case AF_INET6: self.init(place.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
        default: return nil
        }
    }

    /// An IPv4 address.
    package init(_ four: in_addr) {
        bytes = [UInt8](repeating: 0, count: 10) + [0xff, 0xff] + withUnsafeBytes(of: four) { Array($0) }
    }

    /// An IPv6 address, which may be a mapped IPv4 one.
    package init(_ six: in6_addr) {
        bytes = withUnsafeBytes(of: six) { Array($0) }
    }

    /// Whether it is an IPv4 address, written in whatever form.
    package var isIPv4: Bool { bytes.starts(with: Self.mappedPrefix) }

    /// The usual numeric form.
    package var text: String {
        if isIPv4 { return bytes[12...].map(String.init).joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// What kind of neighbourhood an address lies in.
    package enum Neighbourhood: Sendable {
        /// This machine.
        case loopback
        /// A private network.
        case personal
        /// The public network.
        case everywhere
        /// Nowhere a backend lives: link-local, multicast, unspecified, reserved.
        case nowhere
    }

    /// Whether it is this machine's own.
    package var isLoopback: Bool { neighbourhood == .loopback }

    /// Whether it names no machine, which a connection takes for this one.
    package var isUnspecified: Bool { bytes.allSatisfy { $0 == 0 } || isIPv4 && bytes[12...].allSatisfy { $0 == 0 } }

    /// Where it lies.
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
