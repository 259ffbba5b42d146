/// What a person changes of the device: turns it, or chooses something else in its settings. The rest stays.
public struct DeviceChange: Sendable, Equatable {
    /// The screen that it has from now on.
    public var screen: Device.Screen?
    /// How large text is from now on.
    public var textSize: Device.TextSize?
    /// Where lines of text begin from now on.
    public var direction: Device.Direction?
    /// Light or dark from now on.
    public var appearance: Device.Appearance?
    /// The language that apps and the system speak from now on.
    public var language: Device.Language?
    /// Whether a person wants less motion from now on.
    public var motion: Device.Motion?
    /// Where on earth the device is from now on.
    public var location: Device.Location?

    /// Describes a change; what is left out stays. A language brings its direction, where none is named.
    public init(
        screen: Device.Screen? = nil, textSize: Device.TextSize? = nil, direction: Device.Direction? = nil,
        appearance: Device.Appearance? = nil, language: Device.Language? = nil, motion: Device.Motion? = nil,
        location: Device.Location? = nil
    ) {
        self.screen = screen
        self.textSize = textSize
        self.direction = direction
        self.appearance = appearance
        self.language = language
        self.motion = motion
        self.location = location
    }

    /// The change that makes every device this one.
    package init(to device: Device) {
        self.init(
            screen: device.screen, textSize: device.textSize, direction: device.direction,
            appearance: device.appearance, language: device.language, motion: device.motion,
            location: device.location)
    }

    /// What becomes of a device.
    public func applied(to device: Device) -> Device {
        Device(
            screen: screen ?? device.screen, textSize: textSize ?? device.textSize,
            direction: direction ?? language?.direction ?? device.direction,
            appearance: appearance ?? device.appearance, language: language ?? device.language,
            motion: motion ?? device.motion, location: location ?? device.location)
    }

    /// What a person reads: `landscape, dark, text accessibility3`.
    package var words: String {
        let size = screen.map { $0.name ?? "\(Self.points($0.width)) × \(Self.points($0.height)) points" }
        let parts = [
            size, appearance?.rawValue, textSize.map { "text \($0.rawValue)" }, direction.map(Self.words),
            language.map { "language \($0.tag)" }, motion.map(Self.words),
            location.map { "at \($0.latitude), \($0.longitude)" },
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private static func points(_ length: Double) -> String { Int(exactly: length)?.description ?? "\(length)" }

    private static func words(_ direction: Device.Direction) -> String {
        switch direction {
        case .leftToRight: "left to right"
        case .rightToLeft: "right to left"
        }
    }

    private static func words(_ motion: Device.Motion) -> String {
        switch motion {
        case .full: "full motion"
        case .reduced: "reduced motion"
        }
    }
}
