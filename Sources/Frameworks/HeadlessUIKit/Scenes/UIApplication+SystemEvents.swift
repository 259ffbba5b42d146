extension UIApplication {
    /// Warns the app, its view controllers, and observers that memory is low.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for controller in everyController { controller.didReceiveMemoryWarning() }
        environment.post(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Informs the app and observers that the clock was set, or that the time zone changed.
    func significantTimeChange() {
        delegate?.applicationSignificantTimeChange(self)
        environment.post(UIApplication.significantTimeChangeNotification)
    }

    /// Opens a URL in the app, as if the user had tapped a link in another app. An HTTP URL is opened as a universal
    /// link. The app moves to the foreground.
    package func receive(_ url: URL) {
        move(to: .foreground)
        if ["http", "https"].contains(url.scheme?.lowercased()) {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = url
            if let scene = connectedScenes.first {
                scene.delegate?.scene(scene, continue: activity)
            } else {
                _ = delegate?.application(self, continue: activity) { _ in }
            }
        } else if let scene = connectedScenes.first {
            scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
        } else {
            _ = delegate?.application(self, open: url, options: [:])
        }
    }

    /// Delivers a push notification with the payload that its sender specified.
    package func receive(remoteNotification payload: [AnyHashable: Any]) {
        let aps = payload["aps"] as? [AnyHashable: Any] ?? [:]
        if (aps["content-available"] as? Int) == 1 {
            delegate?.application(self, didReceiveRemoteNotification: payload) { _ in }
        }
        guard aps["alert"] != nil || aps["badge"] != nil || aps["sound"] != nil else { return }
        guard let show = values[RemoteNotificationKey.self] else {
            return host.log(.message("A notification is not shown, because the app has not asked for permission"))
        }
        show(payload)
    }
}

/// The closure that shows a push notification; nil if the app does not use the framework UserNotifications.
package enum RemoteNotificationKey: ApplicationKey {
    package static var defaultValue: (([AnyHashable: Any]) -> Void)? { nil }
}
