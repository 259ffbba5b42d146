public import Foundation

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

public enum UNAlertStyle: Int, Sendable {
    case none, banner, alert
}

/// Whether what they say is seen on a locked device.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always, whenAuthenticated, never
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// As on iOS.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Without asking, and quietly.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// How a notification is shown that comes while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// As on iOS.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its number is put at the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Its sound is heard; nothing is heard here.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// As a banner, and kept in the list of what was delivered.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Kept in the list of what was delivered.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

open class UNNotificationSettings: NSObject {
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

    open var alertSetting: UNNotificationSetting { setting(.alert) }
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are seen on a locked device.
    open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
    open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
    open var announcementSetting: UNNotificationSetting { setting(.announcement) }
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// Always.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { granted.contains(.providesAppNotificationSettings) }
}
