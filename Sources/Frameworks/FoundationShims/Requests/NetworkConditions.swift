public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Rules about networks that are metered or in Low Data Mode. A session's network is neither.
extension URLRequest {
    /// Always true; setting it has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Always true; setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSessionTask {
    /// Always true. Setting it has no effect, because a task delivers the body in one piece.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}

extension URLError {
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
    /// Always nil.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
