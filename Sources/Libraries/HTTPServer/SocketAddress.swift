internal import Glibc

/// An IP address and a port, small enough to store with every request and converted to text on demand.
struct SocketAddress: Sendable, Hashable {
    let family: sa_family_t
    let port: UInt16
    /// The address in network byte order; an IPv4 address uses the first four bytes of `high`.
    private let high: UInt64
    private let low: UInt64

    /// Parses a numeric address or `localhost`; an IPv6 address may be in brackets.
    init?(host: String, port: UInt16) {
        var host = host == "localhost" ? "127.0.0.1" : host
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        self.port = port
        var v4 = in_addr()
        var v6 = in6_addr()
        if inet_pton(AF_INET, host, &v4) == 1 {
            family = sa_family_t(AF_INET)
            (high, low) = Self.words(v4)
        } else if inet_pton(AF_INET6, host, &v6) == 1 {
            family = sa_family_t(AF_INET6)
            (high, low) = Self.words(v6)
        } else {
            return nil
        }
    }

    init?(_ address: UnsafePointer<sockaddr>) {
        family = address.pointee.sa_family
        let raw = UnsafeRawPointer(address)
        switch Int32(family) {
        case AF_INET:
            let v4 = raw.loadUnaligned(as: sockaddr_in.self)
            port = UInt16(bigEndian: v4.sin_port)
            (high, low) = Self.words(v4.sin_addr)
        case AF_INET6:
            let v6 = raw.loadUnaligned(as: sockaddr_in6.self)
            port = UInt16(bigEndian: v6.sin6_port)
            (high, low) = Self.words(v6.sin6_addr)
        default: return nil
        }
    }

    init?(boundTo descriptor: Int32) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let address = withUnsafeMutableBytes(of: &storage) { storage -> SocketAddress? in
            guard let address = storage.baseAddress?.assumingMemoryBound(to: sockaddr.self),
                getsockname(descriptor, address, &length) == 0
            else { return nil }
            return SocketAddress(address)
        }
        guard let address else { return nil }
        self = address
    }

    private init(family: sa_family_t, high: UInt64, low: UInt64) {
        (self.family, port, self.high, self.low) = (family, 0, high, low)
    }

    /// The address without its port, which identifies a client.
    var withoutPort: SocketAddress { SocketAddress(family: family, high: high, low: low) }

    func withSocketAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        func lend(_ value: some Any) -> Result {
            withUnsafeBytes(of: value) { bytes in
                bytes.withMemoryRebound(to: sockaddr.self) { address in
                    guard let address = address.baseAddress else { preconditionFailure("an address has bytes") }
                    return body(address, socklen_t(bytes.count))
                }
            }
        }
        if Int32(family) == AF_INET6 {
            var v6 = sockaddr_in6()
            v6.sin6_family = family
            v6.sin6_port = port.bigEndian
            v6.sin6_addr = withUnsafeBytes(of: (high, low)) { $0.load(as: in6_addr.self) }
            return lend(v6)
        }
        var v4 = sockaddr_in()
        v4.sin_family = family
        v4.sin_port = port.bigEndian
        v4.sin_addr = withUnsafeBytes(of: high) { $0.load(as: in_addr.self) }
        return lend(v4)
    }

    private static func words(_ address: some Any) -> (UInt64, UInt64) {
        var words: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &words) { words in
            withUnsafeBytes(of: address) { words.copyMemory(from: $0) }
        }
        return words
    }
}

extension SocketAddress: CustomStringConvertible {
    /// The address without its port, such as "127.0.0.1".
    var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let bytes = withUnsafeBytes(of: (high, low)) { Array($0) }
        guard inet_ntop(Int32(family), bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
