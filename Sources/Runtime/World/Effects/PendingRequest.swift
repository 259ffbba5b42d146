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
    /// What the rules have happen to it.
    let bite: FaultBite?
    var url: String
    let completion: (Result<NetworkResponse, NetworkError>) -> Void
    /// Set where a client of the app's own sends it.
    var own: OwnRequest?
    var stage = Stage.away
    /// Set where code waited for it in the middle of a turn, and has its answer: for how long rules had it wait before.
    var readAfter: Duration?
    /// What a person put in the place of something else.
    var edited: RequestReport.Edited?
    /// What the request was, or its answer, before that.
    private var before: Exchange.Original?

    /// Where it is.
    enum Stage {
        /// It has left, or waits for whoever answers it.
        case away
        /// A rule has it wait.
        case delayed(TimerNumber)
        /// It waits for a person; the timer is the one by which it fails meanwhile.
        case held(HeldPart, since: Duration, expiry: TimerNumber?)
    }

    /// What waits for a person.
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
        bite: FaultBite?, url: String, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void,
        own: OwnRequest? = nil
    ) {
        self.request = request
        self.purpose = purpose
        self.number = number
        self.chain = chain
        self.started = started
        self.bite = bite
        self.url = url
        self.completion = completion
        self.own = own
    }

    /// Whether it has left.
    var isAway: Bool { if case .away = stage { true } else { false } }

    /// The timer that would end its wait.
    var timer: TimerNumber? {
        switch stage {
        case .away: nil
        case .delayed(let timer): timer
        case .held(_, _, let expiry): expiry
        }
    }

    /// What waits for a person; nil while nothing does.
    var heldPart: HeldPart? { if case .held(let part, _, _) = stage { part } else { nil } }

    /// The outcome that waits for a person.
    var heldAnswer: TransportOutcome? { if case .answer(let outcome) = heldPart { outcome } else { nil } }

    /// What readers are told of its wait for a person.
    var heldReport: RequestReport.Held? {
        guard case .held(let part, let since, let expiry) = stage else { return nil }
        return RequestReport.Held(part.side, since: since, expires: expiry != nil)
    }

    /// The timer will not fire; a rule has nothing wait any more.
    mutating func lose(_ timer: TimerNumber) {
        guard self.timer == timer else { return }
        switch stage {
        case .away, .delayed: stage = .away
        case .held(let part, let since, _): stage = .held(part, since: since, expiry: nil)
        }
    }

    /// Takes up what a person changed before it leaves.
    mutating func edit(_ edit: HeldEdit) {
        edited = RequestReport.Edited(.request, status: nil, bytes: request.httpBody?.count ?? 0)
        before = Exchange.Original(
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

    /// Takes up what a person changed of an answer, or put in the place of a failure; answers what the app hears.
    mutating func edit(_ outcome: TransportOutcome, _ edit: HeldEdit) -> TransportOutcome {
        let came = outcome.response
        edited = RequestReport.Edited(.answer, status: came?.status, bytes: came?.body.count ?? 0)
        before = Exchange.Original(
            method: request.httpMethod ?? "GET", url: url, status: came?.status, headers: came?.headers ?? [:],
            body: came?.body ?? Data())
        var response = came ?? TransportResponse(headers: ["Content-Type": "application/json"])
        response.status = edit.status ?? response.status
        response.headers = edit.headers ?? response.headers
        response.body = edit.body ?? response.body
        return .response(response)
    }

    /// What was there before a person changed it, for whoever looks into it.
    func original(keeping limit: Int) -> Exchange.Original? { before?.cut(to: limit) }
}

extension TransportOutcome {
    /// The answer; nil where there was none.
    var response: TransportResponse? { if case .response(let response) = self { response } else { nil } }

    /// Whether the process that waited for it has ended, so that nobody will hear of another.
    var isInterruption: Bool { if case .failure(let failure) = self { failure.kind == .interrupted } else { false } }
}
