/// The presentation of a popover, which the page shows as a sheet. Its anchor is stored and has no visible effect.
open class UIPopoverPresentationController: UIPresentationController {
    /// Stored; has no visible effect.
    open weak var sourceView: UIView?
    /// Stored; has no visible effect.
    open var sourceRect = CGRect.null
    /// Stored; has no visible effect.
    open weak var barButtonItem: UIBarButtonItem?
    /// Stored; has no visible effect.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Always returns `.unknown`, because no arrow is drawn.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// Stored; has no visible effect.
    open var backgroundColor: UIColor?
    /// Stored; has no visible effect.
    open var passthroughViews: [UIView]?
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover. It is called as for a sheet. Methods about adaptation are never called.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
    /// The presentation controller of the popover; nil if the modal presentation style is not `.popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
