/// When a change that was made inside an animation is drawn, and at which pace.
package struct AnimationTiming: Hashable, Sendable {
    package var duration: Duration
    package var delay: Duration
    /// What is drawn once the change was drawn.
    package var course: Course
    package var pace: AnimationPace

    /// How often a change is drawn, and whether backwards too.
    package enum Course: Hashable, Sendable {
        case once
        /// Forth and back; then the view is drawn as it is.
        case returning
        /// Again and again, until what it changed changes again.
        case endless
        /// Forth and back, until what it changed changes again.
        case endlessReturning
    }

    package init(
        duration: Duration, delay: Duration = .zero, course: Course = .once, pace: AnimationPace = .system
    ) {
        self.duration = duration
        self.delay = delay
        self.course = course
        self.pace = pace
    }

    /// When it is over; nil where it never is.
    package var end: Duration? {
        switch course {
        case .once: delay + duration
        case .returning: delay + duration * 2
        case .endless, .endlessReturning: nil
        }
    }

    package var repeats: Bool { course == .endless || course == .endlessReturning }
    package var reverses: Bool { course == .returning || course == .endlessReturning }
}
