import Flexbox

/// The state of a view that uses Flexbox.
final class FlexFacts {
    /// The node of the view in the flexbox layout, with its style and its layout cache.
    let node = FlexNode()

    /// Values that only few views need. Stored separately to save memory.
    private final class Rest {
        /// For the root of a layout tree: the leaves whose size may have changed.
        var doubtful: [FlexFacts] = []
        var givenSize = CGSize.zero
        /// The first baseline, measured in points from the centre of the view; nil if there is no text, or if the
        /// baseline is not needed.
        var baseline: CGFloat?
    }

    private var rest: Rest?
    private var isDoubtful = false

    /// The part of the node's descendants that must be updated from the view hierarchy.
    var staleness = Staleness.own
    /// Whether each flexbox view inside is the root of a layout tree with the size of this view.
    var holdsTrees = false
    /// Whether the root of a layout tree has an intrinsic size for constraints.
    var tellsSize = true

    /// The size that code has set. It is used if the view's content has no intrinsic size.
    var givenSize: CGSize {
        get { rest?.givenSize ?? .zero }
        set { if newValue != givenSize { madeRest.givenSize = newValue } }
    }

    /// The part of a node's descendants that does not match the view hierarchy.
    enum Staleness {
        case nowhere
        /// Only descendants of the children are out of date.
        case inside
        /// The layout of the children themselves is out of date.
        case own
    }

    init(of view: UIView) {
        givenSize = view.rectangle.size
        node.owner = view
        node.isMeasured = true
    }

    deinit { node.owner = nil }

    /// Marks a leaf whose content changed, so that it is measured before the next layout.
    func doubt(_ leaf: FlexFacts) {
        guard leaf !== self else { return leaf.contentChanged(mayBeSame: false) }
        guard !leaf.isDoubtful else { return }
        leaf.isDoubtful = true
        madeRest.doubtful.append(leaf)
    }

    /// Measures the marked leaves to find those whose size has changed. If `isTreeSame` is false, all are treated as
    /// changed.
    func settleDoubts(isTreeSame: Bool) {
        guard let rest else { return }
        for leaf in rest.doubtful.drain() {
            leaf.isDoubtful = false
            leaf.contentChanged(mayBeSame: isTreeSame)
        }
    }

    private var madeRest: Rest {
        if let rest { return rest }
        let made = Rest()
        rest = made
        return made
    }

    private func contentChanged(mayBeSame: Bool) {
        let view = node.owner as? UIView
        let hasBaseline = view?.hasBaseline ?? false
        let baseline = node.isBaselineAsked ? view?.baselines?.first : nil
        guard mayBeSame, hasBaseline == node.hasBaseline, baseline == rest?.baseline else {
            if baseline != rest?.baseline { madeRest.baseline = baseline }
            node.hasBaseline = hasBaseline
            return
        }
        node.contentMayHaveChanged()
    }
}
