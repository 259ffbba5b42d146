public import HeadlessUIKit

/// A view controller that shows server-driven content and reports its state.
///
/// Controllers that are hosted inside components have no state of their own. Their states are those of the screen
/// around them, so observers always receive the screen.
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
