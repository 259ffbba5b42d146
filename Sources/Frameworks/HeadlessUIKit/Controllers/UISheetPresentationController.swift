/// The presentation of a sheet. Only code changes its height; the user can drag it down to dismiss it.
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

        private enum Height {
            case medium, large
            case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        }

        public let identifier: Identifier
        private let height: Height

        private init(_ identifier: Identifier, _ height: Height) {
            self.identifier = identifier
            self.height = height
        }

        open class func medium() -> Detent { Detent(.medium, .medium) }
        open class func large() -> Detent { Detent(.large, .large) }
        /// Creates a custom height.
        ///
        /// - Parameter resolver: Returns the height in points, without the safe area at the bottom; nil if the sheet
        ///   has no such height.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), .custom(resolver)) }

        /// Returns the height in points, without the safe area at the bottom; nil if there is no such height.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            switch height {
            case .medium: context.containerTraitCollection.isWide ? nil : context.maximumDetentValue * 0.5
            case .large: context.maximumDetentValue
            case .custom(let resolver): resolver(context)
            }
        }
    }

    /// The heights at which the sheet can rest. If none is selected, the sheet has the first height.
    open var detents: [Detent] = [.large()] { didSet { heightChanged() } }
    /// The height of the sheet. The user cannot change it.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }
    /// The greatest height at which the screen behind the sheet is not dimmed and can be used.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }
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

    /// Runs the closure, and animates the change of the height.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(withDuration: 0.3) {
            changes()
            containerView?.window?.layoutIfNeeded()
        }
    }
    /// Reads the heights of custom detents again.
    open func invalidateDetents() { heightChanged() }

    private func heightChanged() { (containerView as? PresentationView)?.heightChanged(by: self) }

    /// The current detent.
    private var detent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

    /// Returns the height of the sheet, including the safe area at the bottom; nil if the sheet is large.
    func height(atMost whole: CGFloat) -> CGFloat? {
        guard let detent, detent.identifier != .large else { return nil }
        let below = SimulatedDevice.current.safeArea.bottom
        let context = DetentContext(maximumDetentValue: whole - below)
        guard let height = detent.resolvedValue(in: context), height + below < whole - 0.5 else { return nil }
        return max(0, height) + below
    }

    /// Whether the screen behind the sheet is neither dimmed nor moved back.
    var leavesRest: Bool {
        func place(_ identifier: Detent.Identifier?) -> Int? {
            identifier.flatMap { wanted in detents.firstIndex { $0.identifier == wanted } }
        }
        guard let most = place(largestUndimmedDetentIdentifier), let now = place(detent?.identifier) else {
            return false
        }
        return now <= most
    }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    var containerTraitCollection: UITraitCollection { .current }
}

extension UITraitCollection {
    /// Whether the phone's screen has so little height that sheets are always large.
    fileprivate var isWide: Bool {
        let size = SimulatedDevice.current.size
        return userInterfaceIdiom == .phone && size.width > size.height
    }
}

/// The values from which a custom detent is computed.
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet. Its method is never called, because only code changes the height.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Never called.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        forward([sheetPresentationController]) { (next: any UISheetPresentationControllerDelegate) in
            next.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
        }
    }
}

extension UIViewController {
    /// The presentation of the sheet; nil for other presentation styles.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
