/// The finger that is down in a window, on views that hear touches themselves.
final class TouchCourse {
    private enum State {
        case idle
        case down(UITouch)
    }

    /// How soon after a tap, in seconds, and how near to it, in points, another one counts as its second.
    private static let (patience, nearness) = (0.35, 20.0)

    private var state = State.idle
    private var last: (place: CGPoint, time: TimeInterval, count: Int)?

    /// A finger is at a place of the window, in points. One that did not go down here is left alone.
    func follow(_ phase: UITouch.Phase, at place: CGPoint, in window: UIWindow, _ time: TimeInterval) {
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

    /// What was down is no more, without having been lifted.
    private func cancel(in window: UIWindow, _ time: TimeInterval) {
        guard case .down(let touch) = state else { return }
        follow(.cancelled, at: touch.location(in: nil), in: window, time)
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
    /// Tells the view that it went down on how far it has come.
    func tell(_ event: UIEvent) {
        switch phase {
        case .began: view?.touchesBegan([self], with: event)
        case .moved: view?.touchesMoved([self], with: event)
        case .ended: view?.touchesEnded([self], with: event)
        case .cancelled: view?.touchesCancelled([self], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
