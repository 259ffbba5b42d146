/// The swipe from the edge that goes back.
///
/// Until an app puts a delegate of its own there, it begins where the bar shows a back button; without any delegate it
/// begins wherever there is a screen to go back to, as on iOS.
final class PopGesture: UIGestureRecognizer {
    private let rules = Rules()
    /// Called when it was turned on or off, or got another delegate.
    var changed: () -> Void = {}

    init() {
        super.init(target: nil, action: nil)
        delegate = rules
    }

    /// Whether it begins only where the bar shows a back button.
    var followsBackButton: Bool { delegate === rules }

    override var isEnabled: Bool { didSet { if oldValue != isEnabled { changed() } } }
    override weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { if oldValue !== delegate { changed() } } }

    /// Where a person could begin it was decided before.
    private final class Rules: UIGestureRecognizerDelegate {}
}
