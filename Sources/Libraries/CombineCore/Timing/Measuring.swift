import Locks

extension Publishers {
    /// Sends how long it took until each value came.
    public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// What it sends: the time since the value before, or since somebody subscribed.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whose time counts.
        public let scheduler: Context

        /// Puts it below a publisher.
        public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.pass(to: subscriber) { _ in
                let now = scheduler.now
                defer { last = now }
                return .pass(last.distance(to: now))
            }
        }
    }

    /// When values that are collected go on.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// As a stretch of time is over.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// As a stretch of time is over, or there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends as one what came in each stretch of time.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// What it sends.
        public typealias Output = [Upstream.Output]
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// When values go on.
        public let strategy: TimeGroupingStrategy<Context>
        /// How the scheduler runs what hears.
        public let options: Context.SchedulerOptions?

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) { (self.upstream, self.strategy, self.options) = (upstream, strategy, options) }

        /// Has a subscriber hear of it. A stretch in which nothing came says nothing.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, most) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            let options = options
            let spout = Spout(subscriber)
            let inlet = Inlet<Upstream.Output, Failure>()
            let values = Locked<Output>([])
            let alarm = LastAlarm()
            spout.listen {
                inlet.cancel()
                alarm.stop()
            }
            func give() {
                let all = values.with { values in
                    defer { values = [] }
                    return values
                }
                if !all.isEmpty { spout.give(all) }
            }
            func restart() {
                alarm.set {
                    Alarm.set(scheduler, after: interval, options) {
                        restart()
                        give()
                    }
                }
            }
            inlet.listen(
                value: { value in
                    let count = values.with { values in
                        values.append(value)
                        return values.count
                    }
                    if count >= most { give() }
                    return .none
                },
                end: { completion in
                    if case .finished = completion { give() }
                    spout.end(completion)
                })
            subscriber.receive(subscription: spout)
            restart()
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// How long it took until each value came.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }

    /// What came in each stretch of time, as one.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
