/// Sets the constraints of a view in the place of the view.
protocol ConstraintUpdating: UIResponder {
    /// Has the view set its own, too.
    func updateViewConstraints()
}
