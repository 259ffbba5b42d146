/// How a view is drawn for some time, without being so: what an animation of its layer comes to.
package struct Motion: Hashable {
    /// How it is drawn at one moment.
    package struct Frame: Hashable {
        /// When, 0 being the beginning and 1 the end of one run.
        package var at: Double
        /// Declarations of style sheets, in the order of their names.
        package var look: [Declaration]
        /// The pace up to the next one.
        package var pace: AnimationPace?
    }

    /// One declaration of style sheets.
    package struct Declaration: Hashable {
        package var property: String
        package var value: String

        package init(_ property: String, _ value: String) {
            self.property = property
            self.value = value
        }
    }

    package var frames: [Frame]
    package var duration: Duration
    package var delay = Duration.zero
    /// How often it is drawn; nil without end.
    package var times: Double? = 1
    /// Whether each run is drawn backwards too.
    package var reverses = false
    package var pace = AnimationPace.system
    /// Whether what it says is added to how the view is.
    package var adds = false
    /// Whether it jumps from frame to frame.
    package var jumps = false
    /// Whether the end stays drawn.
    package var stays = false

    package init(frames: [Frame], duration: Duration) {
        self.frames = frames
        self.duration = duration
    }

    /// The same, so many seconds later.
    package func delayed(by wait: TimeInterval) -> Motion {
        var later = self
        later.delay += .seconds(wait)
        return later
    }

    /// The same within one run of a group, so much after that begins. In one that runs again its frames move together,
    /// so that it begins anew with the group.
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
