public import HeadlessUIKit

/// Navigates between screens, and stores the app's registered navigation controllers.
public protocol BeagleNavigation {
    /// A closure that creates a navigation controller. It is called each time a controller is requested.
    typealias NavigationBuilder = () -> BeagleNavigationController

    /// Registers the controller for screens without an id and for unregistered ids.
    func registerDefaultNavigationController(builder: @escaping NavigationBuilder)

    /// Registers the controller for an id. A later registration of the same id replaces it.
    func registerNavigationController(builder: @escaping NavigationBuilder, forId controllerId: String)

    /// Returns a controller for an id, which is case-sensitive.
    func navigationController(forId controllerId: String?) -> BeagleNavigationController

    /// Sets the animation of navigations.
    func setDefaultAnimation(_ animation: BeagleNavigatorAnimation)

    /// Performs `action` for the screen `controller`; `origin` is the view whose event triggered it.
    func navigate(action: Navigate, controller: BeagleController, animated: Bool, origin: UIView?)
}

extension BeagleNavigation {
    /// The animation of navigations, in the spelling of Beagle 1.x.
    public var defaultAnimation: BeagleNavigatorAnimation? {
        get { (self as? BeagleNavigator)?.animation }
        nonmutating set {
            if let newValue { setDefaultAnimation(newValue) }
        }
    }
}

/// The name of this protocol in Beagle 2.x.
public typealias NavigationProtocol = BeagleNavigation

public protocol DependencyNavigation: DependencyNavigationControllers {
    var navigation: any BeagleNavigation { get }
}

extension DependencyNavigation {
    /// Returns the navigator's controller for this id.
    public func navigationContainer(forId controllerId: String?) -> UINavigationController {
        navigation.navigationController(forId: controllerId)
    }
}
