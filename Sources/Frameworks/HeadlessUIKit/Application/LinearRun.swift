/// A linear movement from one position to another, timed by the session's clock.
final class LinearRun {
    let from: Double
    let to: Double
    /// The time at which the run starts, on the session's clock.
    let begins: Duration
    let duration: Duration
    /// The timer that fires at the end of the run; nil if none was started.
    var timer: TimerNumber?

    init(from: Double, to: Double, begins: Duration, duration: Duration) {
        (self.from, self.to, self.begins, self.duration) = (from, to, begins, duration)
    }

    func position(at now: Duration) -> Double {
        guard now > begins else { return from }
        guard duration > .zero, now < begins + duration else { return to }
        return from + (to - from) * ((now - begins) / duration)
    }

    /// Returns the timing for the rest of the run, seen from the time `now`, with the given pace.
    func rest(at now: Duration, _ pace: AnimationPace) -> AnimationTiming {
        let delay = max(.zero, begins - now)
        return AnimationTiming(duration: max(.zero, begins + duration - now - delay), delay: delay, pace: pace)
    }
}
