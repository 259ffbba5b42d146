extension TurnWork.Excess {
    /// The view for which the work was done, if known.
    package var view: UIView? { subject as? UIView }
}
