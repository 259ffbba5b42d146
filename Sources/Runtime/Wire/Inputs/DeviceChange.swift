/// A change of the device, such as a rotation or a setting. Properties that are nil stay unchanged.
public struct DeviceChange: Sendable, Equatable {
    /// The new screen.
    public var screen: Device.Screen?
    /// The new text size.
    public var textSize: Device.TextSize?
    /// The new writing direction.
    public var direction: Device.Direction?
    /// The new appearance.
    public var appearance: Device.Appearance?
    /// The new language.
    public var language: Device.Language?
    /// The new values of settings.
    package internal(set) var settings = DeviceSettingValues()
    /// The new location.
    public var location: Device.Location?
    /// The new time zone.
    public var timeZone: Device.TimeZone?
    /// The new offset of the clock from the time of the session, in seconds.
    public var clockOffset: Int?

    /// Creates a change. A language also changes the direction, unless one is given.
    public init(
        screen: Device.Screen? = nil, textSize: Device.TextSize? = nil, direction: Device.Direction? = nil,
        appearance: Device.Appearance? = nil, language: Device.Language? = nil, motion: Device.Motion? = nil,
        exceptions: Device.Exceptions? = nil, contrast: Device.Contrast? = nil, textWeight: Device.TextWeight? = nil,
        transparency: Device.Transparency? = nil, power: Device.Power? = nil, app: Device.AppState? = nil,
        locationAccess: Device.Access? = nil, notificationAccess: Device.Access? = nil,
        access: [Device.Permission: Device.Access] = [:], location: Device.Location? = nil,
        timeZone: Device.TimeZone? = nil, clockOffset: Int? = nil
    ) {
        self.screen = screen
        self.textSize = textSize
        self.direction = direction
        self.appearance = appearance
        self.language = language
        self.location = location
        self.timeZone = timeZone
        self.clockOffset = clockOffset
        self.motion = motion
        self.exceptions = exceptions
        self.contrast = contrast
        self.textWeight = textWeight
        self.transparency = transparency
        self.power = power
        self.app = app
        self.locationAccess = locationAccess
        self.notificationAccess = notificationAccess
        for (permission, access) in access { self[permission] = access }
    }

    /// Creates the change that turns a new device into this one.
    package init(to device: Device) {
        self.init(
            screen: device.screen, textSize: device.textSize, direction: device.direction,
            appearance: device.appearance, language: device.language, motion: device.motion, location: device.location,
            timeZone: device.timeZone == .gmt ? nil : device.timeZone,
            clockOffset: device.clockOffset == 0 ? nil : device.clockOffset)
        settings = settings.merging(device.settings)
    }

    /// The change without the settings whose value is that of a new device.
    package var withUnusualSettings: DeviceChange {
        var change = self
        change.settings = settings.unusual
        return change
    }

    /// Returns the device after the change.
    public func applied(to device: Device) -> Device {
        var changed = Device(
            screen: screen ?? device.screen, textSize: textSize ?? device.textSize,
            direction: direction ?? language?.direction ?? device.direction,
            appearance: appearance ?? device.appearance, language: language ?? device.language,
            location: location ?? device.location, timeZone: timeZone ?? device.timeZone,
            clockOffset: clockOffset ?? device.clockOffset)
        changed.settings = device.settings.merging(settings).unusual
        return changed
    }

    /// A description for people, such as `landscape, dark, text accessibility3`.
    package var words: String {
        let size = screen.map { $0.name ?? "\(Self.points($0.width)) × \(Self.points($0.height)) points" }
        var parts = [
            size, appearance?.rawValue, textSize.map { "text \($0.rawValue)" }, direction.map(Self.words),
            language.map { "language \($0.tag)" },
        ]
        parts += settings.all.map { $0.setting.words(for: $0.value) }
        parts.append(location.map { "at \($0.latitude), \($0.longitude)" })
        parts.append(timeZone.map { "time zone \($0.identifier)" })
        parts.append(clockOffset.map(Self.words))
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private static func points(_ length: Double) -> String { Int(exactly: length)?.description ?? "\(length)" }

    private static func words(_ clockOffset: Int) -> String {
        switch clockOffset {
        case 0: "clock on time"
        case 1...: "clock \(duration(clockOffset)) ahead"
        default: "clock \(duration(-clockOffset)) behind"
        }
    }

    /// Returns a duration in seconds for people, such as `1 d 2 h`.
    package static func duration(_ seconds: Int) -> String {
        let parts = [
            (seconds / 86_400, "d"), (seconds % 86_400 / 3_600, "h"), (seconds % 3_600 / 60, "min"),
            (seconds % 60, "s"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }

    private static func words(_ direction: Device.Direction) -> String {
        switch direction {
        case .leftToRight: "left to right"
        case .rightToLeft: "right to left"
        }
    }
}
