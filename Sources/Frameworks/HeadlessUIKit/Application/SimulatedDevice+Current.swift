private enum DeviceKey: ApplicationKey {
    static var defaultValue: SimulatedDevice { SimulatedDevice() }
}

extension SimulatedDevice {
    /// The one that the running app has.
    package static var current: SimulatedDevice { UIApplication.shared.device }
}

extension UIApplication {
    /// The device that the app runs on.
    package internal(set) var device: SimulatedDevice {
        get { values[DeviceKey.self] }
        set { values[DeviceKey.self] = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory { device.textSize }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { device.direction }
}
