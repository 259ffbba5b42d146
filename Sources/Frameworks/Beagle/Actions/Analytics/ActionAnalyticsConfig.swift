/// The analytics settings of one action, which take precedence over the app's ``AnalyticsConfig``.
///
/// Documents write `false`, `true` or an object under `analytics` (Beagle iOS 2.1, ActionAnalyticsConfig.swift).
public enum ActionAnalyticsConfig: Equatable {
    /// Never recorded, whatever the app's configuration is.
    case disabled
    /// Always recorded. Nil leaves the choice of attributes to the app's configuration.
    case enabled(Attributes? = nil)

    /// The data recorded together with an action.
    public struct Attributes: Codable, Equatable {
        /// Paths into the action whose values are recorded; nil and an empty array record none.
        public var attributes: [String]?
        /// Additional entries, recorded unchanged.
        public var additionalEntries: [String: DynamicObject]?

        public init(attributes: [String]? = nil, additionalEntries: [String: DynamicObject]? = nil) {
            self.attributes = attributes
            self.additionalEntries = additionalEntries
        }
    }
}

extension ActionAnalyticsConfig: Codable {
    /// Decodes a bool or an object.
    public init(from decoder: any Decoder) throws {
        if let isEnabled = try? decoder.singleValueContainer().decode(Bool.self) {
            self = isEnabled ? .enabled() : .disabled
        } else {
            self = .enabled(try Attributes(from: decoder))
        }
    }

    /// Encodes a bool or an object, in the form that `init(from:)` accepts.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .disabled: try container.encode(false)
        case .enabled(nil): try container.encode(true)
        case .enabled(let attributes?): try container.encode(attributes)
        }
    }
}
