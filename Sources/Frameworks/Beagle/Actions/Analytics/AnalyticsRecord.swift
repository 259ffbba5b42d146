package import JSON

/// A record of one event: a screen appeared, or an action is about to run (Beagle iOS 2.1, AnalyticsRecord.swift).
public struct AnalyticsRecord: Equatable {
    /// Always `ios`, the platform for which the app is written.
    public let platform = "ios"
    /// The requested URL of the screen, or its id if it has no URL.
    public let screen: String?
    /// The time of the event, in milliseconds since 1970.
    public var timestamp: Double
    /// The id of the screen in its document.
    public var rootId: String?
    public var type: RecordType

    public enum RecordType: Equatable {
        case screen
        /// An action is about to run.
        case action(Action)
    }

    /// An action that is about to run.
    public struct Action: Equatable {
        /// The action's name, such as `beagle:pushview`.
        public var beagleAction: String
        /// The member that lists the action, such as `onPress`.
        public var event: String?
        /// The component whose event triggered the action.
        public var component: Component
        /// The values of the requested attributes by path; attributes without a value are missing.
        public var attributes: [String: DynamicObject]
        /// The additional entries that the document requests.
        public var additionalEntries: [String: DynamicObject]

        /// The component whose event started an action.
        public struct Component: Equatable {
            /// The id of the component in its document.
            public var id: String?
            /// The component's name, such as `beagle:button`.
            public var type: String?
            /// The position of the component's view in its window.
            public var position: Position

            /// A position in points.
            public struct Position: Equatable {
                /// The distances from the leading and the top edge. Both are mostly 0, because layout happens in the
                /// browser.
                public let x, y: Double

                public init(x: Double, y: Double) {
                    self.x = x
                    self.y = y
                }
            }
        }
    }

    public init(type: RecordType, screen: String?, timestamp: Double, rootId: String? = nil) {
        self.type = type
        self.screen = screen
        self.timestamp = timestamp
        self.rootId = rootId
    }
}

extension AnalyticsRecord {
    /// Returns the record in the format of analytics backends; empty members are omitted.
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
    /// Encodes the dictionary that ``toDictionary()`` returns.
    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }
}
