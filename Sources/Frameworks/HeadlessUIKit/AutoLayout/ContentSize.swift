import Constraints

/// The intrinsic content size of a view as constraints: an upper bound with the hugging priority and a lower bound with
/// the compression resistance priority.
struct ContentSize {
    /// The constraints of the content size along one axis.
    struct Extent {
        let most: ConstraintHandle?
        let least: ConstraintHandle?
    }

    /// The constraints of the width; nil if the view has no intrinsic width.
    var horizontal: Extent?
    /// The constraints of the height; nil if the view has no intrinsic height.
    var vertical: Extent?
    /// The size for which the constraints were created.
    var size = CGSize.zero
    /// The width for which the height was measured; nil if the height is the natural one.
    var measuredWidth: CGFloat?

    var handles: [ConstraintHandle] {
        [horizontal, vertical].compactMap(\.self).flatMap { [$0.most, $0.least].compactMap(\.self) }
    }
}
