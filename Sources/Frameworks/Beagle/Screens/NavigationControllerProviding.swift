public import HeadlessUIKit

public protocol DependencyNavigationControllers {
    /// Returns the navigation controller for a screen that is in none; never nil.
    func navigationContainer(forId controllerId: String?) -> UINavigationController
}
