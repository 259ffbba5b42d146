import Locks

/// A queue of messages for one reader at a time. Any thread may post; messages are read in the order in which they were
/// posted.
///
/// A task for each message would not preserve the order. Instead one reader at a time handles the waiting messages.
final class Mailbox<Message: Sendable>: Sendable {
    private struct Contents {
        var waiting = Queue<Message>()
        var isBeingRead = false
    }

    /// The state of the reader after a post.
    enum Reader {
        /// A reader is running and will take the message.
        case atWork
        /// No reader is running, so the caller must start one.
        case wanted
    }

    private let contents = Locked(Contents())

    /// Adds a message behind all others.
    func post(_ message: Message) -> Reader {
        contents.withLock { contents in
            contents.waiting.append(message)
            if contents.isBeingRead { return .atWork }
            contents.isBeingRead = true
            return .wanted
        }
    }

    /// Returns the oldest message and removes it. Returns nil if there is none; the reader must then stop, and the next
    /// call of `post` asks for a new one.
    func next() -> Message? {
        contents.withLock { contents in
            let message = contents.waiting.popFirst()
            if message == nil { contents.isBeingRead = false }
            return message
        }
    }
}
