import Wire

/// What goes between a front and one of its world processes: who waits for an answer, and what was not sent yet.
struct Traffic {
    /// A request that the process has not answered yet, and who waits for the answer.
    struct Asker {
        let world: UInt32
        let continuation: UnsafeContinuation<Result<WorldReply, WorldLoss>, Never>
    }

    /// Who hears what a world says of itself.
    struct Hearer: Sendable {
        /// Asked for what code reads in the middle of a turn.
        let reading: ReadingAnswerer
        /// Hears what the app's own clients bring.
        let answered: @Sendable (OwnAnswer) -> Void
    }

    var askers: [UInt32: Asker] = [:]
    /// The worlds, and who hears them.
    private(set) var hearers: [UInt32: Hearer] = [:]
    /// Worlds whose code waits for what it reads, and does nothing meanwhile.
    private var readers: Set<UInt32> = []
    private(set) var lastTicket: UInt32 = 0
    /// Where the process is late; nil while it is on time.
    private var late: Late?
    /// Requests that nobody waits for any more, because their worlds are made elsewhere. The process still answers
    /// them.
    private var abandoned: Set<UInt32> = []
    private var lastWorld: UInt32 = 0
    /// What the process had no room for yet, and is being sent by a thread that may wait.
    var outgoing: [UInt8] = []
    var isSending = false
    /// How the process ended; nil as long as it has not.
    private(set) var end: End?

    /// Where a process is late. Of the worlds up to `newest` only `world` is asked, until the process does something
    /// else.
    private struct Late {
        /// The world in whose turn it is; 0 in none.
        let world: UInt32
        /// What the process counted when it began to be late.
        let beat: UInt32
        /// The world that was made last before that.
        let newest: UInt32
    }

    /// How a process ended.
    enum End {
        /// In the turn of one of its worlds, which is told of the loss; the others only that they are gone.
        case ended(culprit: UInt32?, WorldLoss)
        /// It never was of any use.
        case refused(WorldProcessError)

        /// What a world of the process is told that is asked for something.
        func loss(of world: UInt32) -> WorldLoss {
            switch self {
            case .ended(let culprit, let loss): world == culprit ? loss : .gone
            case .refused(let error): .unavailable(reason: error.description)
            }
        }
    }

    /// A number that no frame had lately; 0 is for what nobody asked for.
    mutating func nextTicket() -> UInt32 {
        lastTicket = lastTicket == .max ? 1 : lastTicket + 1
        return lastTicket
    }

    /// A name for one more world.
    mutating func admit(_ hearer: Hearer) -> UInt32 {
        lastWorld += 1
        hearers[lastWorld] = hearer
        return lastWorld
    }

    /// Lets go of a world; false where it is not known.
    mutating func dismiss(_ world: UInt32) -> Bool { hearers.removeValue(forKey: world) != nil }

    /// Whether the process owes an answer, and waits for none itself.
    var isAwaited: Bool { !askers.isEmpty && readers.isEmpty }

    /// Whether the process has not answered yet what nobody waits for any more.
    var owesAbandoned: Bool { !abandoned.isEmpty }

    /// Code of a world reads, and waits.
    mutating func beginReading(in world: UInt32) {
        readers.insert(world)
    }

    /// Code of a world has what it waited for.
    mutating func endReading(in world: UInt32) {
        readers.remove(world)
    }

    /// Records that the process is late in the turn of this world, or in none (0).
    ///
    /// - Returns: Those who wait for other worlds. They are no longer answered, and have their worlds made elsewhere.
    mutating func beginLateness(in world: UInt32, at beat: UInt32) -> [Asker] {
        late = Late(world: world, beat: beat, newest: lastWorld)
        let others = askers.filter { $0.value.world != world }
        abandoned.formUnion(others.keys)
        for ticket in others.keys { askers[ticket] = nil }
        return Array(others.values)
    }

    /// Records that the process is on time again, so that the worlds that it still has are asked again.
    mutating func endLateness() {
        late = nil
    }

    /// Returns why a world is not asked; nil when it is. One that was made in a late process has no better place, and
    /// waits.
    ///
    /// - Parameter beat: What the process counts now. A process that came back is on time at once.
    func loss(of world: UInt32, at beat: UInt32) -> WorldLoss? {
        if let end { return end.loss(of: world) }
        guard let late, late.beat == beat else { return nil }
        return world != late.world && world <= late.newest ? .gone : nil
    }

    /// Takes out who waits for an answer that has come. Throws where no such request was sent.
    ///
    /// - Returns: Nil where nobody waits any more.
    mutating func takeAsker(_ ticket: UInt32) throws(FrameError) -> Asker? {
        if let asker = askers.removeValue(forKey: ticket) { return asker }
        guard abandoned.remove(ticket) != nil else { throw .nonsense }
        return nil
    }

    /// What is to be sent next; empty when that is all, or nobody is there any more.
    mutating func takeOutgoing() -> [UInt8] {
        defer { outgoing = [] }
        if outgoing.isEmpty || end != nil { isSending = false }
        return end == nil ? outgoing : []
    }

    /// The world in whose turn the process ended. Nonsense comes in front of the reply of the turn that wrote it; else
    /// the process had noted what it was doing.
    func culprit(of end: ProcessEnd, noted: UInt32?) -> UInt32? {
        switch end {
        case .spokeNonsense: askers.min { $0.key < $1.key }?.value.world
        case .replaced: nil
        case .exited, .signalled, .hung, .neverBegan: noted
        }
    }

    /// Takes out those who wait for other worlds than this one.
    mutating func takeBystanders(of suspect: UInt32?) -> [Asker] {
        let tickets = askers.keys.filter { askers[$0]?.world != suspect }
        return tickets.compactMap { askers.removeValue(forKey: $0) }
    }

    /// Nothing goes any more. Takes out all who wait.
    mutating func close(_ end: End) -> [Asker] {
        self.end = end
        defer { askers = [:] }
        return Array(askers.values)
    }
}
