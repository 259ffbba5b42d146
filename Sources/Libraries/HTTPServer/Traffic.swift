import Synchronization

/// The bytes that a server has sent and received, without heads and encryption.
public final class Traffic: Sendable {
    private let sentBytes = Atomic(0)
    private let receivedBytes = Atomic(0)
    private let unsentBytes = Atomic(0)
    private let readersCutOff = Atomic(0)
    private let connectionsClosed = Atomic(0)
    private let streamsRefused = Atomic(0)

    /// Counts from zero.
    public init() {}

    /// Bytes of bodies and streams that were handed out for sending.
    public var sent: Int { sentBytes.load(ordering: .relaxed) }
    /// Bytes of bodies that were read.
    public var received: Int { receivedBytes.load(ordering: .relaxed) }
    /// Bytes of large answers and frames that wait for their readers now.
    public var unsent: Int { unsentBytes.load(ordering: .relaxed) }
    /// Readers that were cut off, or got no large answer, because too much waited for slow ones.
    public var cutOffs: Int { readersCutOff.load(ordering: .relaxed) }
    /// Idle connections that were closed so that others could be opened.
    public var closedForOthers: Int { connectionsClosed.load(ordering: .relaxed) }

    /// Streams that were not opened, so that connections are left for requests.
    public var refusedStreams: Int { streamsRefused.load(ordering: .relaxed) }

    func refuseStream() { streamsRefused.wrappingAdd(1, ordering: .relaxed) }
    func keepUnsent(_ count: Int) { unsentBytes.store(count, ordering: .relaxed) }
    func cutOff() { readersCutOff.wrappingAdd(1, ordering: .relaxed) }
    func closeForAnother() { connectionsClosed.wrappingAdd(1, ordering: .relaxed) }
    func send(_ count: Int) { sentBytes.wrappingAdd(count, ordering: .relaxed) }
    func receive(_ count: Int) { receivedBytes.wrappingAdd(count, ordering: .relaxed) }
}
