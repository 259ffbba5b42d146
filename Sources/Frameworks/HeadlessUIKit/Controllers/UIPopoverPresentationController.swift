/// Looks after a popover, which is a sheet here: what it points at is kept and not drawn.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at; kept.
    open weak var sourceView: UIView?
    /// The part of that view; kept.
    open var sourceRect = CGRect.null
    /// The bar button that the popover points at; kept.
    open weak var barButtonItem: UIBarButtonItem?
    /// Which ways the arrow may point; kept.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Which way the arrow points; none is drawn.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The fill of the popover's frame; kept.
    open var backgroundColor: UIColor?
    /// What can be touched beside the popover; kept.
    open var passthroughViews: [UIView]?
}

/// Ways that the arrow of a popover can point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// No way that is known.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears of a popover as of the sheet that it is here; it is not asked how it would be adapted.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
    /// What looks after the popover that the controller is to be, or is; nil where it is to be something else.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
