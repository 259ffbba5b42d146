/// How a parent's children flow on the page.
package enum ChildFlow: Equatable {
    /// They lie where frames and constraints put them.
    case none
    case stack(NSLayoutConstraint.Axis)
    case scroll
}
