public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

extension UIApplication {
    /// Always returns false.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Calls the delegate with the error `NSCocoaErrorDomain` 3010, as the iOS Simulator does. There is no push
    /// service.
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

    /// Has no effect.
    public func unregisterForRemoteNotifications() {}
}
