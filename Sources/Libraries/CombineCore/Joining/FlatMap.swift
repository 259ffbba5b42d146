import Locks

extension Publishers {
    /// A publisher that creates a publisher from each value, and sends the values of all of them as they arrive.
    public struct FlatMap<NewPublisher, Upstream>: Publisher
    where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        /// The type of the values sent.
        public typealias Output = NewPublisher.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The largest number of publishers subscribed to at a time.
        public let maxPublishers: Subscribers.Demand
        /// The closure that creates a publisher from each value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) { (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform) }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = BufferedSubscription(subscriber)
            let outer = UpstreamSubscriber<Upstream.Output, Failure>()
            let inner = Crowd(waits: 1)
            spout.listen {
                outer.cancel()
                inner.cancel()
            }
            let transform = transform
            outer.listen(
                value: { value in
                    let inlet = UpstreamSubscriber<Output, Failure>()
                    guard inner.add(inlet) else { return .none }
                    inlet.flow(into: spout, as: { $0 }) { [weak inlet] completion in
                        guard case .finished = completion else { return spout.end(completion) }
                        if let inlet, inner.remove(inlet) { spout.finish() }
                        outer.request(.max(1))
                    }
                    transform(value).subscribe(inlet)
                    return .none
                },
                end: { completion in
                    guard case .finished = completion else { return spout.end(completion) }
                    if inner.leave() { spout.finish() }
                })
            subscriber.receive(subscription: spout)
            outer.request(maxPublishers)
            upstream.subscribe(outer)
        }
    }

    /// A publisher that sends the values of the most recently received publisher.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        /// The type of the values sent.
        public typealias Output = P.Output
        /// The type of the failure.
        public typealias Failure = P.Failure
        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = SwitchingSubscription(subscriber)
            let outer = UpstreamSubscriber<P, Failure>()
            // Whether the outer publisher may send more publishers, the number of its latest publisher, and whether the
            // latest publisher has not yet ended.
            let course = Locked((isOpen: true, current: 0, isRunning: false))
            relay.listen { outer.cancel() }
            outer.listen(
                value: { publisher in
                    let number = course.with { course in
                        course.current += 1
                        course.isRunning = true
                        return course.current
                    }
                    relay.follow(publisher) { completion in
                        guard case .finished = completion else { return relay.end(completion) }
                        let isLast = course.with { course in
                            if course.current == number { course.isRunning = false }
                            return !course.isOpen && !course.isRunning
                        }
                        if isLast { relay.end(.finished) }
                    }
                    return .none
                },
                end: { completion in
                    guard case .finished = completion else { return relay.end(completion) }
                    let isLast = course.with { course in
                        course.isOpen = false
                        return !course.isRunning
                    }
                    if isLast { relay.end(.finished) }
                })
            subscriber.receive(subscription: relay)
            outer.request(.unlimited)
            upstream.subscribe(outer)
        }
    }
}

/// The inner subscriptions of an operator, and the number of outer subscriptions that have not ended.
final class Crowd {
    private struct State {
        var members: [CombineIdentifier: any Subscription] = [:]
        var waits: Int
        var isOver = false
    }

    private let state: Locked<State>

    init(waits: Int = 0) { state = Locked(State(waits: waits)) }

    /// Adds a subscription; returns false if all were cancelled.
    func add(_ member: any Subscription) -> Bool {
        state.with { state in
            if !state.isOver { state.members[member.combineIdentifier] = member }
            return !state.isOver
        }
    }

    /// Removes a subscription that has ended. Returns whether no inner or outer subscription is left.
    func remove(_ member: any Subscription) -> Bool {
        let (isLast, old) = state.with { state in
            let old = state.members.removeValue(forKey: member.combineIdentifier)
            return (state.members.isEmpty && state.waits == 0, old)
        }
        return withExtendedLifetime(old) { isLast }
    }

    /// Removes one outer subscription. Returns whether no inner or outer subscription is left.
    func leave() -> Bool {
        state.with { state in
            state.waits -= 1
            return state.members.isEmpty && state.waits == 0
        }
    }

    func cancel() {
        let old = state.with { state in
            defer { (state.members, state.isOver) = ([:], true) }
            return state.members
        }
        for member in old.values { member.cancel() }
    }
}

extension Publisher {
    /// Creates a publisher from each value and sends the values of all, with at most `maxPublishers` at a time.
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Creates a publisher that never fails from each value, and sends the values of all.
    @_disfavoredOverload
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// Creates a publisher from each value and sends the values of all; only the created publishers can fail.
    @_disfavoredOverload
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the most recently received publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends the values of the most recently received publisher; only the inner publishers can fail.
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the most recently received publisher; only the outer publisher can fail.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}
