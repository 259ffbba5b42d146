import Wire

/// What goes between a front and one of its world processes: who waits for an answer, and what was not sent yet.
struct Traffic {
    /// Who waits for an answer.
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
    private var lastTicket: UInt32 = 0
    private var lastWorld: UInt32 = 0
    /// What the process had no room for yet, and is being sent by a thread that may wait.
    var outgoing: [UInt8] = []
    var isSending = false
    /// How the process ended; nil as long as it has not.
    private(set) var end: End?

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

    /// Code of a world reads, and waits.
    mutating func beginReading(in world: UInt32) {
        readers.insert(world)
    }

    /// Code of a world has what it waited for.
    mutating func endReading(in world: UInt32) {
        readers.remove(world)
    }

    /// What is to be sent next; empty when that is all, or nobody is there any more.
    mutating func takeOutgoing() -> [UInt8] {
        defer { outgoing = [] }
        if outgoing.isEmpty || end != nil { isSending = false }
        return end == nil ? outgoing : []
    }

    /// The world in whose turn the process ended. Nonsense comes in front of the reply of the turn that wrote it; else the
    /// process had noted what it was doing.
    func culprit(of end: ProcessEnd, noted: UInt32?) -> UInt32? {
        switch end {
        case .spokeNonsense: askers.min { $0.key < $1.key }?.value.world
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
