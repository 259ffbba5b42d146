/// What one input came to.
package struct Turn: Sendable, Equatable {
    /// What watchers are told, in order.
    package let events: [SessionEvent]
    /// What is to be done about requests, in order.
    package let orders: [RequestOrder]
    /// How the world stands now.
    package let standing: Standing

    /// Describes a turn.
    package init(events: [SessionEvent], orders: [RequestOrder], standing: Standing) {
        self.events = events
        self.orders = orders
        self.standing = standing
    }

    /// The requests that leave.
    package var sent: [SentRequest] { orders.compactMap(\.sent) }
}

/// What a world wants done about a request; a session does it, a replay does not.
package enum RequestOrder: Sendable, Equatable, Codable {
    /// Send it.
    case send(RequestID, TransportRequest)
    /// Nothing any more: it left in the middle of the turn, which has its answer.
    case read(RequestID, TransportRequest)
    /// Give it up.
    case abandon(RequestID)

    /// The request that leaves, or has left; nil where none does.
    package var sent: SentRequest? {
        switch self {
        case .send(let id, let request), .read(let id, let request): SentRequest(id, request)
        case .abandon: nil
        }
    }
}

/// How a world stands between two inputs.
package struct Standing: Sendable, Equatable {
    /// The sequence number of the last event.
    package var sequence: UInt64
    /// Sums up all that was emitted.
    package var digest: UInt64
    /// The timer that comes due next.
    package var timer: DueTimer?

    /// Describes how a world stands; without more, one in which nothing has happened.
    package init(sequence: UInt64 = 0, digest: UInt64 = Digest().value, timer: DueTimer? = nil) {
        self.sequence = sequence
        self.digest = digest
        self.timer = timer
    }
}

/// A timer and when it is to fire, in the session's time.
package struct DueTimer: Sendable, Equatable {
    /// Its name.
    package let id: TimerID
    /// The session time at which it fires.
    package let due: Duration

    /// Describes a timer.
    package init(id: TimerID, due: Duration) {
        self.id = id
        self.due = due
    }
}
