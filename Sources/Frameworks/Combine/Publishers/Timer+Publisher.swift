public import Foundation
public import FoundationShims

extension Timer {
    /// Publishes the date repeatedly by the session's clock, once the publisher is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: SessionSchedulerOptions? = nil
    ) -> Timer.TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, mode: mode) }

    /// Publishes the date repeatedly by the session's clock, once the publisher is connected.
    @_disfavoredOverload
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: SessionRunLoop,
        in mode: RunLoop.Mode, options: SessionSchedulerOptions? = nil
    ) -> Timer.TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, mode: mode) }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        /// The interval in seconds.
        public let interval: TimeInterval
        /// Stored; has no visible effect.
        public let tolerance: TimeInterval?
        /// Stored; has no visible effect.
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, tolerance: TimeInterval?, mode: RunLoop.Mode) {
            (self.interval, self.tolerance, self.mode) = (interval, tolerance, mode)
        }

        /// Attaches a subscriber, which receives dates once the publisher is connected.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            subject.subscribe(subscriber)
        }

        /// Starts the timer, which runs until the returned object is cancelled. Each firing is an input of the session.
        public func connect() -> any Cancellable {
            let interval = Duration.counted(interval)
            return SessionSchedule.main.run(after: interval, every: interval) { [subject] in subject.send(_now()) }
        }
    }
}
