package import HeadlessUIKit

/// A navigation controller that wants to know how its screens are doing.
package protocol ServerDrivenStateHearing: UINavigationController {
    /// Called for every state of a screen inside, synchronously.
    func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController)
}
