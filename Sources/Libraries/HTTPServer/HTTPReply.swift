/// The single answer to a request: a response, a stream, or none.
///
/// The answer may be sent in the handler, which is fastest, or later from any thread. A reply that is released without
/// an answer is answered 500.
public final class HTTPReply: Sendable {
    private let exchange: HTTPExchange

    init(_ exchange: HTTPExchange) {
        self.exchange = exchange
    }

    deinit {
        exchange.giveUp()
    }

    /// Answers with a complete response. Only the first answer counts.
    public func send(_ response: HTTPResponse) {
        exchange.respond(with: .response(response))
    }

    /// Answers with a stream, which stays open until one side ends it.
    ///
    /// - Parameter onClose: Called once when the stream has ended, whichever side ended it. The call is on a server
    ///   thread or, if the client has already disconnected, before this function returns; it must not block.
    public func stream(
        headers: [(name: String, value: String)] = ServerSentEvent.headers,
        onClose: @escaping @Sendable () -> Void = {}
    ) -> EventStream {
        exchange.startStream(headers: headers, onClose: onClose)
        return EventStream(exchange)
    }

    /// Whether the client has disconnected or was already answered, so that no answer can reach it.
    public var isGone: Bool { exchange.isReaderGone }

    /// Closes the connection without an answer, as if the server had crashed.
    public func hangUp() {
        exchange.respond(with: .hangUp)
    }
}

/// The sending end of an open stream. Releasing it ends the stream like `close()`.
public final class EventStream: Sendable {
    /// The result of sending a frame.
    public enum Delivery: Sendable, Equatable {
        /// The frame is being sent, or waits for the reader.
        case queued
        /// Too many bytes already wait for this reader. The connection is closed, so that the reader can reconnect and
        /// catch up.
        case cutOff
        /// The stream had ended; the frame is dropped.
        case closed
    }

    private let exchange: HTTPExchange

    init(_ exchange: HTTPExchange) {
        self.exchange = exchange
    }

    deinit {
        exchange.endStream()
    }

    /// Sends one frame from any thread, without blocking. The frame is shared, not copied.
    ///
    /// If no frame waits, a frame of any size is accepted. A reader therefore always gets its first frame, which is the
    /// largest.
    @discardableResult
    public func send(_ frame: SharedBytes) -> Delivery {
        exchange.sendFrame(frame)
    }

    /// Sends one frame that is not shared with other streams.
    @discardableResult
    public func send(_ frame: [UInt8]) -> Delivery {
        exchange.sendFrame(SharedBytes(frame))
    }

    /// Ends the stream after all frames are sent. Has no effect if it has ended.
    public func close() {
        exchange.endStream()
    }

    /// Whether the stream has ended, so that frames are dropped.
    public var isClosed: Bool { exchange.isStreamClosed }

    /// Whether the stream has ended, or its reader has disconnected even though the stream has not ended yet.
    public var isGone: Bool { exchange.isReaderGone }
}
