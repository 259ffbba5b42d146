/// The progress of a property animator: 0 shows the initial values, 1 the final values.
enum AnimatorProgress {
    case inactive
    case running(Run)
    case paused(position: CGFloat)
    case stopped(position: CGFloat)

    /// A run of the animator: its progress moves linearly from one position to another.
    final class Run {
        let from: CGFloat
        let to: CGFloat
        /// The time at which the run starts, on the session's clock.
        let begins: Duration
        let duration: Duration
        /// The timer that fires at the end of the run; nil if none was started.
        var timer: TimerNumber?

        init(from: CGFloat, to: CGFloat, begins: Duration, duration: Duration) {
            self.from = from
            self.to = to
            self.begins = begins
            self.duration = duration
        }

        func position(at now: Duration) -> CGFloat {
            guard now > begins else { return from }
            guard duration > .zero, now < begins + duration else { return to }
            return from + (to - from) * CGFloat((now - begins) / duration)
        }

        /// Returns the timing of the part of the run that is still to be shown at the time `now`, with the given pace.
        func rest(at now: Duration, _ pace: AnimationPace) -> AnimationTiming {
            let delay = max(.zero, begins - now)
            return AnimationTiming(
                duration: max(.zero, begins + duration - now - delay), delay: delay, pace: pace)
        }
    }

    var state: UIViewAnimatingState {
        switch self {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    func position(at now: Duration) -> CGFloat {
        switch self {
        case .inactive: 0
        case .running(let run): run.position(at: now)
        case .paused(let position), .stopped(let position): position
        }
    }
}
