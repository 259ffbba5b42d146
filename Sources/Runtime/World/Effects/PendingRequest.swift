import Beagle
import Foundation
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request that has not ended.
struct PendingRequest {
    var request: URLRequest
    let purpose: Request.Purpose
    let number: Int
    let chain: TimerTable.Chain
    let started: Duration
    /// The effects of the fault rules on the request.
    let faultMatch: FaultMatch?
    var url: String
    let completion: (Result<NetworkResponse, NetworkError>) -> Void
    /// The client's side of a request that an app-supplied client sends; nil for others.
    var own: OwnRequest?
    /// What happens to a redirect; nil follows it.
    var redirects: TransportRequest.Redirects?
    var stage = Stage.away
    /// The delay that fault rules added to the app's code between the previous blocking response and this one. Set when
    /// the response to a blocking request has arrived; nil for all other requests.
    var readAfter: Duration?
    /// A person's change of the request or response.
    var edited: RequestReport.Edited?
    /// The request or response before a person changed it; nil if it is unchanged.
    private var before: RecordedExchange.Original?

    /// The stage of a request.
    enum Stage {
        /// The request was sent, or waits for an app-supplied client.
        case away
        /// A fault rule delays the request.
        case delayed(TimerNumber)
        /// The response arrives through a slow network, until the timer fires.
        case receiving(TimerNumber)
        /// The request or response waits for a person. If `expiry` fires first, the request fails.
        case held(HeldPart, since: Duration, expiry: TimerNumber?)
    }

    /// The part of an exchange that waits for a person.
    enum HeldPart {
        case request
        case answer(TransportOutcome)

        var side: FaultRule.Hold.Side {
            switch self {
            case .request: .request
            case .answer: .answer
            }
        }
    }

    init(
        request: URLRequest, purpose: Request.Purpose, number: Int, chain: TimerTable.Chain, started: Duration,
        bite: FaultMatch?, url: String, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void,
        own: OwnRequest? = nil
    ) {
        self.request = request
        self.purpose = purpose
        self.number = number
        self.chain = chain
        self.started = started
        self.faultMatch = bite
        self.url = url
        self.completion = completion
        self.own = own
    }

    /// Whether the request was sent.
    var isAway: Bool { if case .away = stage { true } else { false } }

    /// The timer that ends the request's delay or hold; nil if none is running.
    var timer: TimerNumber? {
        switch stage {
        case .away: nil
        case .delayed(let timer), .receiving(let timer): timer
        case .held(_, _, let expiry): expiry
        }
    }

    /// The part of the exchange that is held until a user continues it; nil if the exchange is not held.
    var heldPart: HeldPart? { if case .held(let part, _, _) = stage { part } else { nil } }

    /// The held outcome of the request; nil unless the response is held.
    var heldAnswer: TransportOutcome? { if case .answer(let outcome) = heldPart { outcome } else { nil } }

    /// Whether the outcome has arrived from outside but was not delivered to the app yet.
    var hasOutcome: Bool {
        switch stage {
        case .receiving, .held(.answer, _, _): true
        case .away, .delayed, .held(.request, _, _): false
        }
    }

    /// The report about the hold; nil if the request is not held.
    var heldReport: RequestReport.Held? {
        guard case .held(let part, let since, let expiry) = stage else { return nil }
        return RequestReport.Held(part.side, since: since, expires: expiry != nil)
    }

    /// Forgets a timer that will not fire. A delayed request then counts as sent.
    mutating func lose(_ timer: TimerNumber) {
        guard self.timer == timer else { return }
        switch stage {
        case .away, .delayed, .receiving: stage = .away
        case .held(let part, let since, _): stage = .held(part, since: since, expiry: nil)
        }
    }

    /// Applies a person's changes before the request is sent.
    mutating func edit(_ edit: HeldEdit) {
        edited = RequestReport.Edited(.request, status: nil, bytes: request.httpBody?.count ?? 0)
        before = RecordedExchange.Original(
            method: request.httpMethod ?? "GET", url: url, status: nil,
            headers: request.allHTTPHeaderFields ?? [:], body: request.httpBody ?? Data())
        if let method = edit.method { request.httpMethod = method }
        if let url = edit.url {
            request.url = url
            self.url = url.absoluteString
        }
        if let headers = edit.headers {
            request.allHTTPHeaderFields = nil
            for (name, value) in headers.sorted(by: { $0.key < $1.key }) where !ReservedHeader.covers(name) {
                request.setValue(value, forHTTPHeaderField: name)
            }
        }
        if let body = edit.body { request.httpBody = body.isEmpty ? nil : body }
    }

    /// Applies a person's changes to a response, or replaces a failure with a response; returns the outcome for the
    /// app.
    mutating func edit(_ outcome: TransportOutcome, with edit: HeldEdit) -> TransportOutcome {
        let came = outcome.response
        edited = RequestReport.Edited(.answer, status: came?.status, bytes: came?.body.count ?? 0)
        before = RecordedExchange.Original(
            method: request.httpMethod ?? "GET", url: url, status: came?.status, headers: came?.headers ?? [:],
            body: came?.body ?? Data())
        var response = came ?? TransportResponse(headers: ["Content-Type": "application/json"])
        response.status = edit.status ?? response.status
        response.headers = edit.headers ?? response.headers
        response.body = edit.body ?? response.body
        return .response(response)
    }

    /// Returns the original before a person's change, with at most `limit` bytes of its body.
    func original(keeping limit: Int) -> RecordedExchange.Original? { before?.cut(to: limit) }
}

extension TransportOutcome {
    /// The response; nil if there is none.
    var response: TransportResponse? { if case .response(let response) = self { response } else { nil } }

    /// Whether the request ended because the process that waited for its outcome has ended. There will be no other
    /// outcome.
    var isInterruption: Bool { if case .failure(let failure) = self { failure.kind == .interrupted } else { false } }
}
