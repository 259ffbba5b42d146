public import HeadlessUIKit

public protocol DependencyNavigationControllers {
    /// Returns a navigation controller for a screen that is not inside one; never nil.
    func navigationContainer(forId controllerId: String?) -> UINavigationController
}
