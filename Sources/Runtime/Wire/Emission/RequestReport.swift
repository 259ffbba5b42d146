package import JSON

/// A request in the request list, written when it is sent and again when it has ended.
package struct RequestReport: EntryContent {
    /// The progress of a request.
    package enum Phase: String, Sendable {
        /// The request waits for its response.
        case pending
        /// The response has a status from 200 to 299.
        case done
        /// The status of the response is outside 200…299, or there is no response.
        case failed
        /// The request was cancelled.
        case cancelled
    }

    /// The end of a request.
    package struct Ending: Sendable, Equatable {
        /// The result of a request.
        package enum Result: Sendable, Equatable {
            /// A response, with the size of its body.
            case answer(status: Int, bytes: Int)
            /// The request failed without a response.
            case failure(TransportFailure)
            /// The request was cancelled.
            case nothing
        }

        /// The duration, in session time.
        package let duration: Duration
        /// The result of the request.
        package let result: Result

        package init(after duration: Duration, _ result: Result) {
            self.duration = duration
            self.result = result
        }
    }

    /// The wait of a request or response for a person's decision.
    package struct Held: Sendable, Equatable {
        /// The part of the exchange that waits.
        package let side: FaultRule.Hold.Side
        /// The session time since which it waits.
        package let since: Duration
        /// Whether the session's request timeout continues to run.
        package let expires: Bool

        package init(_ side: FaultRule.Hold.Side, since: Duration, expires: Bool) {
            self.side = side
            self.since = since
            self.expires = expires
        }
    }

    /// A person's replacement of a request or response.
    package struct Edited: Sendable, Equatable {
        /// The part of the exchange that was changed.
        package let side: FaultRule.Hold.Side
        /// The original status; nil for a request, or if there was no response.
        package let status: Int?
        /// The size of the original body in bytes.
        package let bytes: Int

        package init(_ side: FaultRule.Hold.Side, status: Int?, bytes: Int) {
            self.side = side
            self.status = status
            self.bytes = bytes
        }
    }

    /// The id of the request.
    package let id: RequestID
    /// The purpose, such as `screen` or `navigation`.
    package let purpose: String
    /// The HTTP method in capitals.
    package let method: String
    /// The absolute URL.
    package let url: String
    /// The fault that affected the request, such as `status 500 (1 of 2)`.
    package let fault: String?
    /// The wait for a person's decision; nil if there is none.
    package let held: Held?
    /// A person's change of the request or response; nil if there is none.
    package let edited: Edited?
    /// The end of the request; nil while it waits.
    package let ending: Ending?

    /// The progress of the request.
    package var phase: Phase {
        switch ending?.result {
        case nil: .pending
        case .answer(let status, _): 200...299 ~= status ? .done : .failed
        case .failure: .failed
        case .nothing: .cancelled
        }
    }

    /// The status, if there is a response.
    package var status: Int? { if case .answer(let status, _) = ending?.result { status } else { nil } }
    /// The size of the response's body in bytes, if there is a response.
    package var bytes: Int? { if case .answer(_, let bytes) = ending?.result { bytes } else { nil } }
    /// The reason why there is no response.
    package var failure: TransportFailure? { if case .failure(let failure) = ending?.result { failure } else { nil } }

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

    /// Parses the output of `writeMembers(to:)`; nil if a member is missing or unknown.
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

    /// Writes `"id","purpose","method","url","phase","fault"?,"held"?,"edited"?`. For a request that has ended it also
    /// writes `"status"?,"duration","bytes"?,"error"?`.
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
    /// Parses the output of `write(to:)`; nil if the kind is unknown.
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
