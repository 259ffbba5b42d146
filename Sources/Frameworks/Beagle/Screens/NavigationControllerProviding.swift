public import HeadlessUIKit

public protocol DependencyNavigationControllers {
    /// Returns the navigation controller that a screen embeds if it is in none; never nil.
    func navigationContainer(forId controllerId: String?) -> UINavigationController
}
