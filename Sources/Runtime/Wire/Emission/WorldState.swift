package import JSON

/// The part of a session's snapshot that depends only on the session's inputs, not on its viewers or its name. Each
/// property is parsed when it is read.
package struct WorldState: Sendable {
    private let json: JSON

    /// Wraps a parsed state, or a snapshot, which has additional members.
    package init(_ json: JSON) {
        self.json = json
    }

    /// Parses the JSON text of a state; invalid text gives an empty state.
    package init(text: [UInt8]) {
        self.init((try? JSON(parsing: text, limits: .own)) ?? .null)
    }

    /// All views; nil before the app is opened.
    package var tree: ViewNode? { json[Key.tree].flatMap(ViewNode.init) }
    /// The navigation stacks and alerts.
    package var navigation: NavigationReport { NavigationReport(json[Patch.Key.navigation] ?? .null) }
    /// The oldest pending retries.
    package var retries: [PendingRetry] { PendingRetries(json)?.oldest ?? [] }
    /// The fault script with its counters.
    package var faults: FaultReport { FaultReport(json[Patch.Key.faults] ?? .null) }
    /// The most recent states of the app's screens, oldest first.
    package var states: [Entry<StateReport>] { json.list(Key.states, of: Entry.init) }
    /// The retained requests, oldest first.
    package var requests: [Entry<RequestReport>] { json.list(Key.requests, of: Entry.init) }
    /// The retained log lines, oldest first.
    package var log: [Entry<LogLine>] { json.list(Key.log, of: Entry.init) }

    /// The names of the JSON members. A time stamp and `Patch.Key` declare the names of the others.
    package enum Key {
        @inlinable package static var tree: StaticString { "tree" }
        @inlinable package static var pauses: StaticString { "pauses" }
        @inlinable package static var states: StaticString { "states" }
        @inlinable package static var requests: StaticString { "requests" }
        @inlinable package static var log: StaticString { "log" }
        @inlinable package static var analytics: StaticString { "analytics" }
    }
}

extension JSONLimits {
    /// The parsing limits for JSON text that this program wrote or has already checked.
    package static let own = JSONLimits(maximumBytes: .max, maximumDepth: 2_000)
}
