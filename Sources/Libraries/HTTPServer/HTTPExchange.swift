internal import CMicroHTTPD
internal import Glibc
import Locks

/// A request and its answer, from the first line of the request to the last byte of the answer.
///
/// libmicrohttpd's thread owns the connection. It suspends the connection if there is nothing to send; the caller that
/// provides the answer or the next frame resumes it. Both happen under one lock, so that no wake-up is lost. The
/// pointer to the connection is used only while the lock is held and the request is not completed, so that it is valid.
final class HTTPExchange: Sendable {
    enum Answer {
        case response(HTTPResponse)
        case stream(headers: [(name: String, value: String)])
        case hangUp
    }

    /// The next action of libmicrohttpd's thread.
    enum Step {
        case queue(Answer)
        case wait
    }

    private enum Phase {
        case unanswered
        case answered
        case streaming
        /// The stream ends normally once its last frame is read.
        case ending
        /// The stream is aborted.
        case aborted
        /// The request is completed; the connection must not be used.
        case over
    }

    /// `@unchecked Sendable`: only the pointers are not `Sendable`. `connection` follows the rule of ``HTTPExchange``;
    /// `head` is used only while libmicrohttpd reads that response.
    private struct State: @unchecked Sendable {
        var connection: OpaquePointer?
        var phase = Phase.unanswered
        var isSuspended = false
        /// The answer, until libmicrohttpd's thread takes it.
        var answer: Answer?
        var frames = FrameQueue()
        var onClose: (@Sendable () -> Void)?
        /// The reservation for an open stream among the streams of its address; nil if the exchange is not a stream.
        var streamPlace: StreamPlaces.Place?
        var nextHeartbeat: Instant = .distantFuture
        /// The response whose headers are still in memory. They are freed when the first bytes of the stream are read.
        var head: OpaquePointer?
        /// The slot in the registry; nil before the exchange is registered.
        var slot: Int?
        /// The client that reads the answer. The bytes that it has not read yet are counted: a large body as a whole,
        /// small frames in steps.
        var reader = UnsentBudget.Reader()
        var body: SharedBytes?
        var countedBytes = 0
        /// The bytes of small frames that are not completely read.
        var smallBytes = 0
        /// The number of bytes of a stream that the reader must read before it gets a new deadline; 0 if it has none.
        var dueBytes = 0
    }

    /// POLLRDHUP, which is declared only with GNU extensions.
    private static let readerLeft: Int16 = 0x2000

    private static let stopping = Answer.response(
        .problem(503, title: "Service Unavailable", detail: "The server is stopping."))

    let core: ServerCore
    private let client: HTTPConnection
    private let state: Locked<State>

    init(core: ServerCore, client: HTTPConnection, connection: OpaquePointer) {
        self.core = core
        self.client = client
        state = Locked(State(connection: connection))
    }

    // MARK: - The application's side, any thread

    /// Sets the answer; only the first counts.
    func respond(with answer: Answer) {
        state.withLock { state in
            guard state.phase == .unanswered else { return }
            state.phase = .answered
            state.answer = countAnswer(answer, in: &state)
            resume(&state)
        }
    }

    /// Whether the client has disconnected, so that it cannot receive the answer or the stream.
    var isReaderGone: Bool {
        state.withLock { state in
            switch state.phase {
            case .unanswered, .streaming: isReaderGone(state)
            case .answered, .ending, .aborted, .over: true
            }
        }
    }

    /// Answers 500 if the request has not been answered.
    func giveUp() {
        guard state.withLock({ $0.phase == .unanswered }) else { return }
        respond(with: .response(.problem(500, title: "Internal Server Error", detail: "The server sent no response.")))
    }

