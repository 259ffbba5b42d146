import Locks

extension Publishers {
    /// A publisher that continues with another publisher if the upstream fails.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The failure type of the replacement publisher.
        public typealias Failure = NewPublisher.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that creates the replacement publisher from the failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = SwitchingSubscription(subscriber)
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

    /// A publisher that continues with another publisher if the upstream fails, or fails if the closure throws.
    public struct TryCatch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// Any error: the closure's, or the replacement publisher's.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that creates the replacement publisher from the failure.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let relay = SwitchingSubscription(subscriber)
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

    /// A publisher that subscribes again if the upstream fails, up to a number of times.
    public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The largest number of retries; nil means no limit.
        public let retries: Int?

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = SwitchingSubscription(subscriber)
            subscriber.receive(subscription: relay)
            Self.follow(upstream, relay: relay, retries: retries)
        }

        private static func follow<S: Subscriber>(
            _ upstream: Upstream, relay: SwitchingSubscription<S>, retries: Int?
        )
        where S.Input == Output, S.Failure == Failure {
            relay.follow(upstream) { completion in
                guard case .failure = completion, retries != 0 else { return relay.end(completion) }
                follow(upstream, relay: relay, retries: retries.map { $0 - 1 })
            }
        }
    }
}

extension Publisher {
    /// Continues with another publisher if this one fails.
    public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Output == P.Output { Publishers.Catch(upstream: self, handler: handler) }

    /// Continues with another publisher if this one fails; fails if the closure throws.
    public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Output == P.Output { Publishers.TryCatch(upstream: self, handler: handler) }

    /// Subscribes again if this publisher fails, up to a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
