/// The tasks that read the mailboxes of all sessions, each going from one to the next for as long as there is mail.
///
/// A task of its own for every input would be made, scheduled and thrown away, which costs more than most inputs, and
/// wakes a thread for each. A reader that waits for a slow journal keeps nobody waiting: another comes in its place.
final class MailboxReaders: Sendable {
    /// Those of this process, which share Swift's pool of threads.
    static let shared = MailboxReaders(most: 64)

    private struct State {
        /// Sessions with mail.
        var waiting = Queue<Session>()
        var resting: [UnsafeContinuation<Void, Never>] = []
        var count = 0
        /// Whether a reader was called that has not come yet; until it does, no second one is called.
        var isOneComing = false
    }

    /// What must be done, outside of the lock, to have one more reader.
    private enum Call {
        case none
        case start
        case wake(UnsafeContinuation<Void, Never>)
    }

    private let most: Int
    private let state = Locked(State())

    private init(most: Int) {
        self.most = most
    }

    /// Has the session's mailbox read soon.
    func read(_ session: Session) {
        call(
            state.withLock { state in
                state.waiting.append(session)
                return Self.oneMore(&state, most: most)
            })
    }

    private func run() async {
        while true {
            state.withLock { $0.isOneComing = false }
            while let session = next() { await session.readMailbox() }
            await rest()
        }
    }

    private func next() -> Session? {
        let (session, more) = state.withLock { state -> (Session?, Call) in
            let session = state.waiting.popFirst()
            return (session, state.waiting.isEmpty ? .none : Self.oneMore(&state, most: most))
        }
        call(more)
        return session
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

    private static func oneMore(_ state: inout State, most: Int) -> Call {
        guard !state.isOneComing else { return .none }
        if let reader = state.resting.popLast() {
            state.isOneComing = true
            return .wake(reader)
        }
        guard state.count < most else { return .none }
        state.count += 1
        state.isOneComing = true
        return .start
    }
}
