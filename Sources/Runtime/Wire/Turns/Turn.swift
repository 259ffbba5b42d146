/// The results of one input.
package struct Turn: Sendable, Equatable {
    /// The events to send to viewers, in order.
    package let events: [SessionEvent]
    /// The effects on requests, in order.
    package let orders: [RequestEffect]
    /// The checkpoint after the input.
    package let checkpoint: Checkpoint

    package init(events: [SessionEvent], orders: [RequestEffect], standing: Checkpoint) {
        self.events = events
        self.orders = orders
        self.checkpoint = standing
    }

    /// The requests that are sent.
    package var sent: [SentRequest] { orders.compactMap(\.sent) }
}

/// An effect on a request that a world wants. A session performs it, a replay does not.
package enum RequestEffect: Sendable, Equatable, Codable {
    /// Sends the request.
    case send(RequestID, TransportRequest)
    /// Reports a blocking request, which was already sent and answered in the middle of the turn. There is nothing left
    /// to do.
    case read(RequestID, TransportRequest)
    /// Cancels the request.
    case abandon(RequestID)

    /// The sent request; nil if none is sent.
    package var sent: SentRequest? {
        switch self {
        case .send(let id, let request), .read(let id, let request): SentRequest(id, request: request)
        case .abandon: nil
        }
    }
}

/// The checkpoint of a world between two inputs.
package struct Checkpoint: Sendable, Equatable {
    /// The sequence number of the last event.
    package var sequence: UInt64
    /// The digest of all events.
    package var digest: UInt64
    /// The next timer to fire.
    package var timer: DueTimer?

    /// Creates a checkpoint; by default that of a new world.
    package init(sequence: UInt64 = 0, digest: UInt64 = Digest().value, timer: DueTimer? = nil) {
        self.sequence = sequence
        self.digest = digest
        self.timer = timer
    }
}

/// A timer and the session time at which it fires.
package struct DueTimer: Sendable, Equatable {
    /// The id of the timer.
    package let id: TimerID
    /// The session time at which the timer fires.
    package let due: Duration

    package init(id: TimerID, due: Duration) {
        self.id = id
        self.due = due
    }
}
