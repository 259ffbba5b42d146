extension Publishers {
    /// What a buffer asks for above.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As much as there is room for.
        case keepFull
        /// All there is.
        case byRequest
    }

    /// What becomes of a value that there is no room for.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// It is lost.
        case dropNewest
        /// The one that waits longest is lost.
        case dropOldest
        /// The publisher fails.
        case customError(() -> Failure)
    }

    /// Keeps values until they are wanted.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// How many values there is room for.
        public let size: Int
        /// What is asked for above.
        public let prefetch: PrefetchStrategy
        /// What becomes of a value that there is no room for.
        public let whenFull: BufferingStrategy<Failure>

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) { (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull) }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = Spout(subscriber)
            let inlet = Inlet<Output, Failure>()
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
                    spout.give(value, taken: prefetch == .keepFull ? { inlet?.request(.max(1)) } : nil)
                    return .none
                }, end: { spout.end($0) })
            subscriber.receive(subscription: spout)
            inlet.request(prefetch == .keepFull ? .max(size) : .unlimited)
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// The same values, which wait until they are wanted, as far as there is room.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
