package import JSON

/// A downtime in a session's past.
package struct PastDowntime: Sendable, Equatable {
    /// The number of the input that ended the downtime, and the session time, which is the same before and after a
    /// downtime.
    package let timestamp: EventTimestamp
    /// The length of the downtime.
    package let away: Duration

    package init(endedBy moment: EventTimestamp, away: Duration) {
        self.timestamp = moment
        self.away = away
    }

    /// Parses the output of `write(to:)`; nil if a member is missing.
    package init?(_ json: JSON) {
        guard let moment = EventTimestamp(json), let away = json.time(Key.away) else { return nil }
        self.init(endedBy: moment, away: away)
    }

    /// Writes `{"input","time","away"}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        timestamp.writeMembers(to: &json)
        json.member(Key.away, away)
        json.endObject()
    }

    private enum Key {
        static let away: StaticString = "away"
    }
}
