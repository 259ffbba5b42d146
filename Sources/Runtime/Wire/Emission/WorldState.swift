package import JSON

/// What a snapshot says that follows from the inputs alone, as a reader takes it; each part is read when it is asked
/// for.
package struct WorldState: Sendable {
    private let json: JSON

    /// Reads a state, or a snapshot, which has the same members and more.
    package init(_ json: JSON) {
        self.json = json
    }

    /// Reads the text of a state; one that cannot be read has nothing in it.
    package init(text: [UInt8]) {
        self.init((try? JSON(parsing: text, limits: .own)) ?? .null)
    }

    /// All views; nil before the opening.
    package var tree: ViewNode? { json[Key.tree].flatMap(ViewNode.init) }
    /// Which controllers are where.
    package var navigation: NavigationReport { NavigationReport(json[Patch.Key.navigation] ?? .null) }
    /// The retries that could be run.
    package var retries: [PendingRetry] { PendingRetries(json)?.oldest ?? [] }
    /// The fault script.
    package var faults: FaultReport { FaultReport(json[Patch.Key.faults] ?? .null) }
    /// The states that are kept, oldest first.
    package var states: [Entry<StateReport>] { json.list(Key.states, of: Entry.init) }
    /// The requests that are kept, oldest first.
    package var requests: [Entry<RequestReport>] { json.list(Key.requests, of: Entry.init) }
    /// The lines that are kept, oldest first.
    package var log: [Entry<LogLine>] { json.list(Key.log, of: Entry.init) }

    /// The names of the members, besides those of a moment and of a patch.
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
    /// For text that this program wrote itself, or has checked.
    package static let own = JSONLimits(maximumBytes: .max, maximumDepth: 2_000)
}
