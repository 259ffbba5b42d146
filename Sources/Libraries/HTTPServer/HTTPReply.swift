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
    ///   thread or, if the reader has already disconnected, before this function returns; it must not block.
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
