/// The one answer a request gets: a response, a stream, or nothing.
///
/// The answer may be given in the handler, which is fastest, or later from any thread. A reply that is released without
/// an answer is answered 500.
public final class HTTPReply: Sendable {
    private let exchange: Exchange

    init(_ exchange: Exchange) {
        self.exchange = exchange
    }

    deinit {
        exchange.giveUp()
    }

    /// Answers with a whole response. Only the first answer counts.
    public func send(_ response: HTTPResponse) {
        exchange.answer(.response(response))
    }

    /// Answers with a stream, which stays open until one side ends it.
    ///
    /// `onClose` is called once, when nothing more reaches the reader, whoever ended the stream. It is called on a
    /// server's thread or, when the reader has gone already, before this returns; it must not block. Where streams have
    /// all the connections that they may have, the request is answered 503 and the stream is closed from the beginning.
    public func stream(
        headers: [(name: String, value: String)] = ServerSentEvent.headers,
        onClose: @escaping @Sendable () -> Void = {}
    ) -> EventStream {
        exchange.startStream(headers: headers, onClose: onClose)
        return EventStream(exchange)
    }

    /// Whether whoever asked has hung up, or was answered, so that no answer reaches them.
    public var isGone: Bool { exchange.isReaderGone }

    /// Closes the connection without an answer, as a server that dies would.
    public func hangUp() {
        exchange.answer(.hangUp)
    }
}
