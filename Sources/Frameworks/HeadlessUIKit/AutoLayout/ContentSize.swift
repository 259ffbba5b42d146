import Constraints

/// The size that a view's content asks for, as constraints: not larger, by its hugging, and not smaller, by its
/// resistance.
struct ContentSize {
    /// The constraints of one axis; nil where the content has no opinion.
    struct Extent {
        let most: ConstraintHandle?
        let least: ConstraintHandle?
    }

    var horizontal: Extent?
    var vertical: Extent?
    /// The width for which the height was found; nil when the content stands as it would by itself.
    var measuredWidth: CGFloat?

    var handles: [ConstraintHandle] {
        [horizontal, vertical].compactMap(\.self).flatMap { [$0.most, $0.least].compactMap(\.self) }
    }
}
