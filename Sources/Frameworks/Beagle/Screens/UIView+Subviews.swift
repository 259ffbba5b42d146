public import HeadlessUIKit

extension UIView {
    /// All descendants, each view before its own subviews (Beagle iOS 2.1, UIView+Subviews.swift).
    public var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}

extension UIWindow {
    /// Replaces the root view controller, always without animation (Beagle iOS 2.1, UIWindow+Extension.swift).
    public func replace(
        rootViewController viewController: UIViewController, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        rootViewController = viewController
        completion?(true)
    }
}

/// Returns a value as text; `NULL` for nil (Beagle iOS 2.1, FunctiontalUtils.swift).
public func descriptionWithoutOptional(_ obj: Any?) -> String {
    obj.map { "\($0)" } ?? "NULL"
}
