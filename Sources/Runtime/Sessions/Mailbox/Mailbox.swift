import Locks

/// Messages for one reader, in the order in which they were posted, from any thread.
///
/// A task per message would not keep the order; here one reader at a time takes what waits.
final class Mailbox<Message: Sendable>: Sendable {
    private struct Contents {
        var waiting = Queue<Message>()
        var isBeingRead = false
    }

    /// Who must act after a post.
    enum Reader {
        /// Somebody is reading and will come to it.
        case atWork
        /// Nobody reads: whoever posted starts a reader.
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

    /// What has waited longest. When nothing does, the reader has gone, and the next post wants a new one.
    func take() -> Message? {
        contents.withLock { contents in
            let message = contents.waiting.popFirst()
            if message == nil { contents.isBeingRead = false }
            return message
        }
    }
}
