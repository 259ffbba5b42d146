extension Publishers {
    /// A publisher that finishes once another publisher sends a value.
    public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The publisher whose first value ends the stream.
        public let other: Other

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = SwitchingSubscription(subscriber)
            let inlet = UpstreamSubscriber<Other.Output, Other.Failure>()
            relay.listen { inlet.cancel() }
            inlet.listen(
                value: { _ in
                    relay.end(.finished)
                    return .none
                }, end: { _ in })
            subscriber.receive(subscription: relay)
            inlet.request(.max(1))
            other.subscribe(inlet)
            relay.follow(upstream) { relay.end($0) }
        }
    }

    /// A publisher that drops values until another publisher sends its first value.
    public struct DropUntilOutput<Upstream, Other>: Publisher
    where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The publisher whose first value starts the stream.
        public let other: Other

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = BufferedSubscription(subscriber)
            let gate = CurrentValueSubject<Bool, Never>(false)
            let (inlet, opener) = (UpstreamSubscriber<Output, Failure>(), UpstreamSubscriber<Other.Output, Failure>())
            spout.listen {
                inlet.cancel()
                opener.cancel()
            }
            opener.listen(
                value: { _ in
                    gate.send(true)
                    opener.cancel()
                    return .none
                },
                end: { completion in
                    if case .failure = completion { return spout.end(completion) }
                    if !gate.value { spout.finish() }
                })
            subscriber.receive(subscription: spout)
            let wantsAll = spout.wantsAll
            inlet.listen(
                value: { [weak inlet] value in
                    guard gate.value else { return wantsAll ? .none : .max(1) }
                    spout.send(value, taken: wantsAll ? nil : { inlet?.request(.max(1)) })
                    return .none
                }, end: { spout.end($0) })
            opener.request(.max(1))
            inlet.request(wantsAll ? .unlimited : .max(1))
            upstream.subscribe(inlet)
            other.subscribe(opener)
        }
    }
}

extension Publisher {
    /// Sends values until another publisher sends its first value, then finishes.
    public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Drops values until another publisher sends its first value.
    public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P: Publisher, Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}
