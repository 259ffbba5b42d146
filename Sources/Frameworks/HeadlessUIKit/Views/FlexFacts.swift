import Flexbox

/// The Flexbox state of a view.
final class FlexFacts {
    /// The node with style and layout cache.
    let node = FlexNode()

    /// Values that few views have.
    private final class Rest {
        /// For the root of a tree: the leaves whose size may have changed.
        var doubtful: [FlexFacts] = []
        var givenSize = CGSize.zero
        /// The first baseline, measured from the centre of the view; nil without text, or if it is not needed.
        var baseline: CGFloat?
    }

    private var rest: Rest?
    private var isDoubtful = false

    /// The outdated part of the node's children.
    var staleness = Staleness.own
    /// Whether the boxes inside are separate trees, each with the size of the view.
    var holdsTrees = false
    /// Whether the root of a tree has an intrinsic size for constraints.
    var tellsSize = true

    /// The size that code gave the view, which is used if its content has no intrinsic size.
    var givenSize: CGSize {
        get { rest?.givenSize ?? .zero }
        set { if newValue != givenSize { madeRest.givenSize = newValue } }
    }

    /// The place of changes in the hierarchy since the node was updated.
    enum Staleness {
        case nowhere
        /// In descendants of the children.
        case inside
        /// In the children themselves.
        case own
    }

    init(of view: UIView) {
        givenSize = view.rectangle.size
        node.owner = view
        node.isMeasured = true
    }

    deinit { node.owner = nil }

    /// Marks a leaf whose content changed; it is measured before the next layout.
    func doubt(_ leaf: FlexFacts) {
        guard leaf !== self else { return leaf.contentChanged(mayBeSame: false) }
        guard !leaf.isDoubtful else { return }
        leaf.isDoubtful = true
        madeRest.doubtful.append(leaf)
    }

    /// Measures the marked leaves. If the tree changes anyway, all are treated as changed.
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
