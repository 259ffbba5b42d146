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
    /// The new preference for motion.
    public var motion: Device.Motion?
    /// The new treatment of exceptions.
    public var exceptions: Device.Exceptions?
    /// The new location.
    public var location: Device.Location?

    /// Creates a change. A language also changes the direction, unless one is given.
    public init(
        screen: Device.Screen? = nil, textSize: Device.TextSize? = nil, direction: Device.Direction? = nil,
        appearance: Device.Appearance? = nil, language: Device.Language? = nil, motion: Device.Motion? = nil,
        exceptions: Device.Exceptions? = nil, location: Device.Location? = nil
    ) {
        self.screen = screen
        self.textSize = textSize
        self.direction = direction
        self.appearance = appearance
        self.language = language
        self.motion = motion
        self.exceptions = exceptions
        self.location = location
    }

    /// Creates the change that turns any device into this one. The treatment of exceptions is left out if they are
    /// logged, as it is for a new device.
    package init(to device: Device) {
        self.init(
            screen: device.screen, textSize: device.textSize, direction: device.direction,
            appearance: device.appearance, language: device.language, motion: device.motion,
            exceptions: device.exceptions == .logged ? nil : device.exceptions, location: device.location)
    }

    /// Returns the device after the change.
    public func applied(to device: Device) -> Device {
        Device(
            screen: screen ?? device.screen, textSize: textSize ?? device.textSize,
            direction: direction ?? language?.direction ?? device.direction,
            appearance: appearance ?? device.appearance, language: language ?? device.language,
            motion: motion ?? device.motion, exceptions: exceptions ?? device.exceptions,
            location: location ?? device.location)
    }

    /// A description for people, such as `landscape, dark, text accessibility3`.
    package var words: String {
        let size = screen.map { $0.name ?? "\(Self.points($0.width)) × \(Self.points($0.height)) points" }
        let parts = [
            size, appearance?.rawValue, textSize.map { "text \($0.rawValue)" }, direction.map(Self.words),
            language.map { "language \($0.tag)" }, motion.map(Self.words),
            exceptions.map(Self.words), location.map { "at \($0.latitude), \($0.longitude)" },
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

    private static func words(_ exceptions: Device.Exceptions) -> String {
        switch exceptions {
        case .logged: "exceptions are logged"
        case .fatal: "exceptions end the app"
        }
    }

    private static func words(_ motion: Device.Motion) -> String {
        switch motion {
        case .full: "full motion"
        case .reduced: "reduced motion"
        }
    }
}
