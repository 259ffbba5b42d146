import Foundation
import HeadlessUIKit
import Wire

extension SimulatedDevice {
    /// Converts the wire's device to the application's.
    init(_ device: Device) {
        self.init()
        let (screen, edges) = (device.screen, device.screen.safeArea)
        size = CGSize(width: screen.width, height: screen.height)
        safeArea = UIEdgeInsets(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
        textSize = UIContentSizeCategory(device.textSize)
        direction =
            switch device.direction {
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        style =
            switch device.appearance {
            case .light: .light
            case .dark: .dark
            }
        settings.language = device.language.tag
        reducesMotion = device.motion == .reduced
        increasesContrast = device.contrast == .increased
        hasBoldText = device.textWeight == .bold
        reducesTransparency = device.transparency == .reduced
        settings.savesPower = device.power == .low
        for permission in Device.Permission.allCases {
            DeviceSettings.Permission(rawValue: permission.rawValue).map {
                settings[$0] = DeviceSettings.Access(rawValue: device[permission].rawValue) ?? .ask
            }
        }
        settings.place = DeviceSettings.Place(latitude: device.location.latitude, longitude: device.location.longitude)
        settings.timeZone = TimeZone(identifier: device.timeZone.identifier) ?? .gmt
        settings.clockOffset = device.clockOffset
    }
}

extension UIContentSizeCategory {
    /// Converts a text size of the wire to the application's content size category.
    fileprivate init(_ size: Device.TextSize) {
        self =
            switch size {
            case .xSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .extraLarge
            case .xxLarge: .extraExtraLarge
            case .xxxLarge: .extraExtraExtraLarge
            case .accessibility1: .accessibilityMedium
            case .accessibility2: .accessibilityLarge
            case .accessibility3: .accessibilityExtraLarge
            case .accessibility4: .accessibilityExtraExtraLarge
            case .accessibility5: .accessibilityExtraExtraExtraLarge
            }
    }
}

extension AppPresence {
    /// Creates the presence of an app from its state in the module Wire.
    init(_ app: Device.AppState) {
        self =
            switch app {
            case .foreground: .foreground
            case .background: .background
            }
    }
}

extension Device.AppState {
    /// Creates the state of an app from the presence of its application.
    init(_ presence: AppPresence) {
        self =
            switch presence {
            case .foreground: .foreground
            case .background: .background
            }
    }
}
