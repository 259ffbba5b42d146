public import Foundation
import SessionEnvironment

extension ProcessInfo {
    /// Whether Low Power Mode is on, a setting of the session's device.
    public var isLowPowerModeEnabled: Bool { DeviceSettings.current.savesPower }
}

extension Notification.Name {
    /// Posted in the session when Low Power Mode changes.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
