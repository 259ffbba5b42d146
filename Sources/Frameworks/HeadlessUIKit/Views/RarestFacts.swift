/// Appearance and geometry that a screen has a handful of.
final class RarestFacts {
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity
    var additionalSafeArea = UIEdgeInsets.zero
    var margins = MarginFacts()
    var tintColor: UIColor?
    var style: UIUserInterfaceStyle?
    var traitHearers: [TraitHearer] = []
    var meaning = UISemanticContentAttribute.unspecified
    var layer: CALayer?
    /// What the view is cut to.
    var mask: UIView?
    /// The layer that the view cuts.
    weak var cut: CALayer?
    /// Whether the page was told, or is to be told, of fingers here.
    var hearsFingers = false
    var pin: PinnedPlace?
    var guides: [UILayoutGuide] = []
    /// While a tree without a window is laid out, at its top.
    var engine: (any ConstraintEngine)?
    var hugging: [UILayoutPriority]?
    var compression: [UILayoutPriority]?
}
