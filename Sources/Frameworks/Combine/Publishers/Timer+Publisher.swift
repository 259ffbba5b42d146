public import Foundation
public import HeadlessUIKit

extension Timer {
    /// The date, again and again by the session's clock, once it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: SessionSchedulerOptions? = nil
    ) -> Timer.TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, mode: mode) }

    /// The date, again and again by the session's clock, once it is connected.
    @_disfavoredOverload
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: SessionRunLoop,
        in mode: RunLoop.Mode, options: SessionSchedulerOptions? = nil
    ) -> Timer.TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance, mode: mode) }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        /// It does not fail.
        public typealias Failure = Never
        /// Seconds from one to the next.
        public let interval: TimeInterval
        /// Kept.
        public let tolerance: TimeInterval?
        /// Kept.
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, tolerance: TimeInterval?, mode: RunLoop.Mode) {
            (self.interval, self.tolerance, self.mode) = (interval, tolerance, mode)
        }

        /// Takes a subscriber in; it hears once somebody has connected.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            subject.subscribe(subscriber)
        }

        /// Has the timer run until the answer is called off; each time is an input of the session.
        public func connect() -> any Cancellable {
            let interval = Duration.counted(interval)
            return SessionSchedule.main.run(after: interval, every: interval) { [subject] in subject.send(_now()) }
        }
    }
}
