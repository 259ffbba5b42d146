/// A blocking request in the middle of a turn, such as `Data(contentsOf:)`.
///
/// The response becomes a separate input right after that of the turn (``SessionInput/read(_:_:)``), recorded before
/// any viewer sees either. A replay thus has the response and sends no request.
package struct BlockingRequest: Sendable, Equatable, Codable {
    /// The id of the request.
    package let id: RequestID
    /// The delay that a fault rule demands before the request is sent or ends.
    package let delay: Duration
    /// The request to send; nil if a fault rule has decided its outcome, and only the delay remains.
    package let request: TransportRequest?

    package init(_ id: RequestID, after delay: Duration, request: TransportRequest?) {
        self.id = id
        self.delay = delay
        self.request = request
    }
}

/// A function that performs a blocking request and passes its outcome to the completion, once and on any thread. The
/// outcome is nil if there was no request to send, only a delay.
package typealias BlockingRequestHandler =
    @Sendable (BlockingRequest, @escaping @Sendable (TransportOutcome?) -> Void) -> Void
