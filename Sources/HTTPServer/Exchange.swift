internal import CMicroHTTPD
internal import Glibc
import Locking

/// One request and its answer, from the first line to the last byte.
///
/// libmicrohttpd's thread owns the connection. Where there is nothing to send, it suspends the connection; whoever
/// gives the answer or the next frame resumes it. Both happen under one lock, so that no wake-up is lost, and the
/// pointer to the connection is only used while the lock is held and the request is not completed, so that it is valid.
final class Exchange: Sendable {
    enum Answer {
        case response(HTTPResponse)
        case stream(headers: [(name: String, value: String)])
        case hangUp
    }

    /// What libmicrohttpd's thread does next.
    enum Step {
        case queue(Answer)
        case wait
    }

    private enum Phase {
        case unanswered
        case answered
        case streaming
        /// The stream ends in order when its last frame is read.
        case ending
        /// The stream is broken off.
        case aborted
        /// The request is completed; the connection must not be touched.
        case over
    }

    /// Only its pointers are not `Sendable` by themselves; see the type's rule for the connection. The head is used while
    /// libmicrohttpd reads that very response.
    private struct State: @unchecked Sendable {
        var connection: OpaquePointer?
        var phase = Phase.unanswered
        var isSuspended = false
        /// Decided, but not yet taken by libmicrohttpd's thread.
        var answer: Answer?
        var frames = FrameQueue()
        var onClose: (@Sendable () -> Void)?
        var nextHeartbeat: Instant = .distantFuture
        /// The response whose headers are still held, though nobody needs them once the stream's first bytes are read.
        var head: OpaquePointer?
        /// Where the registry has this exchange, once it does.
        var slot: Int?
    }

    /// POLLRDHUP, which is declared for GNU's own dialect of C only.
    private static let readerLeft: Int16 = 0x2000

    private static let stopping = Answer.response(
        .problem(503, "Service Unavailable", "The server is stopping."))

    let core: ServerCore
    private let state: Locked<State>

    init(core: ServerCore, connection: OpaquePointer) {
        self.core = core
        state = Locked(State(connection: connection))
    }

    // MARK: - The application's side, any thread

    /// Gives the answer; only the first counts.
    func answer(_ answer: Answer) {
        state.withLock { state in
            guard state.phase == .unanswered else { return }
            state.phase = .answered
            state.answer = answer
            resume(&state)
        }
    }

    /// Answers that there is no answer, unless there is one.
    func giveUp() {
        guard state.withLock({ $0.phase == .unanswered }) else { return }
        answer(.response(.problem(500, "Internal Server Error", "The server gave no answer.")))
    }

    func startStream(headers: [(name: String, value: String)], onClose: @escaping @Sendable () -> Void) {
        let isTooLate = state.withLock { state in
            guard state.phase == .unanswered else { return true }
            state.phase = enlist(&state) ? .streaming : .ending
            state.answer = .stream(headers: headers)
            state.onClose = onClose
            if let heartbeat = core.configuration.heartbeat, let slot = state.slot {
                state.nextHeartbeat = .now + heartbeat.first(ofSlot: slot)
            }
            resume(&state)
            return false
        }
        if isTooLate { onClose() }
    }

    func send(_ frame: [UInt8]) -> EventStream.Delivery {
        state.withLock { state in
            guard state.phase == .streaming else { return .closed }
            let waiting = state.frames.byteCount
            guard waiting == 0 || waiting + frame.count <= core.configuration.maximumQueuedBytes else {
                abort(&state)
                return .cutOff
            }
            state.frames.append(frame)
            resume(&state)
            return .queued
        }
    }

    func endStream() {
        state.withLock { state in
            guard state.phase == .streaming else { return }
            state.phase = .ending
            resume(&state)
        }
    }

    var isStreamClosed: Bool {
        state.withLock { $0.phase != .streaming }
    }

    // MARK: - libmicrohttpd's side, its thread

    /// Whether there is an answer for libmicrohttpd's thread to take.
    var hasAnswer: Bool {
        state.withLock { $0.answer != nil }
    }

    /// The answer if it is there; otherwise the connection is suspended until it is.
    func nextStep() -> Step {
        state.withLock { state in
            if let answer = state.answer {
                state.answer = nil
                return .queue(answer)
            }
            guard enlist(&state) else {
                state.phase = .answered
                return .queue(Self.stopping)
            }
            suspend(&state)
            return .wait
        }
    }

