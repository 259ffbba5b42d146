import Locks

extension Publishers {
    /// Goes on with another publisher where one fails.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why the other one may fail.
        public typealias Failure = NewPublisher.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What makes another one of a failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Puts it below a publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber)
            let handler = handler
            subscriber.receive(subscription: relay)
            relay.follow(upstream) { completion in
                switch completion {
                case .finished: relay.end(.finished)
                case .failure(let error): relay.follow(handler(error)) { relay.end($0) }
                }
            }
        }
    }

    /// Goes on with another publisher where one fails, or fails as a closure throws.
    public struct TryCatch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Whatever is thrown, or the other one fails with.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// What makes another one of a failure.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Puts it below a publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let relay = Relay(subscriber)
            let handler = handler
            subscriber.receive(subscription: relay)
            relay.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return relay.end(.finished) }
                do {
                    relay.follow(try handler(error)) { completion in relay.end(completion.mapError { $0 }) }
                } catch {
                    relay.end(.failure(error))
                }
            }
        }
    }

    /// Subscribes anew where a publisher fails, so many times.
    public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// How many times; nil for as often as it fails.
        public let retries: Int?

        /// Puts it below a publisher.
        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber)
            subscriber.receive(subscription: relay)
            Self.follow(upstream, relay, retries)
        }

        private static func follow<S: Subscriber>(_ upstream: Upstream, _ relay: Relay<S>, _ retries: Int?)
        where S.Input == Output, S.Failure == Failure {
            relay.follow(upstream) { completion in
                guard case .failure = completion, retries != 0 else { return relay.end(completion) }
                follow(upstream, relay, retries.map { $0 - 1 })
            }
        }
    }
}

extension Publisher {
    /// The same, and the values of another publisher once it fails.
    public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Output == P.Output { Publishers.Catch(upstream: self, handler: handler) }

    /// The same, and the values of another publisher once it fails; it fails itself where the closure throws.
    public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Output == P.Output { Publishers.TryCatch(upstream: self, handler: handler) }

    /// The same, begun anew up to so many times as it fails.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
