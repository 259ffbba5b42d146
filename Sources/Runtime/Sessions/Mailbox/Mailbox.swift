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
    func put(_ message: Message) -> Reader {
        contents.withLock { contents in
            contents.waiting.append(message)
            if contents.isBeingRead { return .atWork }
            contents.isBeingRead = true
            return .wanted
        }
    }

    /// Removes and returns the oldest message; nil if the mailbox is empty.
    ///
    /// After nil the reader must stop, because the next call of `put` asks for another reader.
    func next() -> Message? {
        contents.withLock { contents in
            let message = contents.waiting.popFirst()
            if message == nil { contents.isBeingRead = false }
            return message
        }
    }
}

/// The tasks that read the mailboxes of all sessions. Each task goes from one mailbox to the next while there are
/// messages.
///
/// A separate task for every input would cost more to create and schedule than most inputs, and would wake a thread for
/// each. A task that waits for a world or the journal does not block others, because another task starts in its place.
/// There are never more tasks than sessions with messages.
final class MailboxReaders: Sendable {
    /// The readers of this process, which share Swift's thread pool.
    static let shared = MailboxReaders()

    private struct State {
        /// The addressees whose mailboxes have messages and are not being read.
        var waiting = Queue<any Addressee>()
        var resting: [UnsafeContinuation<Void, Never>] = []
        /// Whether a reader was started or woken and has not run yet. Until it has, no other reader is started.
        var isOneComing = false
    }

    /// The action that adds one more reader. It is performed after the lock is released.
    private enum Call {
        case none
        case start
        case wake(UnsafeContinuation<Void, Never>)
    }

    private let state = Locked(State())

    private init() {}

    /// Schedules an addressee to read its mailbox.
    func schedule(_ addressee: some Addressee) {
        call(
            state.withLock { state in
                state.waiting.append(addressee)
                return Self.oneMore(&state)
            })
    }

    private func readMailboxes() async {
        while true {
            state.withLock { $0.isOneComing = false }
            while let addressee = next() { await addressee.readMailbox() }
            await rest()
        }
    }

    private func next() -> (any Addressee)? {
        let (addressee, more) = state.withLock { state -> ((any Addressee)?, Call) in
            let addressee = state.waiting.popFirst()
            return (addressee, state.waiting.isEmpty ? .none : Self.oneMore(&state))
        }
        call(more)
        return addressee
    }

    private func rest() async {
        await withUnsafeContinuation { continuation in
            let isWanted = state.withLock { state in
                if state.waiting.isEmpty { state.resting.append(continuation) }
                return !state.waiting.isEmpty
            }
            if isWanted { continuation.resume() }
        }
    }

    private func call(_ call: Call) {
        switch call {
        case .none: break
        case .start: Task { await readMailboxes() }
        case .wake(let continuation): continuation.resume()
        }
    }

    private static func oneMore(_ state: inout State) -> Call {
        guard !state.isOneComing else { return .none }
        if let reader = state.resting.popLast() {
            state.isOneComing = true
            return .wake(reader)
        }
        state.isOneComing = true
        return .start
    }
}

/// An object with a mailbox.
protocol Addressee: AnyObject, Sendable {
    /// Handles all messages in the mailbox; called by one reader at a time.
    func readMailbox() async
}
