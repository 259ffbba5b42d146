/// A setting of the device with a few values.
///
/// Reading and writing JSON and recordings, log lines, exports and the JSON Schema are derived from it. To add a
/// setting, add a case to this type, an enumeration of its values, and properties of ``Device`` and ``DeviceChange``.
package enum DeviceSetting: String, CaseIterable, CodingKey, Sendable {
    case motion, exceptions, contrast, textWeight, transparency, power, app, locationAccess, notificationAccess
    case cameraAccess, microphoneAccess, photoAccess, contactAccess, calendarAccess, reminderAccess, trackingAccess
    case speechAccess, mediaAccess

    /// The values on the wire, the usual one first.
    package var values: [String] { type?.names ?? Device.Access.allCases.map(\.rawValue) }

    /// The enumeration of the values; nil for a permission.
    private var type: (any DeviceSettingValue.Type)? {
        switch self {
        case .motion: Device.Motion.self
        case .exceptions: Device.Exceptions.self
        case .contrast: Device.Contrast.self
        case .textWeight: Device.TextWeight.self
        case .transparency: Device.Transparency.self
        case .power: Device.Power.self
        case .app: Device.AppState.self
        case .locationAccess, .notificationAccess, .cameraAccess, .microphoneAccess, .photoAccess, .contactAccess,
            .calendarAccess, .reminderAccess, .trackingAccess, .speechAccess, .mediaAccess:
            nil
        }
    }

    /// Describes a value for people; empty for a value that the setting does not have.
    func words(for value: String) -> String {
        if let permission { return Self.words(for: permission, access: value) }
        return type?.words(for: value) ?? ""
    }
}

/// A value of a device setting. The first case is the usual value.
package protocol DeviceSettingValue: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
    static var setting: DeviceSetting { get }
    /// A description for people.
    var words: String { get }
}

extension DeviceSettingValue {
    fileprivate static var names: [String] { allCases.map(\.rawValue) }
    fileprivate static func words(for value: String) -> String { Self(rawValue: value)?.words ?? "" }

    /// Whether the value is the one of a new device.
    fileprivate var isUsual: Bool { self == Self.allCases.first }
}

/// Values of device settings.
package struct DeviceSettingValues: Sendable, Equatable {
    private var values: [DeviceSetting: String] = [:]

    init() {}

    /// The value of a setting on the wire; nil if there is none.
    package internal(set) subscript(_ setting: DeviceSetting) -> String? {
        get { values[setting] }
        set { values[setting] = newValue }
    }

    /// The value of the setting that has this type; nil if there is none.
    subscript<Value: DeviceSettingValue>(_ type: Value.Type) -> Value? {
        get { values[Value.setting].flatMap(Value.init) }
        set { values[Value.setting] = newValue?.rawValue }
    }

    /// The values that differ from those of a new device.
    package var unusual: DeviceSettingValues {
        var unusual = self
        unusual.values = values.filter { $0.value != $0.key.values.first }
        return unusual
    }

    /// Returns the values, replaced by those that `change` has.
    func merging(_ change: DeviceSettingValues) -> DeviceSettingValues {
        var merged = self
        merged.values.merge(change.values) { $1 }
        return merged
    }

    /// The settings that have a value, each with its value, in the order of ``DeviceSetting``.
    package var all: [(setting: DeviceSetting, value: String)] {
        DeviceSetting.allCases.compactMap { setting in values[setting].map { (setting, $0) } }
    }

    /// Sets the value of a setting. Returns false if the setting has no such value.
    mutating func set(_ setting: DeviceSetting, to value: String) -> Bool {
        guard setting.values.contains(value) else { return false }
        values[setting] = value
        return true
    }
}

// MARK: - The settings

extension Device {
    /// The values of the setting Increase Contrast.
    public enum Contrast: String, CaseIterable, Sendable {
        case normal, increased
    }

    /// The values of the setting Bold Text.
    public enum TextWeight: String, CaseIterable, Sendable {
        case regular, bold
    }

    /// The values of the setting Reduce Transparency.
    public enum Transparency: String, CaseIterable, Sendable {
        case full, reduced
    }

