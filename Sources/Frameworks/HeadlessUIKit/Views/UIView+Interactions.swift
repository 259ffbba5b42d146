extension UIView {
    /// The interactions of the view, such as gesture recognisers.
    package var interactions: [any ViewInteraction] {
        get { rare?.interactions ?? [] }
        set {
            withExtras { $0.interactions = newValue }
            mark(.interaction)
        }
    }

    /// The controller of this view.
    package var controllerResponder: UIResponder? {
        get { rare?.controller }
        set { withExtras { $0.controller = newValue } }
    }
}
