/// A task that continues while the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

private enum LastBackgroundTask: ApplicationKey {
    static var defaultValue: Int { 0 }
}

private enum IdleTimer: ApplicationKey {
    static var defaultValue: Bool { false }
}

extension UIApplication {
    /// Returns a new identifier. An app in the background keeps running, so the handler is never called.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        values[LastBackgroundTask.self] += 1
        return UIBackgroundTaskIdentifier(rawValue: values[LastBackgroundTask.self])
    }

    /// Returns a new identifier. An app in the background keeps running, so the handler is never called.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

    /// Has no effect.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Always the largest number, because an app in the background keeps running.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Stored; has no effect, because the screen never turns off.
    public var isIdleTimerDisabled: Bool {
        get { values[IdleTimer.self] }
        set { values[IdleTimer.self] = newValue }
    }

    /// The frame of the status bar in the coordinates of the screen.
    public var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: device.safeArea.top)
    }

    /// Has no effect.
    public func beginReceivingRemoteControlEvents() {}
    /// Has no effect.
    public func endReceivingRemoteControlEvents() {}

    /// Sends an action to a target. If that is nil, sends it to the first responder above the sender that implements
    /// it. Always returns true.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let sender = sender.map { $0 as AnyObject } ?? self
        TargetAction(target, selector: action).send(from: sender, responder: sender as? UIResponder ?? keyWindow)
        return true
    }
}
