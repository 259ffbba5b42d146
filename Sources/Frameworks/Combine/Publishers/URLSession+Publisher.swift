public import Foundation
public import FoundationShims

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension SessionURLSession {
    /// Sends a request for each subscriber, on its first demand, and publishes the response.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Requests a URL for each subscriber, on its first demand, and publishes the response.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of the response to a request through a session.
    public struct DataTaskPublisher: CombineCore.Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: SessionURLSession

        public init(request: URLRequest, session: SessionURLSession) {
            (self.request, self.session) = (request, session)
        }

        /// Attaches a subscriber, which receives the response in the turn in which it arrives. Cancelling the
        /// subscription cancels the request.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
            let spout = BufferedSubscription(subscriber)
            // The completion handler, like the subscriber, runs in a turn of the session.
            nonisolated(unsafe) let answer: (Data?, URLResponse?, (any Error)?) -> Void = {
                [weak spout] data, response, error in
                if let data, let response {
                    spout?.send((data, response))
                    spout?.finish()
                } else {
                    spout?.fail(error as? URLError ?? URLError(.unknown))
                }
            }
            let task = session.dataTask(with: request) { answer($0, $1, $2) }
            // Cancelling a finished task and resuming a running one have no effect.
            spout.listen(asked: { if $0 > .none { task.resume() } }, left: { task.cancel() })
            subscriber.receive(subscription: spout)
        }
    }
}
