import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The members of a configuration that Foundation lacks on Linux.
private struct ConfigurationMembers {
    var waitsForConnectivity = false
    var allowsExpensiveNetworkAccess = true
    var allowsConstrainedNetworkAccess = true
    var sessionSendsLaunchEvents = true
    var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv10
    var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13
}

extension URLSessionConfiguration {
    nonisolated(unsafe) private static let membersKey = UnsafeRawPointer(
        UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    private var members: ConfigurationMembers {
        get { objc_getAssociatedObject(self, Self.membersKey) as? ConfigurationMembers ?? ConfigurationMembers() }
        set { objc_setAssociatedObject(self, Self.membersKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Returns a configuration whose requests are sent like those of a default configuration.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }

    /// Whether tasks wait while a fault rule disconnects the device's network.
    public var waitsForConnectivity: Bool {
        get { members.waitsForConnectivity }
        set { members.waitsForConnectivity = newValue }
    }

    /// Stored; has no effect, because the device's network is never expensive.
    public var allowsExpensiveNetworkAccess: Bool {
        get { members.allowsExpensiveNetworkAccess }
        set { members.allowsExpensiveNetworkAccess = newValue }
    }

    /// Stored; has no effect, because the device's network is never constrained.
    public var allowsConstrainedNetworkAccess: Bool {
        get { members.allowsConstrainedNetworkAccess }
        set { members.allowsConstrainedNetworkAccess = newValue }
    }

    /// Stored; has no visible effect.
    public var sessionSendsLaunchEvents: Bool {
        get { members.sessionSendsLaunchEvents }
        set { members.sessionSendsLaunchEvents = newValue }
    }

    /// Stored; has no effect, because connections are made outside the session.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { members.tlsMinimumSupportedProtocolVersion }
        set { members.tlsMinimumSupportedProtocolVersion = newValue }
    }

    /// Stored; has no effect, because connections are made outside the session.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { members.tlsMaximumSupportedProtocolVersion }
        set { members.tlsMaximumSupportedProtocolVersion = newValue }
    }

    /// Returns a copy for a URL session, with the cookies and the cache of the running app in place of the machine's.
    var ofSession: URLSessionConfiguration {
        let copy = copy() as? URLSessionConfiguration ?? self
        if copy !== self { copy.members = members }
        if let cache = copy.urlCache, !(cache is SessionURLCache) {
            // An ephemeral configuration has a cache of its own.
            copy.urlCache =
                cache === URLCache.shared
                ? SessionURLCache.shared
                : SessionURLCache(
                    memoryCapacity: cache.memoryCapacity, diskCapacity: cache.diskCapacity, diskPath: nil)
        }
        if copy.httpCookieStorage === HTTPCookieStorage.shared {
            copy.httpCookieStorage = HTTPCookieStorage.ofSession
        }
        return copy
    }
}
