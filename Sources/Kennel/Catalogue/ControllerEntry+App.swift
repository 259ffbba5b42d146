import Beagle
import HeadlessUIKit

extension ControllerEntry {
    /// The controllers that a running app has registered.
    ///
    /// A navigator of the app's own keeps its controllers to itself; then only the default one is listed.
    static func registered(in application: UIApplication) -> [ControllerEntry] {
        application.run {
            let navigation = Beagle.dependencies.navigation
            if let navigator = navigation as? BeagleNavigator {
                return navigator.controllers.registrations.map { ControllerEntry(id: $0.id, className: $0.type) }
            }
            let controller = navigation.navigationController(forId: nil)
            return [ControllerEntry(id: nil, className: String(describing: type(of: controller)))]
        }
    }
}

/// The type of an app's delegate, by which recordings name the app.
func nameOfApp(_ application: @Sendable () -> any UIApplicationDelegate) -> String {
    UIApplication(host: InertHost()).run { String(describing: type(of: application())) }
}
