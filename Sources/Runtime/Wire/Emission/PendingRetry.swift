package import JSON

/// The pending retry of an error, as it is shown to people who can run it.
package struct PendingRetry: Sendable, Equatable {
    /// The id of the retry.
    package let id: RetryID
    /// The kind of work that failed.
    package let kind: ErrorDescription.Kind
    /// The work to retry, such as `GET /fails-twice`.
    package let subject: String
    /// The number of consecutive failures, counted from 1.
    package let attempt: Int
    /// The session time of the error.
    package let since: Duration

    package init(id: RetryID, kind: ErrorDescription.Kind, subject: String, attempt: Int, since: Duration) {
        self.id = id
        self.kind = kind
        self.subject = subject
        self.attempt = attempt
        self.since = since
    }

    /// Parses the output of `write(to:)`; nil if a member is missing.
    package init?(_ json: JSON) {
        guard let id: RetryID = json.id(Key.id), let kind: ErrorDescription.Kind = json.word(Key.kind),
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

/// The pending retries sent to pages: the oldest ones, and the total number.
package struct PendingRetries: Sendable, Equatable {
    /// The largest number of retries that are listed.
    package static let maximumListed = 100

    /// The oldest retries, oldest first.
    package let oldest: [PendingRetry]
    /// The total number of retries.
    package let count: Int

    /// Parses the members written by `writeMembers(_:count:to:)`; nil if there is no list.
    package init?(_ json: JSON) {
        guard json[Key.retries]?.array != nil else { return nil }
        oldest = json.list(Key.retries, of: PendingRetry.init)
        count = json.integer(Key.count) ?? oldest.count
    }

    /// Writes `"retries"`, and `"pendingRetries"` if not all of them are listed.
    package static func writeMembers(
        _ pending: some Sequence<PendingRetry>, count: Int, to json: inout JSONWriter
    ) {
        json.key(Key.retries)
        json.beginArray()
        for retry in pending.prefix(maximumListed) { retry.write(to: &json) }
        json.endArray()
        if count > maximumListed { json.member(Key.count, count) }
    }

    private enum Key {
        static let retries: StaticString = "retries"
        static let count: StaticString = "pendingRetries"
    }
}
