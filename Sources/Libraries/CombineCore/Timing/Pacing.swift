import Locks

extension Publishers {
    /// A publisher that sends a value once no other has arrived for a period of time.
    public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The time without another value.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time.
        public let scheduler: Context
        /// Scheduler options for the delivery.
        public let options: Context.SchedulerOptions?

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        /// Attaches a subscriber. A value that is still waiting at the completion is dropped.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, dueTime, options) = (scheduler, dueTime, options)
            let spout = BufferedSubscription(subscriber)
            let inlet = UpstreamSubscriber<Output, Failure>()
            let alarm = LastAlarm()
            spout.listen {
                inlet.cancel()
                alarm.stop()
            }
            inlet.listen(
                value: { value in
                    alarm.set { Alarm.set(on: scheduler, after: dueTime, options: options) { spout.send(value) } }
                    return .none
                },
                end: { completion in
                    alarm.stop()
                    scheduler.schedule(options: options) { spout.end(completion) }
                })
            subscriber.receive(subscription: spout)
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }

    /// A publisher that sends at most one value in each interval.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The length of an interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time.
        public let scheduler: Context
        /// Whether the newest value of an interval is sent instead of the first.
        public let latest: Bool

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        private struct State {
            var value: Output?
            /// The time before which no value is sent; nil before the first value.
            var next: Context.SchedulerTimeType?
            var completion: Subscribers.Completion<Failure>?
        }

        /// Attaches a subscriber. The first value is sent immediately, later ones at the end of an interval.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, latest) = (scheduler, interval, latest)
            let spout = BufferedSubscription(subscriber)
            let inlet = UpstreamSubscriber<Output, Failure>()
            let state = Locked(State())
            let alarm = LastAlarm()
            spout.listen {
                inlet.cancel()
                alarm.stop()
            }
            func sendLatest() {
                let now = scheduler.now
                let old = state.with { state in
                    defer { (state.value, state.next) = (nil, now.advanced(by: interval)) }
                    return state
                }
                if let value = old.value { spout.send(value) }
                if let completion = old.completion { spout.end(completion) }
            }
            inlet.listen(
                value: { value in
                    let (isFirst, next) = state.with { state in
                        let isFirst = state.value == nil
                        if isFirst || latest { state.value = value }
                        return (isFirst, state.next)
                    }
                    guard isFirst else { return .none }
                    let rest = next.map { scheduler.now.distance(to: $0) } ?? .seconds(0)
                    if rest > .seconds(0) {
                        alarm.set { Alarm.set(on: scheduler, after: rest, options: nil, action: sendLatest) }
                    } else {
                        scheduler.schedule(sendLatest)
                    }
                    return .none
                },
                end: { completion in
                    let waits = state.with { state in
                        state.completion = completion
                        return state.value != nil
                    }
                    if !waits { scheduler.schedule { spout.end(completion) } }
                })
            subscriber.receive(subscription: spout)
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }

    /// A publisher that ends if no value arrives for a period of time.
    public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The longest time without a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that measures the time.
        public let scheduler: Context
        /// Scheduler options for the delivery.
        public let options: Context.SchedulerOptions?
        /// The closure that creates the error for a timeout; nil finishes without an error.
        public let customError: (() -> Failure)?

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, options, customError) = (scheduler, interval, options, customError)
            let spout = BufferedSubscription(subscriber)
            let inlet = UpstreamSubscriber<Output, Failure>()
            let alarm = LastAlarm()
            spout.listen {
                inlet.cancel()
                alarm.stop()
            }
            func restart() {
                alarm.set {
                    Alarm.set(on: scheduler, after: interval, options: options) {
                        spout.end(customError.map { .failure($0()) } ?? .finished)
                    }
                }
            }
            subscriber.receive(subscription: spout)
            let wantsAll = spout.wantsAll
            inlet.listen(
                value: { [weak inlet] value in
                    restart()
                    scheduler.schedule(options: options) {
                        spout.send(value, taken: wantsAll ? nil : { inlet?.request(.max(1)) })
                    }
                    return .none
                },
                end: { completion in
                    alarm.stop()
                    scheduler.schedule(options: options) { spout.end(completion) }
                })
            restart()
            inlet.request(wantsAll ? .unlimited : .max(1))
            upstream.subscribe(inlet)
        }
    }
}

/// An alarm that is cancelled when the next one is set.
final class LastAlarm {
    private struct State {
        var alarm: Alarm?
        var isOver = false
    }

    private let state = Locked(State())

    /// Cancels the current alarm, and sets another unless `stop()` was called.
    func set(_ make: () -> Alarm) {
        replaceAlarm(with: nil)
        guard !state.with({ $0.isOver }) else { return }
        let alarm = make()
        if !alarm.isOver { replaceAlarm(with: alarm) }
    }

    /// Cancels the current alarm and prevents others.
    func stop() {
        state.with { $0.isOver = true }
        replaceAlarm(with: nil)
    }

    private func replaceAlarm(with alarm: Alarm?) {
        let old = state.with { state -> Alarm? in
            if state.isOver, let alarm { return alarm }
            defer { state.alarm = alarm }
            return state.alarm
        }
        old?.cancel()
    }
}

extension Publisher {
    /// Sends a value once no other has arrived for a period of time.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Sends at most one value in each interval, the newest or the first.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Finishes or fails if no value arrives for a period of time.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
