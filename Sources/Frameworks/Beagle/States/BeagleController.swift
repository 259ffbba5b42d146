public import HeadlessUIKit

/// A view controller that shows server-driven content and reports its state.
///
/// A controller that is hosted inside a component has no state of its own. It has the state of the screen around it, so
/// that observers always receive a screen.
public protocol BeagleController: UIViewController {
    /// The last state. Every assignment is delivered immediately, even if the state is equal.
    var serverDrivenState: ServerDrivenState { get set }

    /// The identity of the screen in logs.
    var screenIdentity: ScreenIdentity { get }
}

extension BeagleController {
    /// The class and the title of the controller, which every controller has.
    public var screenIdentity: ScreenIdentity {
        ScreenIdentity(type: String(describing: type(of: self)), title: title)
    }
}
