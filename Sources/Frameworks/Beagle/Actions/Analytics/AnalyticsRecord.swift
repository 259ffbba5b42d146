package import JSON

/// One thing that happened: a screen appeared, or an action was started (Beagle iOS 2.1, AnalyticsRecord.swift).
public struct AnalyticsRecord: Equatable {
    /// `ios`, which is what the application is written for.
    public let platform = "ios"
    /// The URL of the screen as it was asked for, else its id.
    public let screen: String?
    /// Milliseconds since 1970.
    public var timestamp: Double
    /// The id that the screen's document gives it.
    public var rootId: String?
    /// What happened.
    public var type: RecordType

    /// The two kinds of records.
    public enum RecordType: Equatable {
        /// A screen appeared.
        case screen
        /// An action is about to run.
        case action(Action)
    }

    /// An action that is about to run.
    public struct Action: Equatable {
        /// Its name, such as `beagle:pushview`.
        public var beagleAction: String
        /// The member that lists it, such as `onPress`.
        public var event: String?
        /// Whose event it was.
        public var component: Component
        /// The values of the attributes that were asked for, by path; those without a value are missing.
        public var attributes: [String: DynamicObject]
        /// What else the document wants recorded.
        public var additionalEntries: [String: DynamicObject]

        /// The component whose event started an action.
        public struct Component: Equatable {
            /// The id that the document gives it.
            public var id: String?
            /// Its name, such as `beagle:button`.
            public var type: String?
            /// Where its view stands in the window.
            public var position: Position

            /// A place in points.
            public struct Position: Equatable {
                /// From the leading edge, and from the top. Only the page lays components out, so both are mostly 0.
                public let x, y: Double

                /// A place.
                public init(x: Double, y: Double) {
                    self.x = x
                    self.y = y
                }
            }
        }
    }

    /// A record made in code.
    public init(type: RecordType, screen: String?, timestamp: Double, rootId: String? = nil) {
        self.type = type
        self.screen = screen
        self.timestamp = timestamp
        self.rootId = rootId
    }
}

extension AnalyticsRecord {
    /// The members as analytics backends get them; what is empty is left out.
    public func toDictionary() -> [String: DynamicObject] {
        var members: [String: DynamicObject] = ["platform": .string(platform), "timestamp": .init(number: timestamp)]
        members["screen"] = screen.map(DynamicObject.string)
        switch type {
        case .screen:
            members["type"] = .string("screen")
            members["rootId"] = rootId.map(DynamicObject.string)
        case .action(let action):
            members["type"] = .string("action")
            members["beagleAction"] = .string(action.beagleAction)
            members["event"] = action.event.map(DynamicObject.string)
            members["component"] = action.component.members
            if !action.attributes.isEmpty { members["attributes"] = .dictionary(action.attributes) }
            if !action.additionalEntries.isEmpty {
                members["additionalEntries"] = .dictionary(action.additionalEntries)
            }
        }
        return members
    }

    /// The record as JSON.
    package var json: JSON { DynamicObject.dictionary(toDictionary()).json }
}

extension AnalyticsRecord.Action.Component {
    fileprivate var members: DynamicObject {
        var members: [String: DynamicObject] = [
            "position": .dictionary(["x": .init(number: position.x), "y": .init(number: position.y)])
        ]
        members["id"] = id.map(DynamicObject.string)
        members["type"] = type.map(DynamicObject.string)
        return .dictionary(members)
    }
}

extension AnalyticsRecord: Encodable {
    /// Writes ``toDictionary()``.
    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }
}
