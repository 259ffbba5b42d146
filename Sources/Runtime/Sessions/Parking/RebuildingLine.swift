import Wire

/// The queue of sessions to be rebuilt, in order of arrival.
///
/// Up to `width` sessions are rebuilt at the same time. A session that must be rebuilt alone waits until no other is
/// being rebuilt, and all sessions behind it wait for it.
struct RebuildingLine<Waiter: Sendable>: Sendable {
    /// A session's place in the queue.
    struct Place: Sendable {
        let session: SessionID
        /// Whether no other session may be rebuilt at the same time.
        let isAlone: Bool
        let waiter: Waiter
        /// A unique number, because the same session can join the queue again.
        let number: Int
    }

    /// The maximum number of sessions that are rebuilt at the same time.
    let width: Int
    private var underWay: [Place] = []
    private var waiting: [Place] = []
    private var count = 0

    init(width: Int) {
        self.width = width
    }

    /// Adds a session to the queue. Returns the places of the sessions that can be rebuilt now.
    mutating func join(_ session: SessionID, isAlone: Bool, waiter: Waiter) -> [Place] {
        count += 1
        waiting.append(Place(session: session, isAlone: isAlone, waiter: waiter, number: count))
        return admitted()
    }

    /// Removes a session that was rebuilt. Returns the places of the sessions that can be rebuilt now.
    mutating func leave(_ session: SessionID) -> [Place] {
        underWay.removeAll { $0.session == session }
        return admitted()
    }

    /// Removes the session at this place from the queue, although its rebuilding has not ended. Returns the places of
    /// the sessions that can be rebuilt now.
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
