/// The settings of the simulated device that modules below UIKit read. UIKit sets them.
package struct DeviceSettings: Equatable, Sendable {
    /// The language of the system and its apps, as a BCP 47 tag.
    package var language = "en"
    /// Whether the appearance is dark.
    package var isDark = false
    /// Whether Low Power Mode is on.
    package var savesPower = false
    /// The access of the app to the location, as chosen in the settings.
    package var locationAccess = Access.ask
    /// The permission of the app to show notifications, as chosen in the settings.
    package var notificationAccess = Access.ask
    /// The location of the device.
    package var place = Place(latitude: 37.3323, longitude: -122.0312)

    /// A permission of the app.
    package enum Access: String, Sendable {
        /// The app asks the person.
        case ask
        case allowed, denied
    }

    /// A geographic location.
    package struct Place: Equatable, Sendable {
        /// The latitude in degrees; positive is north.
        package let latitude: Double
        /// The longitude in degrees; positive is east.
        package let longitude: Double

        package init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
    }

    package init() {}

    /// The settings of the running app's device.
    package static var current: DeviceSettings { AppEnvironment.current.settings }
}

private enum DeviceSettingsKey: ApplicationKey {
    static var defaultValue: DeviceSettings { DeviceSettings() }
}

extension AppEnvironment {
    package var settings: DeviceSettings {
        get { values[DeviceSettingsKey.self] }
        set { values[DeviceSettingsKey.self] = newValue }
    }
}
