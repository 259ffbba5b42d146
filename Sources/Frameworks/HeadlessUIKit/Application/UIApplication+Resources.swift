private enum AppResourcesKey: ApplicationKey {
    static var defaultValue: AppResources { AppResources() }
}

extension UIApplication {
    /// The resources of the app, found by ``UIImage/init(named:)`` and ``UIColor/init(named:)``. Set before the
    /// delegate is created.
    public var resources: AppResources {
        get { values[AppResourcesKey.self] }
        set {
            values[AppResourcesKey.self] = newValue
            images.bundled = newValue
        }
    }
}

extension AppResources {
    /// The resources of the running app.
    static var current: AppResources { UIApplication.shared.resources }
}
