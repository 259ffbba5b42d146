extension UIView {
    /// Begins a group of animated changes; ``commitAnimations()`` ends it.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let application = UIApplication.shared
        application.values[OpenAnimations.self].append(application.changes.animation)
        application.changes.animation = AnimationTiming(duration: .milliseconds(200))
    }

    public class func commitAnimations() {
        let application = UIApplication.shared
        guard let before = application.values[OpenAnimations.self].popLast() else { return }
        application.changes.animation = before
    }

    /// Sets the duration of the following changes, in seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { $0.duration = .seconds(duration.isFinite ? max(0, duration) : 0) }
    }

    /// Sets the delay of the following changes, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        change { $0.delay = .seconds(delay.isFinite ? max(0, delay) : 0) }
    }

    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { change { $0.pace = curve.pace } }

    private static func change(_ change: (inout AnimationTiming) -> Void) {
        let application = UIApplication.shared
        guard !application.values[OpenAnimations.self].isEmpty, var timing = application.changes.animation else {
            return
        }
        change(&timing)
        application.changes.animation = timing
    }
}

/// For each open group, the timing that applied outside the group.
private enum OpenAnimations: ApplicationKey {
    static var defaultValue: [AnimationTiming?] { [] }
}
