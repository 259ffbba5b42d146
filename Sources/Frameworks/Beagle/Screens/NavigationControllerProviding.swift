public import HeadlessUIKit

public protocol DependencyNavigationControllers {
    /// Returns the navigation controller in which a screen is embedded that is inside none; never nil.
    func navigationContainer(forId controllerId: String?) -> UINavigationController
}
