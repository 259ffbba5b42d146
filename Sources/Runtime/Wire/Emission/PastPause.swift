package import JSON

/// A pause that lies behind a session.
package struct PastPause: Sendable, Equatable {
    /// The input that ended it, and the session's time, which stood still.
    package let moment: EventMoment
    /// How long it lasted.
    package let away: Duration

    /// Describes a pause.
    package init(endedBy moment: EventMoment, away: Duration) {
        self.moment = moment
        self.away = away
    }

    /// Reads what `write(to:)` wrote; nil where a member is missing.
    package init?(_ json: JSON) {
        guard let moment = EventMoment(json), let away = json.time(Key.away) else { return nil }
        self.init(endedBy: moment, away: away)
    }

    /// Writes `{"input","time","away"}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        moment.writeMembers(to: &json)
        json.member(Key.away, away)
        json.endObject()
    }

    private enum Key {
        static let away: StaticString = "away"
    }
}
