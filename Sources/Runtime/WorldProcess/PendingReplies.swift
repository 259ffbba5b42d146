import Wire

/// The traffic between the server and one of its world processes: callers that wait for answers, and unsent bytes.
struct PendingReplies {
    /// A caller that waits for the answer to a request.
    struct Asker {
        let world: UInt32
        let continuation: UnsafeContinuation<Result<WorldReply, WorldLoss>, Never>
    }

    /// The callbacks for messages that a world sends on its own initiative, without being asked.
    struct WorldObserver: Sendable {
        /// Answers the blocking requests of app code.
        let reading: BlockingRequestHandler
        /// Receives the responses of app-supplied network clients.
        let answered: @Sendable (OwnAnswer) -> Void
    }

    var askers: [UInt32: Asker] = [:]
    /// The callbacks of each world, by the world's number.
    private(set) var hearers: [UInt32: WorldObserver] = [:]
    /// The worlds whose code waits for a blocking request.
    private var readers: Set<UInt32> = []
    private(set) var lastTicket: UInt32 = 0
    /// The lateness of the process; nil while it is on time.
    private var late: Late?
    /// Requests without a waiting caller, because their worlds are rebuilt in other processes. The process still
    /// answers them.
    private var abandoned: Set<UInt32> = []
    private var lastWorld: UInt32 = 0
    /// Unsent bytes that did not fit into the socket's buffer. A thread that may block sends them.
    var outgoing: [UInt8] = []
    var isSending = false
    /// The end of the process; nil while it runs.
    private(set) var end: End?

    /// The time of lateness: the worlds of the process wait for the turn of `world`. Until the process makes progress,
    /// requests go only to that world and to worlds created after `newest`.
    private struct Late {
        /// The world whose turn delays the process; 0 if there is none.
        let world: UInt32
        /// The progress counter of the process when it became late.
        let beat: UInt32
        /// The number of the newest world when the process became late.
        let newest: UInt32
    }

    /// The end of a process.
    enum End {
        /// The process ended. The world whose turn was running receives the loss; the others receive `gone`.
        case ended(culprit: UInt32?, WorldLoss)
        /// The process was never usable.
        case refused(WorldProcessError)

        /// Returns the loss for requests to a world of this process.
        func loss(of world: UInt32) -> WorldLoss {
            switch self {
            case .ended(let culprit, let loss): world == culprit ? loss : .gone
            case .refused(let error): .unavailable(reason: error.description)
            }
        }
    }

    /// Returns the number of the next request. 0 is reserved for messages that answer no request.
    mutating func nextTicket() -> UInt32 {
        lastTicket = lastTicket == .max ? 1 : lastTicket + 1
        return lastTicket
    }

    /// Returns the number of a new world.
    mutating func admit(_ hearer: WorldObserver) -> UInt32 {
        lastWorld += 1
        hearers[lastWorld] = hearer
        return lastWorld
    }

    /// Removes a world; false if it is unknown.
    mutating func dismiss(_ world: UInt32) -> Bool { hearers.removeValue(forKey: world) != nil }

    /// Whether the server waits for an answer that the process could give. While app code waits for a blocking request,
    /// the server's own answer is missing.
    var isAwaited: Bool { !askers.isEmpty && readers.isEmpty }

    /// Whether the process still has to answer abandoned requests.
    var owesAbandoned: Bool { !abandoned.isEmpty }

    /// Records that code of a world waits for a blocking request.
    mutating func beginBlockingRequest(in world: UInt32) {
        readers.insert(world)
    }

    /// Records that code of a world has received its answer.
    mutating func endBlockingRequest(in world: UInt32) {
        readers.remove(world)
    }

    /// Records that the process is late, and returns the callers that wait for its other worlds. Their requests are
    /// abandoned, and their worlds are rebuilt elsewhere.
    ///
    /// - Parameters:
    ///   - world: The world whose turn takes long; 0 if none has a turn.
    ///   - beat: The current progress counter of the process.
    mutating func beginLateness(in world: UInt32, at beat: UInt32) -> [Asker] {
        late = Late(world: world, beat: beat, newest: lastWorld)
        let others = askers.filter { $0.value.world != world }
        abandoned.formUnion(others.keys)
        for ticket in others.keys { askers[ticket] = nil }
        return Array(others.values)
    }

    /// Records that the process is on time again, so that its remaining worlds receive requests again.
    mutating func endLateness() {
        late = nil
    }

    /// Returns the error for requests to a world; nil if the world can receive requests.
    ///
    /// While the process is late, only two kinds of worlds receive requests: the world whose turn takes long, and
    /// worlds created since the lateness began. Those wait, because no other process would be faster.
    ///
    /// - Parameter beat: The current progress counter of the process. A changed counter ends the lateness.
    func loss(of world: UInt32, at beat: UInt32) -> WorldLoss? {
        if let end { return end.loss(of: world) }
        guard let late, late.beat == beat else { return nil }
        return world != late.world && world <= late.newest ? .gone : nil
    }

    /// Removes and returns the caller that waits for the answer to this request; nil if the request was abandoned.
    /// Throws if no such request was sent.
    mutating func takeAsker(_ ticket: UInt32) throws(FrameError) -> Asker? {
        if let asker = askers.removeValue(forKey: ticket) { return asker }
        guard abandoned.remove(ticket) != nil else { throw .nonsense }
        return nil
    }

    /// Removes and returns the bytes to send next; empty if there are none, or if the process has ended.
    mutating func takeOutgoing() -> [UInt8] {
        defer { outgoing = [] }
        if outgoing.isEmpty || end != nil { isSending = false }
        return end == nil ? outgoing : []
    }

    /// Returns the world whose turn ended the process. After invalid data, that is the world of the oldest pending
    /// request, because the data precede the reply of the turn that wrote them. Otherwise it is `noted`, the world in
    /// the process's marker.
    func culprit(of end: ProcessEnd, noted: UInt32?) -> UInt32? {
        switch end {
        case .spokeNonsense: askers.min { $0.key < $1.key }?.value.world
        case .replaced: nil
        case .exited, .signalled, .hung, .neverBegan: noted
        }
    }

    /// Removes and returns the callers that wait for worlds other than `suspect`.
    mutating func takeBystanders(of suspect: UInt32?) -> [Asker] {
        let tickets = askers.keys.filter { askers[$0]?.world != suspect }
        return tickets.compactMap { askers.removeValue(forKey: $0) }
    }

    /// Ends the traffic. Removes and returns all callers.
    mutating func close(_ end: End) -> [Asker] {
        self.end = end
        defer { askers = [:] }
        return Array(askers.values)
    }
}
