/// How an inserted or removed view comes or goes on the page.
package enum Transition: String, Sendable {
    case push, pop, present, dismiss, fade
}

/// When a change that was made inside an animation is drawn.
package struct AnimationTiming: Hashable, Sendable {
    package var duration: Duration
    package var delay: Duration

    package init(duration: Duration, delay: Duration = .zero) {
        self.duration = duration
        self.delay = delay
    }
}
