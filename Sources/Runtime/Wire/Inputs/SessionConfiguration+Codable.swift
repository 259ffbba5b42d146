import Foundation

extension SessionConfiguration: Codable {
    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let opened = try container.decode(Int.self, forKey: .opened)
        guard Self.openings.contains(opened) else {
            throw DecodingError.dataCorruptedError(
                forKey: .opened, in: container, debugDescription: "the opening time \(opened) is out of range")
        }
        self.init(
            app: try container.decodeIfPresent(String.self, forKey: .app),
            bff: try container.decodeIfPresent(URL.self, forKey: .bff),
            isOwnBackend: try container.decode(Bool.self, forKey: .isOwnBackend),
            screen: try container.decodeIfPresent(String.self, forKey: .screen),
            screenJSON: try container.decodeIfPresent(String.self, forKey: .screenJSON),
            controller: try container.decodeIfPresent(String.self, forKey: .controller),
            decoding: try container.decodeIfPresent(Strictness.self, forKey: .decoding),
            device: try container.decodeIfPresent(DeviceChange.self, forKey: .device)?.applied(to: Device())
                ?? Device(),
            faults: try container.decode(FaultScript.self, forKey: .faults),
            opened: Int64(opened),
            requestTimeout: .milliseconds(try container.decode(Int64.self, forKey: .requestTimeout)),
            origin: try container.decodeIfPresent(BranchPoint.self, forKey: .origin))
    }

    /// The allowed opening times, in milliseconds since 1970: before the year 2100, so that session times can be added.
    package static let openings = 0...4_102_444_800_000

    /// Encodes durations in milliseconds, which every JSON parser can represent.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(app, forKey: .app)
        try container.encodeIfPresent(bff, forKey: .bff)
        try container.encode(isOwnBackend, forKey: .isOwnBackend)
        try container.encodeIfPresent(screen, forKey: .screen)
        try container.encodeIfPresent(screenJSON, forKey: .screenJSON)
        try container.encodeIfPresent(controller, forKey: .controller)
        try container.encodeIfPresent(decoding, forKey: .decoding)
        if device != Device() { try container.encode(DeviceChange(to: device), forKey: .device) }
        try container.encode(faults, forKey: .faults)
        try container.encode(opened, forKey: .opened)
        try container.encode(requestTimeout.wholeMilliseconds, forKey: .requestTimeout)
        try container.encodeIfPresent(origin, forKey: .origin)
    }

    private enum Key: String, CodingKey {
        case app, bff, isOwnBackend, screen, screenJSON, controller, decoding, device, faults, opened, requestTimeout
        case origin
    }
}
