package import Foundation

/// The settings of the simulated device that modules below UIKit read. UIKit sets them.
package struct DeviceSettings: Equatable, Sendable {
    /// The language of the system and its apps, as a BCP 47 tag.
    package var language = "en"
    /// Whether the appearance is dark.
    package var isDark = false
    /// Whether Low Power Mode is on.
    package var savesPower = false
    /// The permissions of the app that were changed in the settings.
    private var access: [Permission: Access] = [:]
    /// The location of the device.
    package var place = Place(latitude: 37.3323, longitude: -122.0312)
    /// The time zone of clocks and calendars.
    package var timeZone = TimeZone.gmt
    /// The seconds by which the clock of the device is ahead of the time of the session.
    package var clockOffset = 0

    /// A permission of the app. The names are those of the module Wire.
    package enum Permission: String, CaseIterable, Sendable {
        case location, notification, camera, microphone, photo, contact, calendar, reminder, tracking, speech, media
    }

    /// The access that a permission grants.
    package enum Access: String, Sendable {
        /// The app asks the person.
        case ask
        case allowed, denied
    }

    /// The access of the app that a permission grants, as chosen in the settings.
    package subscript(permission: Permission) -> Access {
        get { access[permission] ?? .ask }
        set { access[permission] = newValue == .ask ? nil : newValue }
    }

    /// Whether no permission differs from `other`.
    package func hasSameAccess(as other: DeviceSettings) -> Bool { access == other.access }

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
