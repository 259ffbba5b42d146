public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

extension UIApplication {
    /// Whether notifications from afar reach the device; none do.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks that notifications from afar reach the device. There is no service that sends them here, so the delegate is
    /// told of an error (`NSCocoaErrorDomain`, 3010), as in a simulator of iOS.
    public func registerForRemoteNotifications() {
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "Notifications from afar are not supported: nothing here can be reached by a push service."
            ])
        MainQueue.async { [weak self] in
            guard let self else { return }
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Asks that no notifications from afar come any more; none come.
    public func unregisterForRemoteNotifications() {}
}
