/// Appearance and geometry that a screen has a handful of.
final class RarestFacts {
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity
    var additionalSafeArea = UIEdgeInsets.zero
    var layoutMargins: UIEdgeInsets?
    var tintColor: UIColor?
    var layer: CALayer?
    var guides: [UILayoutGuide] = []
    var hugging: [UILayoutPriority]?
    var compression: [UILayoutPriority]?
}
