extension UIView {
    /// Says in the session's log what of the view's layers is not drawn.
    package func layerLacks(_ sentence: String) { UIApplication.shared.host.log(.message(sentence)) }

    /// The time since the session was opened, in seconds.
    package var layerTime: TimeInterval { _mediaTime() }

    /// Numbers what is drawn of an animation, and waits for its end on the session's clock.
    package func layerRuns(
        _ count: Int, for time: TimeInterval?, _ end: @escaping () -> Void
    ) -> (Int, () -> Void) {
        let number = UIApplication.shared.values[MotionCount.self]
        UIApplication.shared.values[MotionCount.self] += max(1, count)
        guard let time else { return (number, {}) }
        return (number, MainQueue.asyncAfter(.seconds(time), end))
    }
}

/// How many motions were numbered.
private enum MotionCount: ApplicationKey {
    static var defaultValue: Int { 0 }
}
