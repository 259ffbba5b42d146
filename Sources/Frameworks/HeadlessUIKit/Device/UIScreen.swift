/// The screen of the simulated phone.
public final class UIScreen: NSObject, Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// Its size in points, as the device is held.
    public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.size) }
    /// Pixels per point.
    public var scale: CGFloat { SimulatedDevice.scale }
    /// Pixels per point.
    public var nativeScale: CGFloat { SimulatedDevice.scale }
    /// What it is like, before views ask for anything else.
    public var traitCollection: UITraitCollection { .current }
}
