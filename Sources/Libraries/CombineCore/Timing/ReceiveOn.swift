import Locks

extension Publishers {
    /// Sends all by a scheduler, in the order in which it came.
    public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What runs what hears.
        public let scheduler: Context
        /// How.
        public let options: Context.SchedulerOptions?

        /// Puts it below a publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(
                Later(subscriber) { action, _ in scheduler.schedule(options: options, action) })
        }
    }

    /// Sends all so much later.
    public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later than that it may be.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Whose time counts.
        public let scheduler: Context
        /// How it runs what hears.
        public let options: Context.SchedulerOptions?

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
            (self.scheduler, self.options) = (scheduler, options)
        }

        /// Has a subscriber hear of it. A failure is later, too.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, options) = (scheduler, interval, options)
            upstream.subscribe(
                Later(subscriber) { action, alarms in alarms.set(scheduler, after: interval, options, action) })
        }
    }

    /// Subscribes and asks for values by a scheduler.
    public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What runs what the publisher above does as it is asked.
        public let scheduler: Context
        /// How.
        public let options: Context.SchedulerOptions?

        /// Puts it below a publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            let inlet = Inlet<Output, Failure>()
            let far = Distant { action in scheduler.schedule(options: options, action) }
            far.inlet = inlet
            inlet.listen(
                value: { subscriber.receive($0) },
                end: { completion in
                    far.inlet = nil
                    subscriber.receive(completion: completion)
                })
            scheduler.schedule(options: options) {
                guard far.inlet != nil else { return }
                subscriber.receive(subscription: far)
                if far.inlet != nil { upstream.subscribe(inlet) }
            }
        }
    }
}

/// A subscription that is asked elsewhere.
private final class Distant: Subscription {
    private struct State { var inlet: (any Subscription)? }

    private let state = Locked(State())
    private let run: (@escaping () -> Void) -> Void

    init(_ run: @escaping (@escaping () -> Void) -> Void) { self.run = run }

    var inlet: (any Subscription)? {
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
        guard let inlet else { return }
        run { inlet.request(demand) }
    }

    func cancel() {
        guard let inlet else { return }
        self.inlet = nil
        run { inlet.cancel() }
    }
}

/// Gives a subscriber all that comes, later.
private final class Later<Downstream: Subscriber>: Subscriber, Subscription {
    private struct State {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var hasEnded = false
    }

    private let state: Locked<State>
    private let alarms = Alarms()
    private let run: (@escaping () -> Void, Alarms) -> Void

    init(_ downstream: Downstream, _ run: @escaping (@escaping () -> Void, Alarms) -> Void) {
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
    /// The same, told by a scheduler.
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler { Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options) }

    /// The same, subscribed to and asked by a scheduler.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler { Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options) }

    /// The same, so much later.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
