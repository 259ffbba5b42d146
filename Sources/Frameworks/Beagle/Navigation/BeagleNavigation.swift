public import HeadlessUIKit

/// Moves between screens, and knows which navigation controllers the application registered.
public protocol BeagleNavigation {
    /// Makes a navigation controller; called for every lookup.
    typealias NavigationBuilder = () -> BeagleNavigationController

    /// Sets the controller for screens without an id, and for ids that nobody registered.
    func registerDefaultNavigationController(builder: @escaping NavigationBuilder)

    /// Sets the controller for an id; of two registrations of one id the last counts.
    func registerNavigationController(builder: @escaping NavigationBuilder, forId controllerId: String)

    /// A controller for an id, which is compared exactly.
    func navigationController(forId controllerId: String?) -> BeagleNavigationController

    /// Sets how navigations look.
    func setDefaultAnimation(_ animation: BeagleNavigatorAnimation)

    /// Carries out `action` for the screen `controller`; `origin` is the view whose event it was.
    func navigate(action: Navigate, controller: BeagleController, animated: Bool, origin: UIView?)
}

extension BeagleNavigation {
    /// How navigations look, as Beagle 1.x sets it.
    public var defaultAnimation: BeagleNavigatorAnimation? {
        get { (self as? BeagleNavigator)?.animation }
        nonmutating set {
            if let newValue { setDefaultAnimation(newValue) }
        }
    }
}

/// The name this protocol has in Beagle 2.x.
public typealias NavigationProtocol = BeagleNavigation

/// Something that navigates, such as the application's dependencies.
public protocol DependencyNavigation: DependencyNavigationControllers {
    /// The navigator in force.
    var navigation: any BeagleNavigation { get }
}

extension DependencyNavigation {
    /// The controller that the navigator has for this id.
    public func navigationContainer(forId controllerId: String?) -> UINavigationController {
        navigation.navigationController(forId: controllerId)
    }
}
