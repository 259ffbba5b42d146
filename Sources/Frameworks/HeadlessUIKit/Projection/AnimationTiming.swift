/// The timing of an animated change.
package struct AnimationTiming: Hashable, Sendable {
    package var duration: Duration
    package var delay: Duration
    /// The repetition of the animation.
    package var repetition: Repetition
    package var pace: AnimationPace

    /// The repetition of an animated change.
    package enum Repetition: Hashable, Sendable {
        case once
        /// Runs forwards and backwards once. Afterwards the view is drawn with its final values.
        case returning
        /// Runs repeatedly until one of the animated properties changes again.
        case endless
        /// Runs forwards and backwards repeatedly, until one of the animated properties changes again.
        case endlessReturning
    }

    package init(
        duration: Duration, delay: Duration = .zero, course: Repetition = .once, pace: AnimationPace = .system
    ) {
        self.duration = duration
        self.delay = delay
        self.repetition = course
        self.pace = pace
    }

    /// The time from the start to the end, including the delay; nil if the animation repeats forever.
    package var end: Duration? {
        switch repetition {
        case .once: delay + duration
        case .returning: delay + duration * 2
        case .endless, .endlessReturning: nil
        }
    }

    package var repeats: Bool { repetition == .endless || repetition == .endlessReturning }
    package var reverses: Bool { repetition == .returning || repetition == .endlessReturning }
}
