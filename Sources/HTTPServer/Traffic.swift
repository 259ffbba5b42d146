import Synchronization

/// How much a server has sent and received, heads and encryption left out.
public final class Traffic: Sendable {
    private let sentBytes = Atomic(0)
    private let receivedBytes = Atomic(0)

    /// Nothing yet.
    public init() {}

    /// Bytes of bodies and streams that were handed out for sending.
    public var sent: Int { sentBytes.load(ordering: .relaxed) }
    /// Bytes of bodies that were read.
    public var received: Int { receivedBytes.load(ordering: .relaxed) }

    func send(_ count: Int) { sentBytes.wrappingAdd(count, ordering: .relaxed) }
    func receive(_ count: Int) { receivedBytes.wrappingAdd(count, ordering: .relaxed) }
}
