extension UIView {
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            let found = interactions.compactMap { $0 as? UIGestureRecognizer }
            return found.isEmpty ? nil : found
        }
        set {
            for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        if gestureRecognizer.isWorthTelling { withExtras { $0.forRarest.hearsFingers = true } }
        interactions.append(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        interactions.removeAll { $0 === gestureRecognizer }
    }
}

extension UIView {
    /// A tap is about to be told: where it was, in this view; nil where nobody said.
    package func touch(at place: CGPoint?) {
        for recognizer in gestureRecognizers ?? [] { recognizer.placeInWindow = place.map { convert($0, to: nil) } }
    }

    /// Whether a recogniser on this view would hear a touch.
    package func hears(_ touch: GestureTouch) -> Bool {
        if case .touch = touch.kind { return hearsTouches }
        return gestureRecognizers?.contains { $0.hears(touch) } ?? false
    }

    /// Has the first that hears a touch take it; what it does happens `time` seconds after the session was opened.
    package func receive(_ touch: GestureTouch, at time: TimeInterval = 0) {
        if case .touch = touch.kind { return follow(touch, at: time) }
        gestureRecognizers?.first { $0.hears(touch) }?.receive(touch)
    }

    /// What the page has to look out for here, and after how many milliseconds a press is long.
    func projectGestures(into writer: any PropertyWriter) {
        let hearsTouches = hearsTouches
        guard rare?.rarest?.hearsFingers == true || hearsTouches else { return }
        let recognizers = isUserInteractionEnabled ? gestureRecognizers ?? [] : []
        var wishes = recognizers.compactMap(\.wish).filter { !$0.isEmpty }
        if hearsTouches, isUserInteractionEnabled { wishes.append("touch") }
        writer.string("gestures", wishes.isEmpty ? nil : wishes.joined(separator: " "))
        let press = recognizers.lazy.compactMap { $0 as? UILongPressGestureRecognizer }.first { $0.wish != nil }
        writer.number("longPress", press.map { max(0, min(60, $0.minimumPressDuration)) * 1_000 })
    }
}
