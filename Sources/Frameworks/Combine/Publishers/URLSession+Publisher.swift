public import Foundation
public import HeadlessUIKit

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension SessionURLSession {
    /// The answer to a request, which is sent anew for everybody who subscribes and wants it.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// What an address answers, which is asked anew for everybody who subscribes and wants it.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Sends the answer to a request of the session's, or fails where there is none.
    public struct DataTaskPublisher: CombineCore.Publisher {
        /// The answer's body and its head.
        public typealias Output = (data: Data, response: URLResponse)
        /// Why there is no answer.
        public typealias Failure = URLError
        /// What is asked.
        public let request: URLRequest
        /// Who asks.
        public let session: SessionURLSession

        /// Has a session ask.
        public init(request: URLRequest, session: SessionURLSession) {
            (self.request, self.session) = (request, session)
        }

        /// Has a subscriber hear of the answer, in the turn in which it comes; one that is gone gives the request up.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
            let spout = Spout(subscriber)
            // The completion runs in a turn of the session, as the subscriber does.
            nonisolated(unsafe) let answer: (Data?, URLResponse?, (any Error)?) -> Void = {
                [weak spout] data, response, error in
                if let data, let response {
                    spout?.give((data, response))
                    spout?.finish()
                } else {
                    spout?.fail(error as? URLError ?? URLError(.unknown))
                }
            }
            let task = session.dataTask(with: request) { answer($0, $1, $2) }
            // A task that is over is not called off again; one that was begun is not begun again.
            spout.listen(asked: { if $0 > .none { task.resume() } }, left: { task.cancel() })
            subscriber.receive(subscription: spout)
        }
    }
}
