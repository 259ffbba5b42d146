/// Messages for one reader, in the order in which they were posted, from any thread.
///
/// A task per message would not keep the order; here one drain at a time takes all that waits.
final class Mailbox<Message: Sendable>: Sendable {
    private struct Contents {
        var waiting: [Message] = []
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

    /// All that waits. When nothing does, the reader has gone, and the next post wants a new one.
    func take() -> [Message] {
        contents.withLock { contents in
            let batch = contents.waiting
            contents.waiting = []
            if batch.isEmpty { contents.isBeingRead = false }
            return batch
        }
    }
}
