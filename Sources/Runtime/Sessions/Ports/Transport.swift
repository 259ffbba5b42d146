public import Wire

/// Carries requests to the network; the only way that a session has out.
///
/// It owns the bounds of the outside world: the request's timeout, the size of an answer, redirects, which hosts may be
/// asked. Crossing one of them is a typed failure.
public protocol Transport: Sendable {
    /// Starts a request. The completion is called once, from anywhere, unless the task is cancelled first.
    func start(
        _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask
}

/// A request on its way.
public protocol TransportTask: Sendable {
    /// Gives the request up; an answer that still arrives is of no interest.
    func cancel()
}
