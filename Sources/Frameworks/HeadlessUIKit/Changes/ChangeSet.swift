/// What happened to the tree since the last one was taken, with nothing in it that undid itself.
///
/// A reader that applies the changes one by one, in order, always ends with the tree as it is: parents are placed
/// before what is put into them, siblings from the last to the first so that `before` is there already, then what is
/// gone is removed, then properties are set.
package struct ChangeSet {
    package enum Change {
        /// The whole subtree is new to the reader.
        case insert(UIView, parent: UIView, before: UIView?, transition: Transition?)
        /// The reader has the view, somewhere.
        case move(UIView, parent: UIView, before: UIView?)
        /// The view is gone with all the reader has inside it.
        case remove(ViewNumber, transition: Transition?)
        /// Groups of properties have other values.
        case update(UIView, PropertyKeys, animation: AnimationTiming?)
    }

    package var changes: [Change] = []
    package var isEmpty: Bool { changes.isEmpty }
    package init() {}
}
