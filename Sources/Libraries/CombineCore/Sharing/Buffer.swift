extension Publishers {
    /// The demand with which a buffer requests values from upstream.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// Requests as many values as the buffer has space for.
        case keepFull
        /// Requests all values.
        case byRequest
    }

    /// The handling of a value that arrives when the buffer is full.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// Drops the new value.
        case dropNewest
        /// Drops the oldest buffered value.
        case dropOldest
        /// Fails with an error.
        case customError(() -> Failure)
    }

    /// A publisher that buffers values until they are requested.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The capacity of the buffer.
        public let size: Int
        /// The demand for upstream values.
        public let prefetch: PrefetchStrategy
        /// The handling of values that arrive when the buffer is full.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) { (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull) }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = BufferedSubscription(subscriber)
            let inlet = UpstreamSubscriber<Output, Failure>()
            let (size, prefetch, whenFull) = (size, prefetch, whenFull)
            spout.listen { inlet.cancel() }
            inlet.listen(
                value: { [weak inlet] value in
                    if spout.waiting >= size, spout.demand == .none {
                        switch whenFull {
                        case .dropNewest: return .none
                        case .dropOldest: spout.forget(first: true)
                        case .customError(let make):
                            spout.fail(make())
                            return .none
                        }
                    }
                    spout.send(value, taken: prefetch == .keepFull ? { inlet?.request(.max(1)) } : nil)
                    return .none
                }, end: { spout.end($0) })
            subscriber.receive(subscription: spout)
            inlet.request(prefetch == .keepFull ? .max(size) : .unlimited)
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Buffers values until they are requested, up to a capacity.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
