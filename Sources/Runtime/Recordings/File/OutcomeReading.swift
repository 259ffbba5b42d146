import JSON
package import Wire

/// What an outcome says, as it is compared and told; what makes no sense in it is left out, whoever wrote it.
package struct OutcomeReading {
    /// One event of an outcome.
    package enum Event {
        case state(StateReport)
        case request(RequestReport)
        case line(LogLine)
        case patch(Patch)

        /// Reads `{"event","data"}`; nil for one that says nothing that is known.
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

    /// The events, in order.
    package let events: [Event]
    /// The requests that left, in order.
    package let sent: [SentRequest]
    /// For the opening, all views.
    package let tree: ViewNode?
    /// Which controllers are where at the end, if that is told.
    package let navigation: NavigationReport?

    private let json: JSON

    /// So many are compared line by line, which costs more the more differ.
    private static let most = 2_000

    /// Reads what an input came to.
    package init(_ outcome: Outcome) {
        json = outcome.json
        events = (json[Key.events]?.array ?? []).prefix(Self.most).compactMap(Event.init)
        sent = (json[Key.sent]?.array ?? []).prefix(Self.most).compactMap(SentRequest.init)
        tree = json[WorldState.Key.tree].flatMap(ViewNode.init)
        navigation = json[Patch.Key.navigation].map(NavigationReport.init)
    }

    /// The states that screens went into.
    package var states: [StateReport] { events.compactMap { if case .state(let state) = $0 { state } else { nil } } }
    /// The requests that left or ended.
    package var requests: [RequestReport] {
        events.compactMap { if case .request(let request) = $0 { request } else { nil } }
    }
    /// The lines of the log.
    package var lines: [LogLine] { events.compactMap { if case .line(let line) = $0 { line } else { nil } } }
    /// The patches, of which an input has one at most.
    package var patches: [Patch] { events.compactMap { if case .patch(let patch) = $0 { patch } else { nil } } }

    /// The text of each event as it stands in the file.
    var texts: [String] { (json[Key.events]?.array ?? []).map(\.description) }

    /// The names of the members, besides those of a state.
    enum Key {
        static let events: StaticString = "events"
        static let event: StaticString = "event"
        static let data: StaticString = "data"
        static let sent: StaticString = "sent"
    }
}
