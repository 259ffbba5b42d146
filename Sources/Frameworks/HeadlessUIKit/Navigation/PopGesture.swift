/// The gesture recogniser for the swipe from the edge that goes back.
///
/// With its initial delegate, it begins only if the bar shows a back button. Without a delegate, it begins whenever
/// there is a controller to go back to, as on iOS.
final class PopGesture: UIGestureRecognizer {
    private let rules = Rules()
    /// Called when the gesture was enabled or disabled, or its delegate changed.
    var changed: () -> Void = {}

    init() {
        super.init(target: nil, action: nil)
        delegate = rules
    }

    /// Whether the gesture begins only if the bar shows a back button.
    var followsBackButton: Bool { delegate === rules }

    override var isEnabled: Bool { didSet { if oldValue != isEnabled { changed() } } }
    override weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { if oldValue !== delegate { changed() } } }

    /// The initial delegate. The navigation controller itself decides whether the gesture may begin.
    private final class Rules: NSObject, UIGestureRecognizerDelegate {}
}
