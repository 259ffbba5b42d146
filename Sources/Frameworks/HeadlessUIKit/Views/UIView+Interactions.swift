extension UIView {
    /// The interactions of the view, such as gesture recognisers.
    package var interactions: [any ViewInteraction] {
        get { rare?.interactions ?? [] }
        set {
            withExtras { $0.interactions = newValue }
            mark(.interaction)
        }
    }

    /// The controller whose view this is; nil if there is none.
    package var controllerResponder: UIResponder? {
        get { rare?.controller }
        set { withExtras { $0.controller = newValue } }
    }
}
