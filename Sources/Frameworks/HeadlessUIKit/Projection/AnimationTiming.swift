/// The timing of an animated change.
package struct AnimationTiming: Hashable, Sendable {
    package var duration: Duration
    package var delay: Duration
    /// The repetition.
    package var course: Course
    package var pace: AnimationPace

    /// The repetition of an animated change.
    package enum Course: Hashable, Sendable {
        case once
        /// Forward and backward; then the view is drawn with its values.
        case returning
        /// Repeated until a changed property changes again.
        case endless
        /// Forward and backward, repeated until a changed property changes again.
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

    /// The time of the end; nil if it repeats forever.
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
