import Locks

/// The tasks that read the mailboxes of all sessions, each going from one to the next for as long as there is mail.
///
/// A task of its own for every input would be made, scheduled and thrown away, which costs more than most inputs, and
/// wakes a thread for each. A reader that waits for a world or for the journal keeps nobody waiting: another comes in
/// its place, and there are never more than sessions with mail.
final class MailboxReaders: Sendable {
    /// Those of this process, which share Swift's pool of threads.
    static let shared = MailboxReaders()

    private struct State {
        /// Those with mail.
        var waiting = Queue<any Addressee>()
        var resting: [UnsafeContinuation<Void, Never>] = []
        /// Whether a reader was called that has not come yet; until it does, no second one is called.
        var isOneComing = false
    }

    /// What must be done, outside of the lock, to have one more reader.
    private enum Call {
        case none
        case start
        case wake(UnsafeContinuation<Void, Never>)
    }

    private let state = Locked(State())

    private init() {}

    /// Has an addressee read its mail soon.
    func read(_ addressee: some Addressee) {
        call(
            state.withLock { state in
                state.waiting.append(addressee)
                return Self.oneMore(&state)
            })
    }

    private func run() async {
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
        case .start: Task { await run() }
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

/// Who has a mailbox.
protocol Addressee: AnyObject, Sendable {
    /// Handles all that waits in the mailbox; called by one reader at a time.
    func readMailbox() async
}
