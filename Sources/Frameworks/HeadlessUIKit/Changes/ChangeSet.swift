/// The net changes of the view tree since the last change set.
///
/// A page that applies the changes in order always has the current tree afterwards. Parents are placed before their
/// children, and siblings from last to first, so that `before` already exists. Removals come next, and properties last.
package struct ChangeSet {
    package enum Change {
        /// A subtree that is new to the page.
        case insert(UIView, parent: UIView, before: UIView?, transition: Transition?)
        /// A view that the page already has at another position.
        case move(UIView, parent: UIView, before: UIView?)
        /// Removes a view with everything that the page has inside it.
        case remove(ViewNumber, transition: Transition?)
        /// Groups of properties with changed values.
        case update(UIView, PropertyKeys, animation: AnimationTiming?)
    }

    package var changes: [Change] = []
    package var isEmpty: Bool { changes.isEmpty }
    package init() {}
}
