/// Hears taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make one; the page sends single ones.
    open var numberOfTapsRequired = 1
    /// With how many fingers; the page has one.
    open var numberOfTouchesRequired = 1
    /// Whether the page says where taps were; set before a view has it.
    package var asksForPlace = true

    override var isWorthTelling: Bool { asksForPlace }
    package override var reactsToTap: Bool { isEnabled }
    package override func tapped() { recognize() }
    package override var wish: String? { asksForPlace && isEnabled ? "tap" : nil }
}
