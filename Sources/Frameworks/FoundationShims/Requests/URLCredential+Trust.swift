#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The certificates of a server. The server that sends a session's requests evaluates them itself, by the machine's
/// authorities, so an app never gets any.
public final class SecTrust: Sendable {}

extension URLCredential {
    /// Creates a credential that accepts a server's certificate. Has no effect.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

extension URLProtectionSpace {
    /// Always nil.
    public var serverTrust: SecTrust? { nil }
}
