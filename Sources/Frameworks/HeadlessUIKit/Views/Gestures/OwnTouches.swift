/// The touches of a gesture recogniser whose class handles them itself.
final class OwnTouches {
    private enum Phase {
        /// No touch is down, or the recogniser ignores the touch.
        case idle
        /// A touch is down.
        case down(Course)
        /// The methods of the recogniser are being called for a touch.
        case handling(Course)
        /// A method of the recogniser has set the state, and has not returned yet.
        case changing(Course)
    }

    /// Whether the gesture has begun.
    private enum Course { case waiting, underway }

    private var phase = Phase.idle

    /// Called when the state was set.
    func stateSet(in recognizer: UIGestureRecognizer) {
        switch phase {
        case .handling(let course): phase = .changing(course)
        case .changing: break
        case .down(let course): phase = .down(notify(recognizer, course))
        case .idle: _ = notify(recognizer, .waiting)
        }
    }

    /// Ignores the touch that is down.
    func ignore() { phase = .idle }

    /// Passes a touch to a recogniser, and notifies its targets if the touch changed its state. Returns whether the
    /// gesture is recognised.
    func receive(_ touch: UITouch, with event: UIEvent, for recognizer: UIGestureRecognizer) -> Bool {
        if touch.phase == .began { phase = accepts(touch, recognizer) ? .down(.waiting) : .idle }
        guard case .down(let before) = phase else { return false }
        recognizer.placeInWindow = touch.location(in: nil)
        recognizer.numberOfTouches = 1
        phase = .handling(before)
        switch touch.phase {
        case .began: recognizer.touchesBegan([touch], with: event)
        case .moved: recognizer.touchesMoved([touch], with: event)
        case .ended: recognizer.touchesEnded([touch], with: event)
        case .cancelled: recognizer.touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
        switch phase {
        case .changing(let course): phase = .down(notify(recognizer, course))
        case .handling(let course): phase = .down(course)
        case .idle, .down: break
        }
        let state = recognizer.state
        let isOver = touch.phase == .ended || touch.phase == .cancelled
        if isOver || state == .ended || state == .cancelled || state == .failed {
            phase = .idle
            recognizer.numberOfTouches = 0
            recognizer.reset()
            recognizer.progressState = .possible
        }
        return state == .began || state == .changed || state == .ended
    }

    private func accepts(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isEnabled && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    /// Notifies the targets of a state that was set. Returns whether the gesture has begun.
    private func notify(_ recognizer: UIGestureRecognizer, _ course: Course) -> Course {
        let state = recognizer.state
        switch (state, course) {
        case (.began, .waiting), (.ended, .waiting):
            guard recognizer.mayBegin else {
                recognizer.progressState = .failed
                return .waiting
            }
            recognizer.changeState(to: state)
            return state == .began ? .underway : .waiting
        case (.changed, .underway), (.ended, .underway), (.cancelled, .underway), (.began, .underway):
            recognizer.changeState(to: state)
            return state == .ended || state == .cancelled ? .waiting : .underway
        case (.possible, _), (.failed, _), (.changed, .waiting), (.cancelled, .waiting): return course
        }
    }
}

/// Determines which classes of gesture recognisers handle touches themselves.
enum GestureTouchMethods {
    private class Plain: UIGestureRecognizer {}
    private class Other: UIGestureRecognizer {}
    private class Began: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    private class Moved: UIGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    private class Ended: UIGestureRecognizer {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    private class Cancelled: UIGestureRecognizer {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    }

    private static let table = MethodTable(
        probes: [Began.self, Moved.self, Ended.self, Cancelled.self], plain: Plain.self, other: Other.self)

    /// Returns whether a recogniser's class overrides one of the methods.
    static func areOverridden(in recognizer: UIGestureRecognizer) -> Bool {
        table?.overrides(type(of: recognizer)) ?? false
    }
}
