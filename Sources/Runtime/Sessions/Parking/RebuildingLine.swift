import Wire

/// Which sessions are being rebuilt, and which wait for that: first come, first served.
///
/// A few sessions are rebuilt beside each other, but for those that must be alone: such a one waits until no other is
/// being rebuilt, and whoever comes after it waits for it.
struct RebuildingLine<Waiter: Sendable>: Sendable {
    /// A session's place in the line.
    struct Place: Sendable {
        let session: SessionID
        /// Whether no other may be rebuilt at the same time.
        let isAlone: Bool
        let waiter: Waiter
        /// Tells it from all other places, those that the session had before among them.
        let number: Int
    }

    /// How many are rebuilt at a time.
    let width: Int
    private var underWay: [Place] = []
    private var waiting: [Place] = []
    private var count = 0

    init(width: Int) {
        self.width = width
    }

    /// A session comes. Gives the places whose turn has come.
    mutating func join(_ session: SessionID, isAlone: Bool, _ waiter: Waiter) -> [Place] {
        count += 1
        waiting.append(Place(session: session, isAlone: isAlone, waiter: waiter, number: count))
        return admitted()
    }

    /// A session is rebuilt. Gives the places whose turn has come.
    mutating func leave(_ session: SessionID) -> [Place] {
        underWay.removeAll { $0.session == session }
        return admitted()
    }

    /// Nobody waits any longer for whoever is in this place. Gives the places whose turn has come.
    mutating func giveUp(_ number: Int) -> [Place] {
        underWay.removeAll { $0.number == number }
        return admitted()
    }

    private mutating func admitted() -> [Place] {
        var admitted: [Place] = []
        while let next = waiting.first, underWay.count < width,
            underWay.isEmpty || !(next.isAlone || underWay.contains { $0.isAlone })
        {
            waiting.removeFirst()
            underWay.append(next)
            admitted.append(next)
        }
        return admitted
    }
}
