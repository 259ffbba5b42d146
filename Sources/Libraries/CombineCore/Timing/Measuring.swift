import Locks

extension Publishers {
    /// A publisher that sends the time between values.
    public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// The time since the previous value, or since the subscription.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The scheduler that measures the time.
        public let scheduler: Context

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }

        /// Attaches a subscriber.
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

    /// The rule by which collected values are grouped.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// Sends a group after each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Sends a group after each interval, or when a number of values is collected.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that collects values over intervals of time and sends them as arrays.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// The type of the values sent.
        public typealias Output = [Upstream.Output]
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The rule by which values are grouped.
        public let strategy: TimeGroupingStrategy<Context>
        /// Scheduler options for the delivery.
        public let options: Context.SchedulerOptions?

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) { (self.upstream, self.strategy, self.options) = (upstream, strategy, options) }

        /// Attaches a subscriber. An interval without values sends nothing.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, most) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            let options = options
            let spout = BufferedSubscription(subscriber)
            let inlet = UpstreamSubscriber<Upstream.Output, Failure>()
            let values = Locked<Output>([])
            let alarm = LastAlarm()
            spout.listen {
                inlet.cancel()
                alarm.stop()
            }
            func sendCollected() {
                let all = values.with { values in
                    defer { values = [] }
                    return values
                }
                if !all.isEmpty { spout.send(all) }
            }
            func restart() {
                alarm.set {
                    Alarm.set(on: scheduler, after: interval, options: options) {
                        restart()
                        sendCollected()
                    }
                }
            }
            inlet.listen(
                value: { value in
                    let count = values.with { values in
                        values.append(value)
                        return values.count
                    }
                    if count >= most { sendCollected() }
                    return .none
                },
                end: { completion in
                    if case .finished = completion { sendCollected() }
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
    /// Sends the time between values.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }

    /// Collects values over intervals of time and sends them as arrays.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
