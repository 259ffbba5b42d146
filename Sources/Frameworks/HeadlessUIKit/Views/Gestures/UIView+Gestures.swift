extension UIView {
    /// Sets the location of the next tap, in view coordinates; nil if it is unknown.
    package func touch(at place: CGPoint?) {
        for recognizer in gestureRecognizers ?? [] { recognizer.placeInWindow = place.map { convert($0, to: nil) } }
    }

    /// Returns whether a recogniser of this view handles a report of the page.
    package func handles(_ touch: GestureTouch) -> Bool {
        if case .touch = touch.kind { return reportsTouches }
        return gestureRecognizers?.contains { $0.handles(touch) } ?? false
    }

    /// Passes a report of the page to the first recogniser that handles it. `time` is in seconds since the session was
    /// opened.
    package func receive(_ touch: GestureTouch, at time: TimeInterval = 0) {
        if case .touch = touch.kind { return follow(touch, at: time) }
        gestureRecognizers?.first { $0.handles(touch) }?.receive(touch)
    }

    /// Writes the names of the gestures that the page must detect, and the duration of a long press in milliseconds.
    func projectGestures(into writer: any PropertyWriter) {
        let hearsTouches = reportsTouches
        guard rare?.rarest?.reportsGestures == true || hearsTouches else { return }
        let recognizers = isUserInteractionEnabled ? gestureRecognizers ?? [] : []
        var wishes = recognizers.compactMap(\.wish).filter { !$0.isEmpty }
        if hearsTouches, isUserInteractionEnabled { wishes.append("touch") }
        writer.setString(.gestures, to: wishes.isEmpty ? nil : wishes.joined(separator: " "))
        let press = recognizers.lazy.compactMap { $0 as? UILongPressGestureRecognizer }.first { $0.wish != nil }
        writer.setNumber(.longPress, to: press.map { max(0, min(60, $0.minimumPressDuration)) * 1_000 })
    }
}
