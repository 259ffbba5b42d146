import Wire

/// The host of a `Host` header or of a URL, without its port.
enum HostName: Equatable {
    /// A name, in lower case.
    case name(String)
    /// A numeric address.
    case address(NetworkAddress)
    /// Text that is not a valid host.
    case malformed

    init(_ text: String) {
        var host = text[...]
        if host.first == "[" {
            guard let end = host.firstIndex(of: "]"), Self.isPort(host[host.index(after: end)...]) else {
                self = .malformed
                return
            }
            host = host[host.index(after: host.startIndex)..<end]
            self = NetworkAddress(String(host)).map(HostName.address) ?? .malformed
            return
        }
        if let address = NetworkAddress(String(host)) {
            self = .address(address)
            return
        }
        if let colon = host.firstIndex(of: ":") {
            guard Self.isPort(host[colon...]) else {
                self = .malformed
                return
            }
            host = host[..<colon]
        }
        if let address = NetworkAddress(String(host)) {
            self = .address(address)
        } else if !host.isEmpty, host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "@") }) {
            let lowered = host.lowercased()
            self = .name(lowered.hasSuffix(".") ? String(lowered.dropLast()) : lowered)
        } else {
            self = .malformed
        }
    }

    /// Whether the text is empty, or a colon and digits.
    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || (text.first == ":" && text.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) })
    }
}
