import JSON
package import Wire

/// The outcome of a recorded input, parsed. Invalid parts are skipped, because files may come from anywhere.
package struct ParsedOutcome {
    /// An event of an outcome.
    package enum Event {
        case state(StateReport)
        case request(RequestReport)
        case line(LogLine)
        case patch(Patch)

        /// Parses `{"event","data"}`; nil if the event is unknown or invalid.
        init?(_ json: JSON) {
            guard let name: SessionEvent.Name = json.word(Key.event), let data = json[Key.data] else { return nil }
            let event: Event?
            switch name {
            case .state: event = StateReport(data).map(Event.state)
            case .request: event = RequestReport(data).map(Event.request)
            case .log: event = LogLine(data).map(Event.line)
            case .patch: event = .patch(Patch(data))
            case .ended, .snapshot: event = nil
            }
            guard let event else { return nil }
            self = event
        }
    }

    /// The events in order.
    package let events: [Event]
    /// The sent requests in order.
    package let sent: [SentRequest]
    /// All views after the input, if it is the opening; otherwise nil.
    package let tree: ViewNode?
    /// The navigation stacks at the end, if recorded.
    package let navigation: NavigationReport?

    private let json: JSON

    /// The largest number of events that are compared, because the cost grows with the number of differences.
    private static let most = 2_000

    package init(_ outcome: StepOutcome) {
        json = outcome.json
        events = (json[Key.events]?.array ?? []).prefix(Self.most).compactMap(Event.init)
        sent = (json[Key.sent]?.array ?? []).prefix(Self.most).compactMap(SentRequest.init)
        tree = json[WorldState.Key.tree].flatMap(ViewNode.init)
        navigation = json[Patch.Key.navigation].map(NavigationReport.init)
    }

    /// The states of screens.
    package var states: [StateReport] { events.compactMap { if case .state(let state) = $0 { state } else { nil } } }
    /// The requests that were sent or have ended.
    package var requests: [RequestReport] {
        events.compactMap { if case .request(let request) = $0 { request } else { nil } }
    }
    /// The lines of the log.
    package var lines: [LogLine] { events.compactMap { if case .line(let line) = $0 { line } else { nil } } }
    /// The patches; an input has at most one.
    package var patches: [Patch] { events.compactMap { if case .patch(let patch) = $0 { patch } else { nil } } }

    /// The JSON text of each event.
    var texts: [String] { (json[Key.events]?.array ?? []).map(\.description) }

    /// The names of the JSON members. `WorldState.Key` declares those of a state.
    enum Key {
        static let events: StaticString = "events"
        static let event: StaticString = "event"
        static let data: StaticString = "data"
        static let sent: StaticString = "sent"
    }
}
