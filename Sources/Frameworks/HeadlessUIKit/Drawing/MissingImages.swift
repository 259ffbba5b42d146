/// The names of images that the running app does not have, so that each is logged only once in a session.
enum MissingImages: ApplicationKey {
    static var defaultValue: Set<String> { [] }

    /// The maximum number of logged names.
    private static let most = 100

    /// Logs that the app has no image with a name, if that was not logged before.
    static func log(_ name: String) {
        let environment = AppEnvironment.current
        let logged = environment.values[MissingImages.self]
        guard logged.count < most, !logged.contains(name) else { return }
        environment.values[MissingImages.self] = logged.union([name])
        environment.host.log(.message("The app has no image with the name \"\(name)\""))
    }
}
