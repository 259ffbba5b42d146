import HeadlessUIKit

/// The navigation controllers an application registered, by id.
package final class NavigationControllers {
    private var makeDefault: BeagleNavigation.NavigationBuilder?
    private var makeUnregistered: BeagleNavigation.NavigationBuilder = { BeagleNavigationController() }
    private var builders: [String: BeagleNavigation.NavigationBuilder] = [:]

    package init() {}

    /// Sets what is made where no default is registered.
    package func setUnregistered(_ builder: @escaping BeagleNavigation.NavigationBuilder) {
        makeUnregistered = builder
    }

    package func registerDefault(_ builder: @escaping BeagleNavigation.NavigationBuilder) {
        makeDefault = builder
    }

    package func register(_ builder: @escaping BeagleNavigation.NavigationBuilder, forId id: String) {
        builders[id] = builder
    }

    /// A controller for `id`; the default one, with a note, when nobody registered it.
    package func controller(forId id: String?) -> BeagleNavigationController {
        guard let id else { return makeDefaultController() }
        guard let builder = builders[id] else {
            BeagleNote.unknownController(id: id).record()
            return makeDefaultController()
        }
        let controller = builder()
        controller.controllerId = id
        return controller
    }

    /// Every id, sorted, with the class its builder makes; the default first, without an id.
    package var registrations: [Registration] {
        let known = builders.keys.sorted().compactMap { id in
            builders[id].map { Registration(id: id, type: String(describing: type(of: $0()))) }
        }
        return [Registration(id: nil, type: String(describing: type(of: makeDefaultController())))] + known
    }

    /// One id and what it stands for.
    package struct Registration: Equatable, Sendable {
        package let id: String?
        package let type: String
    }

    private func makeDefaultController() -> BeagleNavigationController {
        (makeDefault ?? makeUnregistered)()
    }
}
