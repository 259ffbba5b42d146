public final class UIScreen: NSObject, Sendable {
    public static let main = UIScreen()

    /// The size in points, in the current orientation.
    public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.size) }
    /// Pixels per point.
    public var scale: CGFloat { SimulatedDevice.scale }
    /// Pixels per point.
    public var nativeScale: CGFloat { SimulatedDevice.scale }
    /// The traits of the device.
    public var traitCollection: UITraitCollection { .current }
}
