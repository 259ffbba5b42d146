extension UIView {
    /// Logs that a feature of the view's layers is not supported.
    package func layerLacks(_ sentence: String) { AppEnvironment.current.host.log(.message(sentence)) }

    /// The time since the session was opened, in seconds.
    package var layerTime: TimeInterval { _mediaTime() }

    /// Assigns numbers to animations that the page draws, and calls `end` after `time` seconds on the session's clock.
    ///
    /// - Returns: The first of the numbers, and a function that cancels the call of `end`.
    package func startMotions(
        count: Int, for time: TimeInterval?, completion end: @escaping () -> Void
    ) -> (Int, () -> Void) {
        let number = AppEnvironment.current.values[MotionCount.self]
        AppEnvironment.current.values[MotionCount.self] += max(1, count)
        guard let time else { return (number, {}) }
        return (number, MainQueue.asyncAfter(.seconds(time), end))
    }
}

/// The number of animations that the application has numbered so far.
private enum MotionCount: ApplicationKey {
    static var defaultValue: Int { 0 }
}
