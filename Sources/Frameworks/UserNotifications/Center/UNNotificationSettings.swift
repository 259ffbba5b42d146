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

public enum UNShowPreviewsSetting: Int, Sendable {
    case always, whenAuthenticated, never
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Stored; has no visible effect.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

open class UNNotificationSettings: NSObject {
    public let authorizationStatus: UNAuthorizationStatus
    private let granted: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, granted: UNAuthorizationOptions) {
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
    open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
    open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
    open var announcementSetting: UNNotificationSetting { setting(.announcement) }
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// Always returns `always`.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool { granted.contains(.providesAppNotificationSettings) }
}
