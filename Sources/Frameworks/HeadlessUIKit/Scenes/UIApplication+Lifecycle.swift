/// Whether an app is in front.
package enum AppPresence: Equatable, Sendable {
    /// The app is on the screen.
    case foreground
    /// A person has gone to the home screen. The app keeps running.
    case background
}

private enum PresenceKey: ApplicationKey {
    static var defaultValue: AppPresence { .foreground }
}

private enum HomeScreenKey: ApplicationKey {
    static var defaultValue: HomeScreen? { nil }
}

extension UIApplication {
    /// Whether the app is in front now.
    package var presence: AppPresence { values[PresenceKey.self] }

    /// Notifies the app and its scene that it became active, after the launch or in front again.
    package func becomeActive() {
        for scene in connectedScenes {
            scene.activationState = .foregroundInactive
            environment.post(UIScene.willEnterForegroundNotification)
            scene.delegate?.sceneWillEnterForeground(scene)
            scene.activationState = .foregroundActive
            environment.post(UIScene.didActivateNotification)
            scene.delegate?.sceneDidBecomeActive(scene)
        }
        if !hasScenes { delegate?.applicationDidBecomeActive(self) }
        environment.post(UIApplication.didBecomeActiveNotification)
    }

    /// Moves the app to the background, where the home screen covers it, or to the front again. Does nothing if it is
    /// there already.
    package func move(to next: AppPresence) {
        guard next != presence else { return }
        switch next {
        case .background: enterBackground()
        case .foreground: enterForeground()
        }
    }

    private func enterBackground() {
        for scene in connectedScenes {
            scene.activationState = .foregroundInactive
            environment.post(UIScene.willDeactivateNotification)
            scene.delegate?.sceneWillResignActive(scene)
        }
        if !hasScenes { delegate?.applicationWillResignActive(self) }
        environment.post(UIApplication.willResignActiveNotification)
        values[PresenceKey.self] = .background
        for scene in connectedScenes {
            scene.activationState = .background
            environment.post(UIScene.didEnterBackgroundNotification)
            scene.delegate?.sceneDidEnterBackground(scene)
        }
        if !hasScenes { delegate?.applicationDidEnterBackground(self) }
        environment.post(UIApplication.didEnterBackgroundNotification)
        values[HomeScreenKey.self] = HomeScreen { [weak self] in self?.move(to: .foreground) }
    }

    private func enterForeground() {
        values[HomeScreenKey.self]?.close()
        values[HomeScreenKey.self] = nil
        values[PresenceKey.self] = .foreground
        if !hasScenes { delegate?.applicationWillEnterForeground(self) }
        environment.post(UIApplication.willEnterForegroundNotification)
        becomeActive()
    }

    /// Warns the app, its view controllers, and observers that memory is low.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for controller in everyController { controller.didReceiveMemoryWarning() }
        environment.post(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Opens a URL in the app, as if a person had pressed a link in another app. A URL of the web is a universal link.
    /// The app comes to the front.
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

    /// Delivers a notification of a push service, with the payload that its sender gave it.
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

/// The closure that shows a notification of a push service; nil if the app does not use the framework
/// UserNotifications.
package enum RemoteNotificationKey: ApplicationKey {
    package static var defaultValue: (([AnyHashable: Any]) -> Void)? { nil }
}
