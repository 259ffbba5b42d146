extension Device {
    /// A permission of the app, as chosen in the settings of iOS.
    public enum Permission: String, CaseIterable, Sendable {
        case location, notification, camera, microphone, photo, contact, calendar, reminder, tracking, speech, media

        /// The setting that has the access.
        package var setting: DeviceSetting {
            switch self {
            case .location: .locationAccess
            case .notification: .notificationAccess
            case .camera: .cameraAccess
            case .microphone: .microphoneAccess
            case .photo: .photoAccess
            case .contact: .contactAccess
            case .calendar: .calendarAccess
            case .reminder: .reminderAccess
            case .tracking: .trackingAccess
            case .speech: .speechAccess
            case .media: .mediaAccess
            }
        }
    }

    /// The access that a permission grants.
    public enum Access: String, CaseIterable, Sendable {
        /// The app asks the person.
        case ask
        case allowed, denied
    }

    /// The access of the app that a permission grants.
    public subscript(permission: Permission) -> Access {
        get { settings[permission.setting].flatMap(Access.init) ?? .ask }
        set { settings[permission.setting] = newValue == .ask ? nil : newValue.rawValue }
    }

    /// The access of the app to the location.
    public var locationAccess: Access {
        get { self[.location] }
        set { self[.location] = newValue }
    }
    /// The permission of the app to show notifications.
    public var notificationAccess: Access {
        get { self[.notification] }
        set { self[.notification] = newValue }
    }
}

extension DeviceChange {
    /// The new access of the app that a permission grants.
    public subscript(permission: Device.Permission) -> Device.Access? {
        get { settings[permission.setting].flatMap(Device.Access.init) }
        set { settings[permission.setting] = newValue?.rawValue }
    }

    /// The new access of the app to the location.
    public var locationAccess: Device.Access? {
        get { self[.location] }
        set { self[.location] = newValue }
    }
    /// The new permission of the app to show notifications.
    public var notificationAccess: Device.Access? {
        get { self[.notification] }
        set { self[.notification] = newValue }
    }
}

extension DeviceSetting {
    /// The permission whose access the setting is; nil for any other setting.
    package var permission: Device.Permission? { Device.Permission.allCases.first { $0.setting == self } }

    /// Describes the access of the app to something for people; empty for a text that is no access.
    static func words(for permission: Device.Permission, access: String) -> String {
        guard let access = Device.Access(rawValue: access) else { return "" }
        return switch (permission, access) {
        case (.notification, .ask): "notifications are asked for"
        case (.notification, .allowed): "notifications allowed"
        case (.notification, .denied): "notifications denied"
        case (_, .ask): "\(permission.rawValue) access is asked for"
        case (_, .allowed): "\(permission.rawValue) access allowed"
        case (_, .denied): "\(permission.rawValue) access denied"
        }
    }
}
