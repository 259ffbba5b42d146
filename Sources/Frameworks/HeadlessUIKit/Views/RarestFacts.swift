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
    /// The mask of the view; nil if there is none.
    var mask: UIView?
    /// The layer that is masked by this view's layer; nil if there is none.
    weak var cut: CALayer?
    /// Whether the page gets the property that lists the gestures which this view handles. It stays true once it was
    /// set.
    var reportsGestures = false
    var pin: PinnedPlace?
    var guides: [UILayoutGuide] = []
    /// The layout engine of a tree that is in no window. Stored in the root of the tree during a layout; nil otherwise.
    var engine: (any ConstraintEngine)?
    var hugging: [UILayoutPriority]?
    var compression: [UILayoutPriority]?
    /// The values that ``UIView/store(_:_:)`` keeps, by property name.
    var storedValues: [String: Any] = [:]
}
