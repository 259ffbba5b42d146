import Synchronization

/// Counters of the bytes that a server has sent and received, without heads and encryption.
public final class TrafficCounter: Sendable {
    private let sentBytes = Atomic(0)
    private let receivedBytes = Atomic(0)
    private let unsentBytes = Atomic(0)
    private let readersCutOff = Atomic(0)
    private let connectionsClosed = Atomic(0)
    private let streamsRefused = Atomic(0)

    /// Creates counters of zero.
    public init() {}

    /// The bytes of bodies and streams that were passed on for sending.
    public var sent: Int { sentBytes.load(ordering: .relaxed) }
    /// The bytes of bodies that were read.
    public var received: Int { receivedBytes.load(ordering: .relaxed) }
    /// The bytes of large answers and frames that currently wait for their readers.
    public var unsent: Int { unsentBytes.load(ordering: .relaxed) }
    /// The number of readers that were disconnected, or were refused a large answer, because too much waited for slow
    /// readers.
    public var cutOffs: Int { readersCutOff.load(ordering: .relaxed) }
    /// The number of idle connections that were closed to make space for others.
    public var closedForOthers: Int { connectionsClosed.load(ordering: .relaxed) }

    /// The number of streams that were refused, so that connections are left for requests.
    public var refusedStreams: Int { streamsRefused.load(ordering: .relaxed) }

    func refuseStream() { streamsRefused.wrappingAdd(1, ordering: .relaxed) }
    func keepUnsent(_ count: Int) { unsentBytes.store(count, ordering: .relaxed) }
    func cutOff() { readersCutOff.wrappingAdd(1, ordering: .relaxed) }
    func closeForAnother() { connectionsClosed.wrappingAdd(1, ordering: .relaxed) }
    func send(_ count: Int) { sentBytes.wrappingAdd(count, ordering: .relaxed) }
    func receive(_ count: Int) { receivedBytes.wrappingAdd(count, ordering: .relaxed) }
}
