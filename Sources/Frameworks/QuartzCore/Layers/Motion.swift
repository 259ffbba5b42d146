/// An animation of a view's appearance, drawn by the page without changing the view's values.
package struct Motion: Hashable {
    /// A keyframe.
    package struct Frame: Hashable {
        /// The time of the keyframe as a fraction of one run, from 0 to 1.
        package var at: Double
        /// The CSS declarations of the keyframe, sorted by name.
        package var look: [Declaration]
        /// The pace up to the next frame.
        package var pace: AnimationPace?

        package init(at time: Double, look: [Declaration], pace: AnimationPace? = nil) {
            (self.at, self.look, self.pace) = (time, look, pace)
        }
    }

    /// A CSS declaration.
    package struct Declaration: Hashable {
        package var property: String
        package var value: String

        package init(_ property: String, value: String) {
            self.property = property
            self.value = value
        }
    }

    package var frames: [Frame]
    package var duration: Duration
    package var delay = Duration.zero
    /// The number of runs; nil repeats forever.
    package var times: Double? = 1
    /// Whether each run is followed by a reversed one.
    package var reverses = false
    package var pace = AnimationPace.system
    /// Whether the keyframes' values are added to the view's own values.
    package var adds = false
    /// Whether values change abruptly at each keyframe, without interpolation.
    package var jumps = false
    /// Whether the final frame stays visible.
    package var stays = false

    package init(frames: [Frame], duration: Duration) {
        self.frames = frames
        self.duration = duration
    }

    /// Returns the motion with an additional delay in seconds.
    package func delayed(by wait: TimeInterval) -> Motion {
        var later = self
        later.delay += .seconds(wait)
        return later
    }

    /// Returns the motion as a part of one run of a group, starting after `wait`. For a repeating group, the keyframes
    /// are rescaled to the duration of the group, so that the motion restarts together with the group.
    package func fitted(into run: Duration, after wait: Duration, again: Bool) -> Motion {
        var fitted = self
        guard again, times == 1, !reverses, run > .zero else {
            fitted.delay += wait
            if let times, duration > .zero { fitted.times = min(times, max(0, (run - wait) / duration)) }
            return fitted
        }
        for place in frames.indices {
            fitted.frames[place].at = min(1, (wait + duration * frames[place].at) / run)
        }
        fitted.duration = run
        return fitted
    }
}
