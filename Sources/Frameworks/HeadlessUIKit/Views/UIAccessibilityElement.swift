/// An accessibility element that is not a view. Stored; has no effect, because the page exposes only views to assistive
/// technology.
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The frame on the screen, in points.
    open var accessibilityFrame = CGRect.zero
    /// The frame in the coordinates of the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}
