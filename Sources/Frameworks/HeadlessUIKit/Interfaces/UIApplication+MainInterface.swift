extension UIApplication {
    /// Creates a window with the initial controller of the main storyboard, and sets it on the delegate. Returns nil if
    /// the app has no main storyboard. The window is shown after the launch.
    package func makeMainWindow() -> UIWindow? {
        guard !hasScenes, let name = interfaces.main else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        delegate?.window = window
        let storyboard = UIStoryboard(name: name, bundle: nil)
        window.rootViewController = storyboard.instantiateInitialViewController() ?? missing(name)
        return window
    }

    private func missing(_ name: String) -> UIViewController {
        let sentence: String
        switch interfaces.storyboard(name, for: DeviceSettings.current.language) {
        case .broken(let reason): sentence = reason
        case .file: sentence = "The storyboard \"\(name)\" has no initial scene"
        case nil: sentence = "The app begins with the storyboard \"\(name)\", which it does not have"
        }
        return PlainScreen(sentence, in: .label)
    }
}
