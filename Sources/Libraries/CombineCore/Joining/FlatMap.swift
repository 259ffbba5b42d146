import Locks

extension Publishers {
    /// Sends the values of the publishers that a closure makes of each value, as they come.
    public struct FlatMap<NewPublisher, Upstream>: Publisher
    where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        /// What it sends.
        public typealias Output = NewPublisher.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// How many publishers it has at a time.
        public let maxPublishers: Subscribers.Demand
        /// What makes a publisher of each value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) { (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform) }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = Spout(subscriber)
            let outer = Inlet<Upstream.Output, Failure>()
            let inner = Crowd(waits: 1)
            spout.listen {
                outer.cancel()
                inner.cancel()
            }
            let transform = transform
            outer.listen(
                value: { value in
                    let inlet = Inlet<Output, Failure>()
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

    /// Sends the values of the publisher that came last.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        /// What it sends.
        public typealias Output = P.Output
        /// Why it may fail.
        public typealias Failure = P.Failure
        /// The publisher above.
        public let upstream: Upstream

        /// Puts it below a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber)
            let outer = Inlet<P, Failure>()
            // Whether more publishers may come, and the number of the one whose values are sent; none where it has
            // ended.
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

/// Those whom an operator hears of at a time, and how many it waits for besides.
final class Crowd {
    private struct State {
        var members: [CombineIdentifier: any Subscription] = [:]
        var waits: Int
        var isOver = false
    }

    private let state: Locked<State>

    init(waits: Int = 0) { state = Locked(State(waits: waits)) }

    /// Takes one in, unless all were called off.
    func add(_ member: any Subscription) -> Bool {
        state.with { state in
            if !state.isOver { state.members[member.combineIdentifier] = member }
            return !state.isOver
        }
    }

    /// Lets one go that has ended; answers whether it was the last.
    func remove(_ member: any Subscription) -> Bool {
        let (isLast, old) = state.with { state in
            let old = state.members.removeValue(forKey: member.combineIdentifier)
            return (state.members.isEmpty && state.waits == 0, old)
        }
        return withExtendedLifetime(old) { isLast }
    }

    /// Waits for one less; answers whether nobody is left.
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
    /// The values of the publishers that a closure makes of each value, so many at a time.
    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The values of the publishers that a closure makes of each value, which do not fail themselves.
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
    /// The values of the publishers that a closure makes of each value, which alone may fail.
    @_disfavoredOverload
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the publisher that came last.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// The values of the publisher that came last, which alone may fail.
    @_disfavoredOverload
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// The values of the publisher that came last, none of which fails.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}