    /// The values of the setting Low Power Mode.
    public enum Power: String, CaseIterable, Sendable {
        case normal, low
    }

    /// The state of the app: in the foreground, or in the background because a person has gone to the home screen.
    public enum AppState: String, CaseIterable, Sendable {
        case foreground, background
    }
}

extension Device.Motion: DeviceSettingValue {
    package static let setting = DeviceSetting.motion
    package var words: String { self == .full ? "full motion" : "reduced motion" }
}

extension Device.Exceptions: DeviceSettingValue {
    package static let setting = DeviceSetting.exceptions
    package var words: String { self == .logged ? "exceptions are logged" : "exceptions end the app" }
}

extension Device.Contrast: DeviceSettingValue {
    package static let setting = DeviceSetting.contrast
    package var words: String { self == .normal ? "normal contrast" : "increased contrast" }
}

extension Device.TextWeight: DeviceSettingValue {
    package static let setting = DeviceSetting.textWeight
    package var words: String { self == .regular ? "regular text" : "bold text" }
}

extension Device.Transparency: DeviceSettingValue {
    package static let setting = DeviceSetting.transparency
    package var words: String { self == .full ? "full transparency" : "reduced transparency" }
}

extension Device.Power: DeviceSettingValue {
    package static let setting = DeviceSetting.power
    package var words: String { self == .normal ? "normal power" : "low power mode" }
}

extension Device.AppState: DeviceSettingValue {
    package static let setting = DeviceSetting.app
    package var words: String { self == .foreground ? "app in the foreground" : "app in the background" }
}

// MARK: - Properties

extension Device {
    private func value<Value: DeviceSettingValue>(usually usual: Value) -> Value { settings[Value.self] ?? usual }

    private mutating func set<Value: DeviceSettingValue>(_ value: Value) {
        settings[Value.self] = value.isUsual ? nil : value
    }

    /// The preference for motion in animations.
    public var motion: Motion {
        get { value(usually: .full) }
        set { set(newValue) }
    }
    /// The treatment of exceptions that would terminate the app on iOS.
    public var exceptions: Exceptions {
        get { value(usually: .logged) }
        set { set(newValue) }
    }
    /// The contrast of colors.
    public var contrast: Contrast {
        get { value(usually: .normal) }
        set { set(newValue) }
    }
    /// The weight of texts.
    public var textWeight: TextWeight {
        get { value(usually: .regular) }
        set { set(newValue) }
    }
    /// The transparency of bars and backgrounds.
    public var transparency: Transparency {
        get { value(usually: .full) }
        set { set(newValue) }
    }
    /// Whether the device saves power.
    public var power: Power {
        get { value(usually: .normal) }
        set { set(newValue) }
    }
    /// Whether the app is in the foreground or in the background.
    public var app: AppState {
        get { value(usually: .foreground) }
        set { set(newValue) }
    }
}

extension DeviceChange {
    /// The new preference for motion.
    public var motion: Device.Motion? {
        get { settings[Device.Motion.self] }
        set { settings[Device.Motion.self] = newValue }
    }
    /// The new treatment of exceptions.
    public var exceptions: Device.Exceptions? {
        get { settings[Device.Exceptions.self] }
        set { settings[Device.Exceptions.self] = newValue }
    }
    /// The new contrast of colors.
    public var contrast: Device.Contrast? {
        get { settings[Device.Contrast.self] }
        set { settings[Device.Contrast.self] = newValue }
    }
    /// The new weight of texts.
    public var textWeight: Device.TextWeight? {
        get { settings[Device.TextWeight.self] }
        set { settings[Device.TextWeight.self] = newValue }
    }
    /// The new transparency of bars and backgrounds.
    public var transparency: Device.Transparency? {
        get { settings[Device.Transparency.self] }
        set { settings[Device.Transparency.self] = newValue }
    }
    /// Whether the device saves power from now on; nil for no change.
    public var power: Device.Power? {
        get { settings[Device.Power.self] }
        set { settings[Device.Power.self] = newValue }
    }
    /// Whether the app is in the foreground from now on; nil for no change.
    public var app: Device.AppState? {
        get { settings[Device.AppState.self] }
        set { settings[Device.AppState.self] = newValue }
    }
}
