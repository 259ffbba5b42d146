public enum UIBarPosition: Int, Sendable {
    case any
    case bottom
    case top
    /// At the top of the screen, below the device's own bar.
    case topAttached
}

public protocol UIBarPositioning {
    /// Where it stands, by its delegate.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands. On iOS one that is attached reaches up beneath the device's bar; here it is drawn as large
/// as it is.
public protocol UIBarPositioningDelegate: AnyObject {
    /// Where a bar stands that is about to be shown.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
