import Flexbox

/// What a view keeps that is laid out as a flex box.
final class FlexFacts {
    /// The box, with its style and what layout remembers.
    let node = FlexNode()

    /// What few views have to keep.
    private final class Rest {
        /// Leaves of the tree whose root the view is that may ask for other sizes than before.
        var doubtful: [FlexFacts] = []
        var givenSize = CGSize.zero
        /// Where the first line of text stood, below the middle of the view; nil without text, and while nobody asks.
        var baseline: CGFloat?
    }

    private var rest: Rest?
    private var isDoubtful = false

    /// How far the boxes in the node are not those in the view.
    var staleness = Staleness.own
    /// Whether what is in the view are trees of their own, each as large as the view.
    var holdsTrees = false
    /// Whether constraints around a tree hear how large its content would like it to be.
    var tellsSize = true

    /// The size that code gave the view: what a view asks for whose content has no opinion.
    var givenSize: CGSize {
        get { rest?.givenSize ?? .zero }
        set { if newValue != givenSize { madeRest.givenSize = newValue } }
    }

    /// Where boxes came, went or moved since the node was brought up to date.
    enum Staleness {
        case nowhere
        /// Somewhere below the children.
        case inside
        /// Among the children.
        case own
    }

    init(of view: UIView) {
        givenSize = view.rectangle.size
        node.owner = view
        node.isMeasured = true
    }

    deinit { node.owner = nil }

    /// Takes a leaf in whose content changed; it is measured again before the next layout.
    func doubt(_ leaf: FlexFacts) {
        guard leaf !== self else { return leaf.contentChanged(mayBeSame: false) }
        guard !leaf.isDoubtful else { return }
        leaf.isDoubtful = true
        madeRest.doubtful.append(leaf)
    }

    /// Finds out which leaves ask for other sizes. Where the tree is about to change all are taken to.
    func settleDoubts(isTreeSame: Bool) {
        guard let rest else { return }
        for leaf in rest.doubtful.taken() {
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
