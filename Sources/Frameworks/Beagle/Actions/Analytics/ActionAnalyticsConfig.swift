/// What an action says about its own recording, before the application's ``AnalyticsConfig`` is asked.
///
/// Documents write `false`, `true` or an object under `analytics` (Beagle iOS 2.1, ActionAnalyticsConfig.swift).
public enum ActionAnalyticsConfig: Equatable {
    /// Never recorded, whatever the application says.
    case disabled
    /// Always recorded; nil leaves it to the application which attributes go along.
    case enabled(Attributes? = nil)

    /// What goes along with the record of one action.
    public struct Attributes: Codable, Equatable {
        /// Paths into the action whose values are recorded; nil and empty are none.
        public var attributes: [String]?
        /// Anything else to record, as it is.
        public var additionalEntries: [String: DynamicObject]?

        /// Attributes given in code.
        public init(attributes: [String]? = nil, additionalEntries: [String: DynamicObject]? = nil) {
            self.attributes = attributes
            self.additionalEntries = additionalEntries
        }
    }
}

extension ActionAnalyticsConfig: Codable {
    /// Reads a bool or an object.
    public init(from decoder: any Decoder) throws {
        if let isEnabled = try? decoder.singleValueContainer().decode(Bool.self) {
            self = isEnabled ? .enabled() : .disabled
        } else {
            self = .enabled(try Attributes(from: decoder))
        }
    }

    /// Writes the form it was read from.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .disabled: try container.encode(false)
        case .enabled(nil): try container.encode(true)
        case .enabled(let attributes?): try container.encode(attributes)
        }
    }
}
