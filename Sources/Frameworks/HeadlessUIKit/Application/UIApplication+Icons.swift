private enum AlternateIcon: ApplicationKey {
    static var defaultValue: String? { nil }
}

extension UIApplication {
    /// Always true. No icon is shown in a session.
    public var supportsAlternateIcons: Bool { true }

    /// The name that ``setAlternateIconName(_:completionHandler:)`` has set; nil for the app's own icon.
    public var alternateIconName: String? { values[AlternateIcon.self] }

    /// Stores the name of an icon, and logs it. `completionHandler` is called asynchronously, without an error. Names
    /// are not checked, because no icon is shown.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        values[AlternateIcon.self] = alternateIconName
        host.log(.message("The app's icon is now \(alternateIconName ?? "its own")"))
        if let completionHandler { MainQueue.async { completionHandler(nil) } }
    }

    /// Stores the name of an icon, and logs it.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        setAlternateIconName(alternateIconName, completionHandler: nil)
    }
}
