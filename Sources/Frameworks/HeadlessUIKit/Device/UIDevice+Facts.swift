public import Foundation

extension UIDevice {
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// The iOS version whose behaviour Kennel's UIKit has.
    public var systemVersion: String { "17.0" }
    /// The same identifier in every session, because a replay must get the same value.
    public var identifierForVendor: UUID? { UUID(uuidString: "4B454E4E-454C-4B45-8E4E-454C4B454E4E") }
    /// Always -1, because the battery is unknown.
    public var batteryLevel: Float { -1 }
    /// Always unknown.
    public var batteryState: BatteryState { .unknown }
    /// Always false; setting it has no effect.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Always false; setting it has no effect.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Always false.
    public var proximityState: Bool { false }
    /// Always true.
    public var isMultitaskingSupported: Bool { true }
}

extension UIScreen {
    /// The size in pixels in portrait orientation.
    public var nativeBounds: CGRect {
        let size = bounds.size
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return CGRect(x: 0, y: 0, width: short * nativeScale, height: long * nativeScale)
    }
    /// Always 1; setting it has no effect.
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
    /// Always false.
    public var isCaptured: Bool { false }
    /// Always 60.
    public var maximumFramesPerSecond: Int { 60 }
}

extension UITraitCollection {
    /// Runs the closure. The current traits are always those of the device.
    public func performAsCurrent(_ actions: () -> Void) { actions() }
}
