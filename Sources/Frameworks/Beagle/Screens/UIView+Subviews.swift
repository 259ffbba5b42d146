public import HeadlessUIKit

extension UIView {
    /// All views inside this one, each before those inside it (Beagle iOS 2.1, UIView+Subviews.swift).
    public var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}

extension UIWindow {
    /// Shows another controller; the change is made at once, animated or not (Beagle iOS 2.1,
    /// UIWindow+Extension.swift).
    public func replace(
        rootViewController viewController: UIViewController, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        rootViewController = viewController
        completion?(true)
    }
}

/// A value as text, `NULL` for nil (Beagle iOS 2.1, FunctiontalUtils.swift).
public func descriptionWithoutOptional(_ obj: Any?) -> String {
    obj.map { "\($0)" } ?? "NULL"
}
