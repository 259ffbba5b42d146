/// The network of the simulated device, as its apps see it.
///
/// The session changes it when the fault rule `*: offline` is set or removed.
package final class DeviceNetwork: ApplicationKey {
    package static var defaultValue: DeviceNetwork { DeviceNetwork() }

    /// Whether the device has a network.
    package private(set) var isReachable = true
    /// The functions that are called after a change, in the order in which they were added.
    private var observers: [() -> Void] = []

    /// Adds a function that is called in the turn of each change.
    package func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    /// Sets whether the device has a network. Calls the observers if that has changed.
    package func change(isReachable: Bool) {
        guard isReachable != self.isReachable else { return }
        self.isReachable = isReachable
        for observer in observers { observer() }
    }

    /// The network of the running app's device.
    package static var current: DeviceNetwork { AppEnvironment.current.values[DeviceNetwork.self] }
}
