#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The certificates of a server, which the module Security can evaluate. The server evaluates certificates of backends
/// itself, with the certificate authorities of the machine. Therefore an app never receives the trust of a backend.
public final class SecTrust: Hashable, @unchecked Sendable {  // the app's turns run one at a time
    /// The certificates, policies and anchors, whose types are in the module Security.
    package var contents: AnyObject?

    package init() {}

    public static func == (one: SecTrust, other: SecTrust) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension URLCredential {
    /// Creates a credential that accepts a server's certificate. Has no effect.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

extension URLProtectionSpace {
    /// Always nil.
    public var serverTrust: SecTrust? { nil }
}
