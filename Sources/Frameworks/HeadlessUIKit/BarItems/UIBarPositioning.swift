public enum UIBarPosition: Int, Sendable {
    case any
    case bottom
    case top
    case topAttached
}

public protocol UIBarPositioning {
    var barPosition: UIBarPosition { get }
}

/// On iOS an attached bar extends below the status bar; here a bar is never extended.
public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
