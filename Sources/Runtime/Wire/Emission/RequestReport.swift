package import JSON

/// A request that a session made, as the request list has it: first as it leaves, then as it ended.
package struct RequestReport: EntryContent {
    /// How far a request is.
    package enum Phase: String, Sendable {
        /// It waits for its answer.
        case pending
        /// It was answered with a status from 200 to 299.
        case done
        /// It was answered with another status, or not at all.
        case failed
        /// Nobody waits for its answer any more.
        case cancelled
    }

    /// How a request ended.
    package struct Ending: Sendable, Equatable {
        /// What came of it.
        package enum Result: Sendable, Equatable {
            /// An answer, with so many bytes of body.
            case answer(status: Int, bytes: Int)
            /// No answer.
            case failure(TransportFailure)
            /// It was given up.
            case nothing
        }

        /// How long it took, in session time.
        package let duration: Duration
        /// What came of it.
        package let result: Result

        /// Describes an ending.
        package init(after duration: Duration, _ result: Result) {
            self.duration = duration
            self.result = result
        }
    }

    /// That it, or its answer, waits for a person.
    package struct Held: Sendable, Equatable {
        /// What waits.
        package let side: FaultRule.Hold.Side
        /// Since when, in session time.
        package let since: Duration
        /// Whether the session's timeout runs on meanwhile.
        package let expires: Bool

        /// Describes a wait.
        package init(_ side: FaultRule.Hold.Side, since: Duration, expires: Bool) {
            self.side = side
            self.since = since
            self.expires = expires
        }
    }

    /// That a person put something else in the place of what there was.
    package struct Edited: Sendable, Equatable {
        /// What was changed.
        package let side: FaultRule.Hold.Side
        /// The status that had come; nil for a request, and where no answer had.
        package let status: Int?
        /// How many bytes the body had.
        package let bytes: Int

        /// Describes a change.
        package init(_ side: FaultRule.Hold.Side, status: Int?, bytes: Int) {
            self.side = side
            self.status = status
            self.bytes = bytes
        }
    }

    /// Its name.
    package let id: RequestID
    /// What for: `screen`, `navigation`, …
    package let purpose: String
    /// The method in capitals.
    package let method: String
    /// Where to, absolute.
    package let url: String
    /// The fault that bit it: `status 500 (1 of 2)`.
    package let fault: String?
    /// That it waits for a person; nil when it does not.
    package let held: Held?
    /// What a person changed of it; nil when nothing.
    package let edited: Edited?
    /// How it ended; nil while it waits.
    package let ending: Ending?

    /// How far it is.
    package var phase: Phase {
        switch ending?.result {
        case nil: .pending
        case .answer(let status, _): 200...299 ~= status ? .done : .failed
        case .failure: .failed
        case .nothing: .cancelled
        }
    }

    /// The status, when there was an answer.
    package var status: Int? { if case .answer(let status, _) = ending?.result { status } else { nil } }
    /// How many bytes the answer had, when there was one.
    package var bytes: Int? { if case .answer(_, let bytes) = ending?.result { bytes } else { nil } }
    /// Why there was no answer.
    package var failure: TransportFailure? { if case .failure(let failure) = ending?.result { failure } else { nil } }

    /// Describes a request; without an ending, one that waits.
    package init(
        id: RequestID, purpose: String, method: String, url: String, fault: String?, held: Held? = nil,
        edited: Edited? = nil, ending: Ending? = nil
    ) {
        self.id = id
        self.purpose = purpose
        self.method = method
        self.url = url
        self.fault = fault
        self.held = held
        self.edited = edited
        self.ending = ending
    }

    /// Reads what `writeMembers(to:)` wrote.
    package init?(_ json: JSON) {
        guard let id: RequestID = json.id(Key.id), let purpose = json.text(Key.purpose),
            let method = json.text(Key.method), let url = json.text(Key.url), let phase: Phase = json.word(Key.phase)
        else { return nil }
        let result: Ending.Result?
        switch phase {
        case .pending: result = nil
        case .cancelled: result = .nothing
        case .done, .failed:
            if let status = json.integer(Key.status), let bytes = json.integer(Key.bytes) {
                result = .answer(status: status, bytes: bytes)
            } else if let failure = json[Key.error].flatMap(TransportFailure.init) {
                result = .failure(failure)
            } else {
                return nil
            }
        }
        self.init(
            id: id, purpose: purpose, method: method, url: url, fault: json.text(Key.fault),
            held: json[Key.held].flatMap(Held.init), edited: json[Key.edited].flatMap(Edited.init),
            ending: result.map { Ending(after: json.time(Key.duration) ?? .zero, $0) })
    }

    /// Writes `"id","purpose","method","url","phase","fault"?,"held"?,"edited"?`, and of one that ended
    /// `"status"?,"duration","bytes"?,"error"?`.
    package func writeMembers(to json: inout JSONWriter) {
        json.member(Key.id, id)
        json.member(Key.purpose, purpose)
        json.member(Key.method, method)
        json.member(Key.url, url)
        json.member(Key.phase, phase.rawValue)
        json.member(Key.fault, fault)
        held?.write(to: &json)
        edited?.write(to: &json)
        guard let ending else { return }
        json.member(Key.status, status)
        json.member(Key.duration, ending.duration)
        json.member(Key.bytes, bytes)
        guard let failure else { return }
        json.key(Key.error)
        failure.write(to: &json)
    }

    private enum Key {
        static let id: StaticString = "id"
        static let purpose: StaticString = "purpose"
        static let method: StaticString = "method"
        static let url: StaticString = "url"
        static let phase: StaticString = "phase"
        static let fault: StaticString = "fault"
        static let held: StaticString = "held"
        static let edited: StaticString = "edited"
        static let status: StaticString = "status"
        static let duration: StaticString = "duration"
        static let bytes: StaticString = "bytes"
        static let error: StaticString = "error"
    }
}

extension RequestReport.Held {
    fileprivate init?(_ json: JSON) {
        guard let side: FaultRule.Hold.Side = json.word("side"), let since = json.time("since") else { return nil }
        self.init(side, since: since, expires: json["expires"]?.bool ?? false)
    }

    /// Writes `"held":{"side","since","expires"?}`.
    fileprivate func write(to json: inout JSONWriter) {
        json.key("held")
        json.beginObject()
        json.member("side", side.rawValue)
        json.member("since", since)
        if expires {
            json.key("expires")
            json.bool(true)
        }
        json.endObject()
    }
}

extension RequestReport.Edited {
    fileprivate init?(_ json: JSON) {
        guard let side: FaultRule.Hold.Side = json.word("side"), let bytes = json.integer("bytes") else { return nil }
        self.init(side, status: json.integer("status"), bytes: bytes)
    }

    /// Writes `"edited":{"side","status"?,"bytes"}`.
    fileprivate func write(to json: inout JSONWriter) {
        json.key("edited")
        json.beginObject()
        json.member("side", side.rawValue)
        json.member("status", status)
        json.member("bytes", bytes)
        json.endObject()
    }
}

extension TransportFailure {
    /// Reads what `write(to:)` wrote; nil where the kind is none that is known.
    fileprivate init?(_ json: JSON) {
        guard let kind: Kind = json.word(FailureKey.kind), let message = json.text(FailureKey.message) else {
            return nil
        }
        self.init(kind: kind, message: message)
    }

    /// Writes `{"kind","message"}`.
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member(FailureKey.kind, kind.rawValue)
        json.member(FailureKey.message, message)
        json.endObject()
    }

    private enum FailureKey {
        static let kind: StaticString = "kind"
        static let message: StaticString = "message"
    }
}
