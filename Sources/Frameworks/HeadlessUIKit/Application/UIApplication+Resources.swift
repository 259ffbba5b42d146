private enum AppResourcesKey: ApplicationKey {
    static var defaultValue: AppResources { AppResources() }
}

extension UIApplication {
    /// What comes with the app: set before its delegate is made, found by ``UIImage/init(named:)`` and
    /// ``UIColor/init(named:)``.
    public var resources: AppResources {
        get { values[AppResourcesKey.self] }
        set {
            values[AppResourcesKey.self] = newValue
            images.bundled = newValue
        }
    }
}

extension AppResources {
    /// Those that the running app has.
    static var current: AppResources { UIApplication.shared.resources }
}
