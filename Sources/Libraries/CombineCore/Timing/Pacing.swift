import Locks

extension Publishers {
    /// Sends a value once no other has come for so long.
    public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// How long nothing else may come.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// Whose time counts.
        public let scheduler: Context
        /// How it runs what hears.
        public let options: Context.SchedulerOptions?

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        /// Has a subscriber hear of it. A value that waits as the end comes is not sent.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, dueTime, options) = (scheduler, dueTime, options)
            let spout = Spout(subscriber)
            let inlet = Inlet<Output, Failure>()
            let alarm = LastAlarm()
            spout.listen {
                inlet.cancel()
                alarm.stop()
            }
            inlet.listen(
                value: { value in
                    alarm.set { Alarm.set(scheduler, after: dueTime, options) { spout.give(value) } }
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

    /// Sends one value in each stretch of time.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// How long a stretch is.
        public let interval: Context.SchedulerTimeType.Stride
        /// Whose time counts.
        public let scheduler: Context
        /// Whether the newest value of a stretch is sent, or else the first.
        public let latest: Bool

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        private struct State {
            var value: Output?
            /// Until when nothing is sent.
            var next: Context.SchedulerTimeType?
            var completion: Subscribers.Completion<Failure>?
        }

        /// Has a subscriber hear of it: of the first value at once, and of the others as a stretch is over.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, latest) = (scheduler, interval, latest)
            let spout = Spout(subscriber)
            let inlet = Inlet<Output, Failure>()
            let state = Locked(State())
            let alarm = LastAlarm()
            spout.listen {
                inlet.cancel()
                alarm.stop()
            }
            func give() {
                let now = scheduler.now
                let old = state.with { state in
                    defer { (state.value, state.next) = (nil, now.advanced(by: interval)) }
                    return state
                }
                if let value = old.value { spout.give(value) }
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
                        alarm.set { Alarm.set(scheduler, after: rest, nil, give) }
                    } else {
                        scheduler.schedule(give)
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

    /// Ends where nothing comes for so long.
    public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// How long nothing may come.
        public let interval: Context.SchedulerTimeType.Stride
        /// Whose time counts.
        public let scheduler: Context
        /// How it runs what hears.
        public let options: Context.SchedulerOptions?
        /// What it fails with then; nil for an end without failure.
        public let customError: (() -> Failure)?

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, options, customError) = (scheduler, interval, options, customError)
            let spout = Spout(subscriber)
            let inlet = Inlet<Output, Failure>()
            let alarm = LastAlarm()
            spout.listen {
                inlet.cancel()
                alarm.stop()
            }
            func restart() {
                alarm.set {
                    Alarm.set(scheduler, after: interval, options) {
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
                        spout.give(value, taken: wantsAll ? nil : { inlet?.request(.max(1)) })
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

/// An alarm that another one takes the place of.
final class LastAlarm {
    private struct State {
        var alarm: Alarm?
        var isOver = false
    }

    private let state = Locked(State())

    /// Calls off the last one, and sets another unless it has stopped.
    func set(_ make: () -> Alarm) {
        put(nil)
        guard !state.with({ $0.isOver }) else { return }
        let alarm = make()
        if !alarm.isOver { put(alarm) }
    }

    /// Sets no other.
    func stop() {
        state.with { $0.isOver = true }
        put(nil)
    }

    private func put(_ alarm: Alarm?) {
        let old = state.with { state -> Alarm? in
            if state.isOver, let alarm { return alarm }
            defer { state.alarm = alarm }
            return state.alarm
        }
        old?.cancel()
    }
}

extension Publisher {
    /// A value once no other has come for so long.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// One value in each stretch of time, the newest of it or the first.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// The same, and the end or a failure where nothing comes for so long.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
