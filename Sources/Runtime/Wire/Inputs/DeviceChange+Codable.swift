/// Recordings encode a device like pages do: a predefined screen by its name.
extension DeviceChange: Codable {
    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func refusal(of key: Key, reason: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
        }
        var screen: Device.Screen?
        if let name = try container.decodeIfPresent(String.self, forKey: .size) {
            screen = Device.Screen.known.first { $0.name == name }?.screen
            if screen == nil { throw refusal(of: .size, reason: "there is no device of size \(name)") }
        } else if let width = try container.decodeIfPresent(Double.self, forKey: .width) {
            screen = Device.Screen(
                checked: width, height: try container.decode(Double.self, forKey: .height),
                safeArea: try container.decodeIfPresent(Device.Insets.self, forKey: .safeArea) ?? Device.Insets())
            if screen == nil { throw refusal(of: .width, reason: "the size of the screen is out of range") }
        }
        self.init(
            screen: screen, textSize: try container.decodeIfPresent(Device.TextSize.self, forKey: .textSize),
            direction: try container.decodeIfPresent(Device.Direction.self, forKey: .direction),
            appearance: try container.decodeIfPresent(Device.Appearance.self, forKey: .appearance),
            language: try container.decodeIfPresent(Device.Language.self, forKey: .language),
            location: try container.decodeIfPresent(Device.Location.self, forKey: .location),
            timeZone: try container.decodeIfPresent(Device.TimeZone.self, forKey: .timeZone),
            clockOffset: try container.decodeIfPresent(Int.self, forKey: .clockOffset))
        settings = try DeviceSettingValues(from: decoder)
    }

    /// Encodes the changed properties.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        if let name = screen?.name {
            try container.encode(name, forKey: .size)
        } else if let screen {
            try container.encode(screen.width, forKey: .width)
            try container.encode(screen.height, forKey: .height)
            try container.encode(screen.safeArea, forKey: .safeArea)
        }
        try container.encodeIfPresent(textSize, forKey: .textSize)
        try container.encodeIfPresent(direction, forKey: .direction)
        try container.encodeIfPresent(appearance, forKey: .appearance)
        try container.encodeIfPresent(language, forKey: .language)
        try settings.encode(to: encoder)
        try container.encodeIfPresent(location, forKey: .location)
        try container.encodeIfPresent(timeZone, forKey: .timeZone)
        try container.encodeIfPresent(clockOffset, forKey: .clockOffset)
    }

    private enum Key: String, CodingKey {
        case size, width, height, safeArea, textSize, direction, appearance, language, location, timeZone, clockOffset
    }
}

/// Each setting that has a value is a member of the surrounding object.
extension DeviceSettingValues: Codable {
    /// Decodes the output of `encode(to:)`; throws if a setting has no such value.
    package init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: DeviceSetting.self)
        for setting in DeviceSetting.allCases {
            guard let value = try container.decodeIfPresent(String.self, forKey: setting) else { continue }
            guard set(setting, to: value) else {
                throw DecodingError.dataCorruptedError(
                    forKey: setting, in: container, debugDescription: "\(value) is not a value of \(setting.rawValue)")
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DeviceSetting.self)
        for (setting, value) in all { try container.encode(value, forKey: setting) }
    }
}