    func startStream(headers: [(name: String, value: String)], onClose: @escaping @Sendable () -> Void) {
        let isTooLate = state.withLock { state in
            guard state.phase == .unanswered else { return true }
            guard let place = core.streams.reserve(for: client.address) else {
                state.phase = .answered
                state.answer = .response(.tooManyStreams)
                core.configuration.traffic.refuseStream()
                resume(&state)
                return true
            }
            state.streamPlace = place
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

    func sendFrame(_ frame: SharedBytes) -> EventStream.Delivery {
        state.withLock { state in
            guard state.phase == .streaming else { return .closed }
            let waiting = state.frames.byteCount
            guard waiting == 0 || waiting + frame.count <= core.configuration.maximumQueuedBytes,
                count(frame, in: &state)
            else {
                core.configuration.traffic.cutOff()
                abort(&state)
                return .cutOff
            }
            append(frame, to: &state)
            setReadDeadline(&state)
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

    /// Called when the head of the request has identified the client.
    func began(for reader: UnsentBudget.Reader) {
        state.withLock { $0.reader = reader }
    }

    /// Whether an answer is ready that libmicrohttpd's thread has not queued yet.
    var hasAnswer: Bool {
        state.withLock { $0.answer != nil }
    }

    /// Returns the next action. If there is no answer yet, suspends the connection until there is one.
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

    /// Suspends the connection until `readOn()`. Returns false if the server is stopping, in which case the request is
    /// answered.
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

    /// Resumes the connection, because there is space for more of the body.
    func readOn() {
        state.withLock { resume(&$0) }
    }

    /// Called when the response of a stream is queued. Its headers are sent before its body is read for the first time.
    func began(_ response: OpaquePointer) {
        state.withLock { $0.head = response }
    }

    /// Fills the buffer with waiting frames and returns the number of bytes. If there are none, suspends the connection
    /// and returns 0.
    func readFrames(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        state.withLock { state in
            if let head = state.head.take() { MicroHTTPD.dropHeaders(of: head) }
            var small = 0
            let count = state.frames.read(into: buffer) { [reader = state.reader] frame in
                if frame.count < UnsentBudget.least {
                    small += frame.count
                } else {
                    core.unsent.release(frame, for: reader)
                }
            }
            state.smallBytes -= small
            core.configuration.traffic.send(count)
            recordReading(count, in: &state)
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

    /// Called when the request has ended in any way; libmicrohttpd may free the connection when this function returns.
    func complete() {
        let (slot, onClose) = state.withLock { state in
            let last = (state.slot, state.onClose)
            state.phase = .over
            state.connection = nil
            state.isSuspended = false
            state.slot = nil
            state.streamPlace = nil
            state.onClose = nil
            state.answer = nil
            state.head = nil
            forgetUnsent(&state)
            return last
        }
        if let slot { core.registry.remove(slot) }
        onClose?()
    }

    // MARK: - The server's own checks, any thread

    /// Returns the socket to poll for a reader that has disconnected, and whether a heartbeat is due. Returns nil if
    /// the connection is not suspended and needs no check.
    func watched(at now: Instant) -> (socket: Int32, isDue: Bool)? {
        state.withLock { state in
            guard state.isSuspended, let connection = state.connection else { return nil }
            return (cmhd_connection_socket(connection), now >= state.nextHeartbeat)
        }
    }

    /// Returns the poll request for the event that reports a disconnected reader. Reading from the socket would not
    /// detect it, because the end of an encrypted connection also consists of bytes.
    static func question(to socket: Int32) -> pollfd { pollfd(fd: socket, events: readerLeft, revents: 0) }

    /// Aborts the exchange if the reader has disconnected, and sends a heartbeat that is due. Only a suspended
    /// connection needs this check.
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
                append(SharedBytes(heartbeat.frame), to: &state)
                resume(&state)
            }
        }
    }

    /// Called when the server stops: ends a stream normally, and answers 503 if the reply is late.
    func windUp() {
        state.withLock { state in
            switch state.phase {
            case .unanswered:
                state.phase = .answered
                state.answer = Self.stopping
            case .streaming:
                state.phase = .ending
                if let farewell = core.configuration.farewell { append(SharedBytes(farewell), to: &state) }
            case .answered, .ending, .aborted, .over: break
            }
            resume(&state)
        }
    }

    /// Aborts the exchange. Called when the stop timeout of the server has elapsed.
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

    /// Counts the answer's body as unsent if it is large, and returns the answer. Returns an error response if too many
    /// bytes already wait for slow readers.
    private func countAnswer(_ answer: Answer, in state: inout State) -> Answer {
        guard case .response(let response) = answer, response.body.count >= UnsentBudget.least else { return answer }
        let body = response.shared ?? SharedBytes(response.body)
        guard core.unsent.reserve(body, for: state.reader) else {
            core.configuration.traffic.cutOff()
            return .response(.tooMuchUnsent)
        }
        state.body = body
        return .response(HTTPResponse(status: response.status, headers: response.headers, shared: body))
    }

    /// Counts a frame as unsent: a large frame separately, small frames in steps. Returns false if the limit is
    /// exceeded.
    private func count(_ frame: SharedBytes, in state: inout State) -> Bool {
        if frame.count >= UnsentBudget.least { return core.unsent.reserve(frame, for: state.reader) }
        let wanted = (state.smallBytes + frame.count) / UnsentBudget.least * UnsentBudget.least
        guard wanted > state.countedBytes else { return true }
        guard core.unsent.reserve(bytes: wanted - state.countedBytes, for: state.reader) else { return false }
        state.countedBytes = wanted
        return true
    }

    /// Sets a deadline for the reader of a stream if many bytes wait for it.
    private func setReadDeadline(_ state: inout State) {
        guard state.dueBytes == 0, state.frames.byteCount >= UnsentBudget.least else { return }
        state.dueBytes = state.frames.byteCount
        client.answerBegan(bytes: state.dueBytes)
    }

    /// Called when the reader of a stream has read this many bytes.
    private func recordReading(_ count: Int, in state: inout State) {
        if state.dueBytes > 0 {
            state.dueBytes = max(0, state.dueBytes - count)
            if state.dueBytes == 0 {
                client.requestEnded()
                setReadDeadline(&state)
            }
        }
        if state.countedBytes > 0, state.frames.isEmpty {
            _ = core.unsent.reserve(bytes: -state.countedBytes, for: state.reader)
            state.countedBytes = 0
        }
    }

    /// Drops all frames and the body, and releases their counted bytes.
    private func forgetUnsent(_ state: inout State) {
        if let body = state.body.take() { core.unsent.release(body, for: state.reader) }
        for frame in state.frames.removeAll() where frame.count >= UnsentBudget.least {
            core.unsent.release(frame, for: state.reader)
        }
        if state.countedBytes > 0 { _ = core.unsent.reserve(bytes: -state.countedBytes, for: state.reader) }
        state.countedBytes = 0
        state.smallBytes = 0
        state.dueBytes = 0
    }

    private func append(_ frame: SharedBytes, to state: inout State) {
        state.frames.append(frame)
        if frame.count < UnsentBudget.least { state.smallBytes += frame.count }
    }

    /// Registers the exchange if it is not registered yet. False if the server is stopping, because the registry is
    /// closed then.
    private func enlist(_ state: inout State) -> Bool {
        if state.slot == nil { state.slot = core.registry.add(self) }
        return state.slot != nil
    }

    /// Aborts the connection. Needed because libmicrohttpd does not notice a client that does not read.
    private func abort(_ state: inout State) {
        guard let connection = state.connection else { return }
        state.phase = .aborted
        forgetUnsent(&state)
        shutdown(cmhd_connection_socket(connection), Int32(SHUT_RDWR))
        resume(&state)
    }

    private func isReaderGone(_ state: State) -> Bool {
        guard let connection = state.connection else { return true }
        var look = Self.question(to: cmhd_connection_socket(connection))
        return poll(&look, 1, 0) > 0
    }
}

extension HTTPResponse {
    fileprivate static var tooManyStreams: HTTPResponse {
        var response = problem(
            503, title: "Service Unavailable",
            detail: "Too many streams are open, from your address or from all. Try again later.")
        response.headers.append(("Retry-After", "5"))
        return response
    }

    fileprivate static var tooMuchUnsent: HTTPResponse {
        var response = problem(
            503, title: "Service Unavailable", detail: "Too many large responses are waiting. Try again later.")
        response.headers.append(("Retry-After", "2"))
        return response
    }
}
