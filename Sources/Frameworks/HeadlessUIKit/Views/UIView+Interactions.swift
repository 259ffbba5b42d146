extension UIView {
    /// What reacts to a person on this view.
    package var interactions: [any ViewInteraction] {
        get { rare?.interactions ?? [] }
        set {
            withExtras { $0.interactions = newValue }
            mark(.interaction)
        }
    }

    /// The controller whose view this is.
    package var controllerResponder: UIResponder? {
        get { rare?.controller }
        set { withExtras { $0.controller = newValue } }
    }
}
