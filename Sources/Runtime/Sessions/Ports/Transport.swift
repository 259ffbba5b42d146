public import Wire

/// The network connection of a session. A session sends requests only through it.
///
/// The transport enforces the limits: timeouts, response sizes, redirects, and allowed hosts. Exceeding a limit is a
/// typed failure.
public protocol Transport: Sendable {
    /// Starts a request. The completion is called once, on any thread, unless the task is cancelled first.
    func start(
        _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask
}

/// A running request.
public protocol TransportTask: Sendable {
    /// Cancels the request; a response that still arrives is ignored.
    func cancel()
}
