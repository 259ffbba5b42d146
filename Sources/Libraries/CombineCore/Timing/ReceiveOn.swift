import Locks

extension Publishers {
    /// A publisher that delivers all events on a scheduler, in their order.
    public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler on which events are delivered.
        public let scheduler: Context
        /// The options for scheduling the events.
        public let options: Context.SchedulerOptions?

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(
                Later(subscriber) { action, _ in scheduler.schedule(options: options, action) })
        }
    }

    /// A publisher that delivers all events after a delay.
    public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The delay.
        public let interval: Context.SchedulerTimeType.Stride
        /// Stored; has no visible effect.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time.
        public let scheduler: Context
        /// Scheduler options for the delivery.
        public let options: Context.SchedulerOptions?

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
            (self.scheduler, self.options) = (scheduler, options)
        }

        /// Attaches a subscriber. A failure is delayed too.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, options) = (scheduler, interval, options)
            upstream.subscribe(
                Later(subscriber) { action, alarms in
                    alarms.set(on: scheduler, after: interval, options: options, action: action)
                })
        }
    }

    /// A publisher that subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler on which the upstream publisher is called.
        public let scheduler: Context
        /// The options for scheduling the calls.
        public let options: Context.SchedulerOptions?

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            let inlet = UpstreamSubscriber<Output, Failure>()
            let far = Distant { action in scheduler.schedule(options: options, action) }
            far.upstream = inlet
            inlet.listen(
                value: { subscriber.receive($0) },
                end: { completion in
                    far.upstream = nil
                    subscriber.receive(completion: completion)
                })
            scheduler.schedule(options: options) {
                guard far.upstream != nil else { return }
                subscriber.receive(subscription: far)
                if far.upstream != nil { upstream.subscribe(inlet) }
            }
        }
    }
}

/// A subscription whose requests and cancellation run on a scheduler.
private final class Distant: Subscription {
    private struct State { var inlet: (any Subscription)? }

    private let state = Locked(State())
    private let run: (@escaping () -> Void) -> Void

    init(_ run: @escaping (@escaping () -> Void) -> Void) { self.run = run }

    var upstream: (any Subscription)? {
        get { state.with { $0.inlet } }
        set {
            let old = state.with { state in
                defer { state.inlet = newValue }
                return state.inlet
            }
            withExtendedLifetime(old) {}
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard let upstream else { return }
        run { upstream.request(demand) }
    }

    func cancel() {
        guard let upstream else { return }
        self.upstream = nil
        run { upstream.cancel() }
    }
}

/// A subscriber that delivers each event later, on a scheduler.
private final class Later<Downstream: Subscriber>: Subscriber, Subscription {
    private struct State {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var hasEnded = false
    }

    private let state: Locked<State>
    private let alarms = Alarms()
    private let run: (@escaping () -> Void, Alarms) -> Void

    init(_ downstream: Downstream, run: @escaping (@escaping () -> Void, Alarms) -> Void) {
        state = Locked(holding: State(downstream: downstream))
        self.run = run
    }

    func receive(subscription: any Subscription) {
        let downstream = state.with { state -> Downstream? in
            guard state.upstream == nil, !state.hasEnded else { return nil }
            if state.downstream != nil { state.upstream = subscription }
            return state.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard state.with({ $0.downstream != nil && !$0.hasEnded }) else { return .none }
        run(
            { [self] in
                guard let downstream = state.with({ $0.downstream }) else { return }
                let more = downstream.receive(input)
                if more > .none { state.with { $0.upstream }?.request(more) }
            }, alarms)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let (isFirst, upstream) = state.with { state in
            defer { (state.hasEnded, state.upstream) = (true, nil) }
            return (!state.hasEnded, state.upstream)
        }
        withExtendedLifetime(upstream) {}
        guard isFirst else { return }
        run({ [self] in close().downstream?.receive(completion: completion) }, alarms)
    }

    func request(_ demand: Subscribers.Demand) { state.with { $0.upstream }?.request(demand) }

    func cancel() {
        let old = close()
        alarms.cancel()
        old.upstream?.cancel()
    }

    private func close() -> State {
        state.with { state in
            defer { state = State(hasEnded: true) }
            return state
        }
    }
}

extension Publisher {
    /// Delivers all events on a scheduler.
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler { Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options) }

    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler { Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options) }

    /// Delivers all events after a delay. The tolerance has no visible effect.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
