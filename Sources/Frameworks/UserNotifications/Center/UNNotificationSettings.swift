public import Foundation

/// What a person said to notifications of the app.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether notifications do something.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

/// How notifications come.
public enum UNAlertStyle: Int, Sendable {
    case none, banner, alert
}

/// Whether what they say is seen on a locked device.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always, whenAuthenticated, never
}

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// As on iOS.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at its icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Banners.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds that cannot be missed.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Settings of its own.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Without asking, and quietly.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// At any time.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// How a notification is shown that comes while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// As on iOS.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its number is put at the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Its sound is heard; nothing is heard here.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// As a banner, and kept in the list of what was delivered.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Kept in the list of what was delivered.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What a person said, and what follows of it.
open class UNNotificationSettings: NSObject {
    /// What was said.
    public let authorizationStatus: UNAuthorizationStatus
    private let granted: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ granted: UNAuthorizationOptions) {
        (authorizationStatus, self.granted) = (status, granted)
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        switch authorizationStatus {
        case .notDetermined: .notSupported
        case .denied: .disabled
        case .authorized, .provisional, .ephemeral: granted.contains(option) ? .enabled : .notSupported
        }
    }

    /// Whether there are banners.
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether there are sounds.
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Whether there are numbers at the icon.
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether they are listed.
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are seen on a locked device.
    open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    /// Whether there are any in cars.
    open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
    /// Whether there are sounds that cannot be missed.
    open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    /// Whether some come at any time.
    open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
    /// Whether they are read aloud.
    open var announcementSetting: UNNotificationSetting { setting(.announcement) }
    /// How they come.
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// Always.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the app has settings of its own.
    open var providesAppNotificationSettings: Bool { granted.contains(.providesAppNotificationSettings) }
}
