private enum DeviceKey: ApplicationKey {
    static var defaultValue: SimulatedDevice { SimulatedDevice() }
}

extension SimulatedDevice {
    /// The device of the running app.
    package static var current: SimulatedDevice { UIApplication.shared.device }
}

extension UIApplication {
    package internal(set) var device: SimulatedDevice {
        get { values[DeviceKey.self] }
        set {
            values[DeviceKey.self] = newValue
            environment.settings = newValue.settings
        }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory { device.textSize }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { device.direction }
}
