/// The screen of the simulated phone.
public final class UIScreen: NSObject, Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// Its size in points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    /// Pixels per point.
    public var scale: CGFloat { 3 }
    /// Pixels per point.
    public var nativeScale: CGFloat { 3 }
}
