import HeadlessUIKit

/// The app's registered navigation controllers, by id.
package final class NavigationControllers {
    private var makeDefault: BeagleNavigation.NavigationBuilder?
    private var makeUnregistered: BeagleNavigation.NavigationBuilder = { BeagleNavigationController() }
    private var builders: [String: BeagleNavigation.NavigationBuilder] = [:]

    package init() {}

    /// Sets the builder of the default controller that is used until the app registers one.
    package func setUnregistered(_ builder: @escaping BeagleNavigation.NavigationBuilder) {
        makeUnregistered = builder
    }

    package func registerDefault(_ builder: @escaping BeagleNavigation.NavigationBuilder) {
        makeDefault = builder
    }

    package func register(_ builder: @escaping BeagleNavigation.NavigationBuilder, forId id: String) {
        builders[id] = builder
    }

    /// Returns a controller for `id`. An unregistered id is logged and returns the default controller.
    package func controller(forId id: String?) -> BeagleNavigationController {
        guard let id else { return makeDefaultController() }
        guard let builder = builders[id] else {
            BeagleMessage.unknownController(id: id).record()
            return makeDefaultController()
        }
        let controller = builder()
        controller.controllerId = id
        return controller
    }

    /// All registrations sorted by id, each with the class that its builder creates. The default controller is first,
    /// without an id.
    package var registrations: [Registration] {
        let known = builders.keys.sorted().compactMap { id in
            builders[id].map { Registration(id: id, type: String(describing: type(of: $0()))) }
        }
        return [Registration(id: nil, type: String(describing: type(of: makeDefaultController())))] + known
    }

    /// A registered id and the name of its controller's class.
    package struct Registration: Equatable, Sendable {
        package let id: String?
        package let type: String
    }

    private func makeDefaultController() -> BeagleNavigationController {
        (makeDefault ?? makeUnregistered)()
    }
}
