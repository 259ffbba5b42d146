/// The state machine of a continuous gesture: it begins, changes, and ends or is cancelled.
final class GestureProgress {
    private enum State { case idle, underway, refused }
    private var state = State.idle
    /// The location at which the gesture started, in window coordinates.
    private var start = CGPoint.zero
    /// The last report of the page; nil before the first one.
    private(set) var touch: GestureTouch?

    /// Handles a report of the page for a recogniser. `began` is called when the gesture begins.
    func receive(_ touch: GestureTouch, for recognizer: UIGestureRecognizer, fingers: Int = 1, began: () -> Void = {}) {
        switch (touch.phase, state) {
        case (.began, _):
            abandon(recognizer)
            start = recognizer.view?.convert(touch.place, to: nil) ?? .zero
            follow(touch, for: recognizer)
            began()
            recognizer.numberOfTouches = fingers
            state = recognizer.mayBegin ? .underway : .refused
            if case .underway = state { recognizer.changeState(to: .began) }
        case (.changed, .underway):
            follow(touch, for: recognizer)
            recognizer.changeState(to: .changed)
        case (.ended, .underway), (.cancelled, .underway):
            follow(touch, for: recognizer)
            finish(touch.phase, for: recognizer)
        default: if touch.phase != .changed { state = .idle }
        }
    }

    /// Cancels the gesture because the recogniser was disabled.
    func abandon(_ recognizer: UIGestureRecognizer) {
        if case .underway = state { finish(.cancelled, for: recognizer) }
    }

    private func follow(_ touch: GestureTouch, for recognizer: UIGestureRecognizer) {
        self.touch = touch
        recognizer.placeInWindow = CGPoint(x: start.x + touch.moved.x, y: start.y + touch.moved.y)
    }

    private func finish(_ end: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        state = .idle
        recognizer.numberOfTouches = 0
        recognizer.changeState(to: end)
        recognizer.progressState = .possible
    }
}