    /// Suspends the connection until `readOn()`; false when the server stops, which is the answer then.
    func holdBody() -> Bool {
        state.withLock { state in
            guard enlist(&state) else {
                state.phase = .answered
                state.answer = Self.stopping
                return false
            }
            suspend(&state)
            return true
        }
    }

    /// There is room for more of the body.
    func readOn() {
        state.withLock { resume(&$0) }
    }

    /// The stream's response is on its way; its headers are sent when its body is read for the first time.
    func began(_ response: OpaquePointer) {
        state.withLock { $0.head = response }
    }

    /// Fills the buffer with the frames that wait; without any, suspends the connection and returns 0.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        state.withLock { state in
            if let head = state.head.take() { MicroHTTPD.dropHeaders(of: head) }
            let count = state.frames.read(into: buffer)
            core.configuration.traffic.send(count)
            switch state.phase {
            case .streaming where count == 0:
                suspend(&state)
                return 0
            case .ending where count == 0: return Int(MHD_CONTENT_READER_END_OF_STREAM)
            case .aborted, .over: return Int(MHD_CONTENT_READER_END_WITH_ERROR)
            case .streaming, .ending, .unanswered, .answered: return count
            }
        }
    }

    /// The request is over, however it ended; libmicrohttpd may free the connection when this returns.
    func complete() {
        let (slot, onClose) = state.withLock { state in
            let last = (state.slot, state.onClose)
            state.phase = .over
            state.connection = nil
            state.isSuspended = false
            state.slot = nil
            state.onClose = nil
            state.answer = nil
            state.head = nil
            state.frames.removeAll()
            return last
        }
        if let slot { core.registry.remove(slot) }
        onClose?()
    }

    // MARK: - The server's own checks, any thread

    /// What a look at the connection is for: the socket that tells whether its reader has gone, and whether a heartbeat is
    /// due anyway; nil where the connection is not suspended, which needs no look.
    func watched(at now: Instant) -> (socket: Int32, isDue: Bool)? {
        state.withLock { state in
            guard state.isSuspended, let connection = state.connection else { return nil }
            return (cmhd_connection_socket(connection), now >= state.nextHeartbeat)
        }
    }

    /// The event that tells of a reader that has gone. Not by reading: what says goodbye in an encrypted connection is bytes too.
    static func question(to socket: Int32) -> pollfd { pollfd(fd: socket, events: readerLeft, revents: 0) }

    /// Gives up on a reader that has gone, and sends a heartbeat that is due. Only a suspended connection needs this.
    func check(at now: Instant) {
        state.withLock { state in
            guard state.isSuspended else { return }
            if isReaderGone(state) {
                if state.phase == .unanswered {
                    state.phase = .answered
                    state.answer = .hangUp
                } else {
                    state.phase = .aborted
                }
                resume(&state)
            } else if let heartbeat = core.configuration.heartbeat, now >= state.nextHeartbeat {
                state.nextHeartbeat = now + heartbeat.interval
                state.frames.append(heartbeat.frame)
                resume(&state)
            }
        }
    }

    /// The server stops: a stream ends in order, a late reply is answered 503.
    func windUp() {
        state.withLock { state in
            switch state.phase {
            case .unanswered:
                state.phase = .answered
                state.answer = Self.stopping
            case .streaming:
                state.phase = .ending
                if let farewell = core.configuration.farewell { state.frames.append(farewell) }
            case .answered, .ending, .aborted, .over: break
            }
            resume(&state)
        }
    }

    /// The server stops and waits no longer.
    func breakOff() {
        state.withLock { abort(&$0) }
    }

    // MARK: - Under the lock

    private func suspend(_ state: inout State) {
        state.isSuspended = true
        MHD_suspend_connection(state.connection)
    }

    private func resume(_ state: inout State) {
        guard state.isSuspended else { return }
        state.isSuspended = false
        MHD_resume_connection(state.connection)
    }

    /// Whether the registry knows this exchange; it takes no new ones when the server stops.
    private func enlist(_ state: inout State) -> Bool {
        if state.slot == nil { state.slot = core.registry.add(self) }
        return state.slot != nil
    }

    /// Breaks the connection. A reader that does not read would never let libmicrohttpd notice otherwise.
    private func abort(_ state: inout State) {
        guard let connection = state.connection else { return }
        state.phase = .aborted
        state.frames.removeAll()
        shutdown(cmhd_connection_socket(connection), Int32(SHUT_RDWR))
        resume(&state)
    }

    private func isReaderGone(_ state: State) -> Bool {
        guard let connection = state.connection else { return true }
        var look = Self.question(to: cmhd_connection_socket(connection))
        return poll(&look, 1, 0) > 0
    }
}
