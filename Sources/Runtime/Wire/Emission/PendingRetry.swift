package import JSON

/// The retry of an error, as those are told of it who could run it.
package struct PendingRetry: Sendable, Equatable {
    /// Its name.
    package let id: RetryID
    /// The work that failed.
    package let kind: ErrorAccount.Kind
    /// What would be retried: `GET /fails-twice`.
    package let subject: String
    /// How often in a row it has failed, from 1.
    package let attempt: Int
    /// Session time of the error.
    package let since: Duration

    /// Describes a retry.
    package init(id: RetryID, kind: ErrorAccount.Kind, subject: String, attempt: Int, since: Duration) {
        self.id = id
        self.kind = kind
        self.subject = subject
        self.attempt = attempt
        self.since = since
    }

    /// Reads what `write(to:)` wrote; nil where a member is missing.
    package init?(_ json: JSON) {
        guard let id: RetryID = json.id(Key.id), let kind: ErrorAccount.Kind = json.word(Key.kind),
            let subject = json.text(Key.subject), let attempt = json.integer(Key.attempt)
        else { return nil }
        self.init(id: id, kind: kind, subject: subject, attempt: attempt, since: json.time(Key.since) ?? .zero)
    }

    /// Writes `{"id","kind","subject","attempt","since"}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member(Key.id, id)
        json.member(Key.kind, kind.rawValue)
        json.member(Key.subject, subject)
        json.member(Key.attempt, attempt)
        json.member(Key.since, since)
        json.endObject()
    }

    private enum Key {
        static let id: StaticString = "id"
        static let kind: StaticString = "kind"
        static let subject: StaticString = "subject"
        static let attempt: StaticString = "attempt"
        static let since: StaticString = "since"
    }
}

/// The retries that readers are told of: the oldest, and how many there are in all.
package struct PendingRetries: Sendable, Equatable {
    /// Most that are told one by one.
    package static let mostTold = 100

    /// The oldest, oldest first.
    package let oldest: [PendingRetry]
    /// How many there are.
    package let count: Int

    /// Reads the members that `writeMembers(_:count:to:)` wrote; nil where there is no list.
    package init?(_ json: JSON) {
        guard json[Key.retries]?.array != nil else { return nil }
        oldest = json.list(Key.retries, of: PendingRetry.init)
        count = json.integer(Key.count) ?? oldest.count
    }

    /// Writes `"retries"`, and `"pendingRetries"` where there are more than are told.
    package static func writeMembers(
        _ pending: some Sequence<PendingRetry>, count: Int, to json: inout JSONWriter
    ) {
        json.key(Key.retries)
        json.beginArray()
        for retry in pending.prefix(mostTold) { retry.write(to: &json) }
        json.endArray()
        if count > mostTold { json.member(Key.count, count) }
    }

    private enum Key {
        static let retries: StaticString = "retries"
        static let count: StaticString = "pendingRetries"
    }
}
