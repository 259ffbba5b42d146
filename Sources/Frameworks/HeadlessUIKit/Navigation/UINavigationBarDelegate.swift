/// The delegate of a navigation bar without a navigation controller.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// The delegate of a toolbar without a navigation controller.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
}

extension UIToolbar: UIBarPositioning {
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
}
