public enum UIBarPosition: Int, Sendable {
    case any
    case bottom
    case top
    case topAttached
}

public protocol UIBarPositioning {
    var barPosition: UIBarPosition { get }
}

/// The delegate that determines a bar's position. On Linux a bar is never extended behind the status bar.
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
