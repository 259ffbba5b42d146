/// The background of a toolbar in one of its states.
open class UIToolbarAppearance: UIBarAppearance {
    /// Stored; has no visible effect.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Stored; has no visible effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    open override func copy() -> Any { UIToolbarAppearance(barAppearance: self) }
}
