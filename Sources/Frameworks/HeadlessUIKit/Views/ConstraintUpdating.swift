/// A responder that updates the constraints of its view, usually a view controller.
protocol ConstraintUpdating: UIResponder {
    /// Updates the constraints that the responder manages, including those of its view.
    func updateViewConstraints()
}
