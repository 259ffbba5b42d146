/// The presentation of a sheet. A sheet of the page is always large, so heights are stored and have no visible effect.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier

        init(_ identifier: Identifier) { self.identifier = identifier }

        open class func medium() -> Detent { Detent(.medium) }
        open class func large() -> Detent { Detent(.large) }
        /// Creates a height. `resolver` is never called.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }

    /// Stored; has no visible effect.
    open var detents: [Detent] = [.large()]
    /// Stored; has no visible effect.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Stored; has no visible effect.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Stored; has no visible effect.
    open var prefersGrabberVisible = false
    /// Stored; has no visible effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Stored; has no visible effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Stored; has no visible effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Stored; has no visible effect.
    open var preferredCornerRadius: CGFloat?
    /// Stored; has no visible effect.
    open weak var sourceView: UIView?

    /// Runs the closure.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Has no effect.
    open func invalidateDetents() {}
}

/// What a custom detent is computed from.
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet. A sheet has one height, so its method is never called.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Never called.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

extension UIViewController {
    /// The presentation of the sheet; nil for other presentation styles.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
