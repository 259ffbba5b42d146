/// Says where a navigation bar stands that no controller has.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// Says where a toolbar stands that no controller has.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
    /// Where the bar stands, by its ``delegate``.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
}

extension UIToolbar: UIBarPositioning {
    /// Where the bar stands, by its ``delegate``.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
}
