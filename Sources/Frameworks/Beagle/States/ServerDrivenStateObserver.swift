package import HeadlessUIKit

/// A navigation controller that observes the states of its screens.
package protocol ServerDrivenStateObserver: UINavigationController {
    /// Called synchronously for every state of a screen in this controller.
    func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController)
}
