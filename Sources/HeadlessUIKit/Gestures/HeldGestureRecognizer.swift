/// Hears what goes on while a finger is down: it begins, changes, and ends or is cancelled.
open class HeldGestureRecognizer: UIGestureRecognizer {
    private enum Course { case idle, underway, refused }
    private var course = Course.idle
    /// Where the finger went down, in the window.
    private var start = CGPoint.zero
    /// What the finger did last.
    private(set) var touch: GestureTouch?

    package override func receive(_ touch: GestureTouch) {
        switch (touch.phase, course) {
        case (.began, _):
            abandon()
            start = view?.convert(touch.place, to: nil) ?? .zero
            follow(touch)
            began()
            numberOfTouches = 1
            course = mayBegin ? .underway : .refused
            if case .underway = course { tell(.began) }
        case (.changed, .underway):
            follow(touch)
            tell(.changed)
        case (.ended, .underway), (.cancelled, .underway):
            follow(touch)
            finish(touch.phase)
        default: if touch.phase != .changed { course = .idle }
        }
    }

    /// A finger went down.
    func began() {}

    private func follow(_ touch: GestureTouch) {
        self.touch = touch
        placeInWindow = CGPoint(x: start.x + touch.moved.x, y: start.y + touch.moved.y)
    }

    private func finish(_ state: State) {
        course = .idle
        numberOfTouches = 0
        tell(state)
        self.state = .possible
    }

    override func abandon() {
        if case .underway = course { finish(.cancelled) }
    }
}
