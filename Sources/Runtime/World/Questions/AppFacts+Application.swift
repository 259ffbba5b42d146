import Beagle
import HeadlessUIKit
import Wire

extension AppFacts {
    /// Reads the registrations of a launched app.
    ///
    /// An app-supplied navigator does not expose its controllers; only the default one is listed then. An app that does
    /// not use Beagle has none.
    init(of application: UIApplication) {
        let name = application.delegate.map { String(describing: type(of: $0)) } ?? ""
        let controllers = application.run { () -> [Controller] in
            guard application.usesBeagle else { return [] }
            let navigation = Beagle.dependencies.navigation
            if let navigator = navigation as? BeagleNavigator {
                return navigator.controllers.registrations.map { Controller(id: $0.id, className: $0.type) }
            }
            let controller = navigation.navigationController(forId: nil)
            return [Controller(id: nil, className: String(describing: type(of: controller)))]
        }
        let path = application.delegate.map { String(reflecting: type(of: $0)) } ?? ""
        // A type inside a function has a name that no other file can refer to.
        let module = path.contains("(") ? nil : path.split(separator: ".").first.map(String.init)
        self.init(name: name, controllers: controllers, module: module)
    }
}
