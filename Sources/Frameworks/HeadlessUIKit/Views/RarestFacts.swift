/// Properties that only a few views of a screen have.
final class RarestFacts {
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity
    var additionalSafeArea = UIEdgeInsets.zero
    var margins = MarginFacts()
    var tintColor: UIColor?
    var style: UIUserInterfaceStyle?
    var traitHearers: [TraitObserver] = []
    var meaning = UISemanticContentAttribute.unspecified
    var layer: CALayer?
    /// The mask of the view.
    var mask: UIView?
    /// The layer of which the view is the mask.
    weak var cut: CALayer?
    /// Whether the page was informed, or will be informed, of gestures on this view.
    var reportsGestures = false
    var pin: PinnedPlace?
    var guides: [UILayoutGuide] = []
    /// For the root of a tree without a window: the engine, during layout.
    var engine: (any ConstraintEngine)?
    var hugging: [UILayoutPriority]?
    var compression: [UILayoutPriority]?
}
