/// The current touch in a window, for views that handle touches themselves.
final class TouchSequence {
    private enum State {
        case idle
        case down(UITouch)
    }

    /// The maximum interval in seconds, and the maximum distance in points, between two taps that count as a double
    /// tap.
    private static let (patience, nearness) = (0.35, 20.0)

    private var state = State.idle
    private var last: (place: CGPoint, time: TimeInterval, count: Int)?

    /// Handles a touch at a point in window coordinates. A touch that did not begin in this window is ignored.
    func follow(_ phase: UITouch.Phase, at place: CGPoint, in window: UIWindow, time: TimeInterval) {
        switch (phase, state) {
        case (.began, _):
            cancel(in: window, time)
            guard let view = window.hitTest(place, with: nil) else { return }
            let touch = UITouch(on: view, in: window, at: place, time)
            touch.tapCount = count(at: place, time)
            state = .down(touch)
            send(touch, in: window)
        case (_, .idle): break
        case (_, .down(let touch)):
            touch.follow(phase, to: place, at: time)
            switch phase {
            case .ended:
                state = .idle
                last = (place, time, touch.tapCount)
            case .cancelled: state = .idle
            case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
            send(touch, in: window)
        }
    }

    /// Cancels a touch that has not ended.
    private func cancel(in window: UIWindow, _ time: TimeInterval) {
        guard case .down(let touch) = state else { return }
        follow(.cancelled, at: touch.location(in: nil), in: window, time: time)
    }

    private func count(at place: CGPoint, _ time: TimeInterval) -> Int {
        guard let last, time - last.time <= Self.patience,
            abs(place.x - last.place.x) <= Self.nearness, abs(place.y - last.place.y) <= Self.nearness
        else { return 1 }
        return last.count + 1
    }

    private func send(_ touch: UITouch, in window: UIWindow) {
        window.sendEvent(UIEvent([touch], at: touch.timestamp))
    }
}

extension UITouch {
    /// Passes the touch to the gesture recognisers of its view and the ancestors that handle touches. Returns whether a
    /// gesture has taken the touch from the view. The view then receives a cancellation once.
    func recognize(with event: UIEvent) -> Bool {
        var current = view
        while let candidate = current {
            for recognizer in candidate.gestureRecognizers ?? [] where GestureTouchMethods.areOverridden(in: recognizer)
            {
                let isRecognized = recognizer.ownTouches.receive(self, with: event, for: recognizer)
                if isRecognized, recognizer.cancelsTouchesInView { takeFromView(with: event) }
            }
            current = candidate.superview
        }
        return isTaken
    }

    private func takeFromView(with event: UIEvent) {
        guard !isTaken else { return }
        isTaken = true
        if phase != .began { view?.touchesCancelled([self], with: event) }
    }

    /// Calls the touch method of the view for the current phase.
    func deliver(with event: UIEvent) {
        switch phase {
        case .began: view?.touchesBegan([self], with: event)
        case .moved: view?.touchesMoved([self], with: event)
        case .ended: view?.touchesEnded([self], with: event)
        case .cancelled: view?.touchesCancelled([self], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
