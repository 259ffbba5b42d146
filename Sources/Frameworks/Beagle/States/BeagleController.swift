public import HeadlessUIKit

/// A view controller that shows server-driven content and says how that goes.
///
/// Controllers hosted inside components own no state: theirs is the enclosing screen's, so whoever hears of a state
/// always gets the screen.
public protocol BeagleController: UIViewController {
    /// The last state. Every assignment, also of an equal state, is announced at once.
    var serverDrivenState: ServerDrivenState { get set }

    /// What names this screen in logs.
    var screenIdentity: ScreenIdentity { get }
}

extension BeagleController {
    /// The class and the title, which is all that any controller has.
    public var screenIdentity: ScreenIdentity {
        ScreenIdentity(type: String(describing: type(of: self)), title: title)
    }
}
