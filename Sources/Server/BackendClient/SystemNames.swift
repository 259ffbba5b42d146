package import Wire

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Names and addresses, as the operating system resolves them.
package enum SystemNames {
    /// Resolves a name with the system's resolver; blocks.
    package static func addresses(of host: String) -> [NetworkAddress] {
        if let address = NetworkAddress(host) { return [address] }
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        return sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { entry in
            entry?.pointee.ai_addr.flatMap { NetworkAddress($0) }
        }
    }

    /// Whether an address is one of this machine's network interfaces.
    static func isInterface(_ address: NetworkAddress) -> Bool {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return false }
        defer { freeifaddrs(list) }
        return sequence(first: list, next: { $0?.pointee.ifa_next }).contains { entry in
            entry?.pointee.ifa_addr.flatMap { NetworkAddress($0) } == address
        }
    }
}

extension NetworkAddress {
    /// Whether connections to the address end on this machine.
    package var isOfThisMachine: Bool { isLoopback || isUnspecified || SystemNames.isInterface(self) }
}
