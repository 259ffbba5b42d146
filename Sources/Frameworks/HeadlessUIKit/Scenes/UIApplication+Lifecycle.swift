/// The position of an app: in the foreground or in the background.
package enum AppPresence: Equatable, Sendable {
    /// The app is on the screen.
    case foreground
    /// The user has gone to the home screen. The app keeps running.
    case background
}

private enum PresenceKey: ApplicationKey {
    static var defaultValue: AppPresence { .foreground }
}

private enum HomeScreenKey: ApplicationKey {
    static var defaultValue: HomeScreen? { nil }
}

extension UIApplication {
    /// Whether the app is in the foreground or in the background.
    package var presence: AppPresence { values[PresenceKey.self] }

    /// Notifies the app and its scene that it became active. Called after the launch, and when the app returns to the
    /// foreground.
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

    /// Moves the app to the background, where the home screen covers it, or to the foreground. Has no effect if it is
    /// already there.
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
}
