public import HeadlessUIKit

/// Something that has navigation controllers to offer, such as the application's dependencies.
public protocol DependencyNavigationControllers {
    /// The controller a screen shows itself in when nothing surrounds it; never missing.
    func navigationContainer(forId controllerId: String?) -> UINavigationController
}
