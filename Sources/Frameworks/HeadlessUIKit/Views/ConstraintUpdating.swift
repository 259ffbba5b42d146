/// A responder that updates the constraints of its view, usually a view controller.
protocol ConstraintUpdating: UIResponder {
    /// Updates constraints, including those of the view.
    func updateViewConstraints()
}
