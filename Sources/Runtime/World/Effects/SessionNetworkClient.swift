import Beagle
import Foundation
import HashKeys
import HeadlessUIKit
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The network client of a session. Requests become effects, responses arrive as inputs, and fault rules apply in
/// between.
///
/// The client behaves like the one in Beagle's demo: JSON and platform headers by default, and a status outside 200…299
/// is an error that carries the response.
final class SessionNetworkClient: NetworkClient {
    /// The pending effects on requests.
    var orders: [RequestEffect] = []
    /// The fault script and its counters.
    private(set) var faults = FaultLedger()
    /// The stored past requests.
    private(set) var store: ExchangeStore

    /// The request whose response is being handled, or was handled last in this turn.
    private(set) var lastAnswered: (id: RequestID, request: URLRequest)?

    /// The route for responses to app-supplied clients.
    let door = OwnClientDoor()
    /// The recorded responses of app-supplied clients.
    var replay = OwnClientReplay()
    /// The requests that app-supplied clients have delegated and not yet answered.
    var handedOn: [HandedOn] = []
    /// The id that the first request of this turn has, or would have.
    var turnsFirstID = RequestID(rawValue: 1)
    /// The host of the session's application.
    var host: SessionHost { clock }

    let eventLog: EventLog
    let clock: SessionHost
    let work: TurnWork
    /// Performs a blocking request and waits for its outcome. The outcome is nil if there was no request to send, only
    /// a delay.
    let outside: (BlockingRequest) -> TransportOutcome?
    /// The timeout of the session's requests.
    let timeout: Duration
    private let limits: SessionLimits
    private var lastID: Int32 = 0
    /// The session time of the last response to a blocking request, and the time for which fault rules have delayed
    /// code since then.
    var lastRead = Duration.zero
    var waitedSince = Duration.zero
    /// The requests that have not ended.
    var pending: [RequestID: PendingRequest] = [:]
    /// The number of requests sent to each path.
    private var attempts: [SeededKey<String>: Int] = [:]

    init(
        chronicle: EventLog, host: SessionHost, work: TurnWork, timeout: Duration, limits: SessionLimits,
        outside: @escaping (BlockingRequest) -> TransportOutcome?
    ) {
        self.eventLog = chronicle
        self.work = work
        self.outside = outside
        clock = host
        self.timeout = timeout
        self.limits = limits
        store = ExchangeStore(limits: limits)
    }

    /// Returns the next link of a chain of requests, each triggered by the response to the previous one. Returns nil,
    /// and ends the turn as excessive, if the chain has reached its limit.
    private func nextLink() -> TimerTable.Chain? {
        guard eventLog.chain < work.limits.requestsInARow else {
            work.exceed(.requestsInARow)
            return nil
        }
        return TimerTable.Chain(length: eventLog.chain + 1, started: eventLog.time)
    }

    deinit {
        for request in pending.values { request.own?.end() }
        for next in handedOn { next.own.end() }
    }

    // MARK: - Faults

    /// Replaces the fault script.
    func install(_ script: FaultScript) {
        faults.install(script)
        DeviceNetwork.current.change(isReachable: !faults.areOffline)
        eventLog.changed(.faults)
    }

    /// Restores the fault script as it was before the turn. Used when the turn is undone, so that its changes were
    /// never published.
    func restore(_ before: FaultLedger) {
        faults = before
        DeviceNetwork.current.change(isReachable: !faults.areOffline)
        eventLog.changedBack(.faults)
    }

    // MARK: - Requests

    /// The id of the next request.
    var nextID: RequestID { RequestID(rawValue: lastID + 1) }

    /// Waits for the response to a request that an app-supplied client has sent.
    func wait(for own: OwnRequest, _ request: Request) -> (any RequestToken)? {
        guard let chain = nextLink() else { return nil }
        lastID += 1
        let id = RequestID(rawValue: lastID)
        let urlRequest = Self.urlRequest(for: request, timeout: timeout)
        let url = request.url.absoluteString
        let number = eventLog.request(Self.report(id, purpose: request.purpose, request: urlRequest, url: url))
        pending[id] = PendingRequest(
            request: urlRequest, purpose: request.purpose, number: number, chain: chain, started: eventLog.time,
            bite: nil, url: url, completion: { own.complete($0) }, own: own)
        own.id = id
        own.call.wait(as: id)
        return SessionRequestToken(id: id) { [weak self] in self?.cancel(id) }
    }

    /// Handles a response that an app-supplied client delivered within a turn. It needs no input, because a replay
    /// reproduces it.
    func completeInsideTurn(_ own: OwnRequest, with result: Result<NetworkResponse, NetworkError>) {
        if let id = own.id, let request = pending.removeValue(forKey: id) {
            end(id, request: request, outcome: TransportOutcome(ofOwnClient: result))
        }
        own.complete(result)
    }

    func executeRequest(
        _ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        let headers = request.additionalData?.headers ?? [:]
        return execute(
            Self.urlRequest(for: request, timeout: timeout), address: request.url, purpose: request.purpose,
            reserved: Array(headers.keys),
            completion: completion)
    }

    /// Sends a request, unless a fault rule replaces its outcome.
    ///
    /// - Parameters:
    ///   - names: The names of the document's or app's header fields. Reserved fields are omitted from the request, and
    ///     logged.
    ///   - redirects: What happens to a redirect; nil follows it.
    func execute(
        _ urlRequest: URLRequest, address: URL, purpose: Request.Purpose, reserved names: [String],
        redirects: TransportRequest.Redirects? = nil,
        completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        guard
            let (id, request) = open(
                urlRequest, address: address, purpose: purpose, reserved: names, completion: completion)
        else { return nil }
        pending[id] = request
        pending[id]?.redirects = redirects
        start(id, match: request.faultMatch)
        return SessionRequestToken(id: id) { [weak self] in self?.cancel(id) }
    }

    /// Assigns an id to a request, applies the fault rules, and publishes it. Returns nil if too many consecutive
    /// responses triggered a request, or the turn's limit is reached.
    ///
    /// - Parameter names: The names of the document's or app's header fields. Reserved fields are omitted from the
    ///   request, and logged.
    func open(
        _ urlRequest: URLRequest, address: URL, purpose: Request.Purpose, reserved names: [String],
        completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void = { _ in }
    ) -> (id: RequestID, request: PendingRequest)? {
        let matched = MatchedRequest(urlRequest, address: address)
        guard let chain = nextLink(), work.request(bytes: faults.comparedBytes(matched)) else { return nil }
        lastID += 1
        let id = RequestID(rawValue: lastID)
        let bite = faults.match(matched)
        if bite != nil { eventLog.changed(.faults) }
        let url = address.absoluteString
        tellReserved(names, at: url)
        let number = eventLog.request(
            Self.report(id, purpose: purpose, request: urlRequest, url: url, fault: bite?.label))
        let request = PendingRequest(
            request: urlRequest, purpose: purpose, number: number, chain: chain, started: eventLog.time,
            bite: bite, url: url, completion: completion)
        return (id, request)
    }

    /// Logs which of the header fields `names` are omitted from a request because they are reserved.
    private func tellReserved(_ names: [String], at url: String) {
        let names = names.filter(ReservedHeader.covers).sorted()
        if names.isEmpty { return }
        eventLog.log(
            .note, level: .warning,
            message:
                "\(url): the header \(names.joined(separator: ", ")) is not for a document to set, and is left out."
        )
    }

    private func start(_ id: RequestID, match bite: FaultMatch?) {
        guard let delay = bite?.delay else { return leave(id) }
        wait(delay, to: id) { $0.leave(id) }
    }

    /// Holds, sends or answers a request that is not delayed any more.
    private func leave(_ id: RequestID) {
        if let hold = pending[id]?.faultMatch?.hold, hold.side == .request {
            return holdRequest(id, part: .request, by: hold)
        }
        proceed(with: id)
    }

    /// Sends a request, unless a fault rule decides its outcome.
    func proceed(with id: RequestID) {
        guard let request = pending[id] else { return }
        guard let (outcome, wait) = request.faultMatch?.outcome(timeout: timeout) else {
            return send(id, request: request.request)
        }
        self.wait(wait, to: id) { $0.finish(id, with: outcome) }
    }

    /// Delays a request that was not sent yet, and calls `then` when the delay has passed.
    func wait(_ delay: Duration, to id: RequestID, then: @escaping (SessionNetworkClient) -> Void) {
        let timer = clock.startTimer(after: delay, for: "request \(id)") { [weak self] in
            guard let self else { return }
            pending[id]?.stage = .away
            then(self)
        }
        pending[id]?.stage = .delayed(timer)
    }

    func send(_ id: RequestID, request: URLRequest) {
        guard let url = request.url else { return }
        var sent = outgoing(request, url: url, timeout: timeout)
        sent.redirects = pending[id]?.redirects
        orders.append(.send(id, sent))
    }

    /// Counts a request, and returns it in the form in which it is sent.
    func outgoing(_ request: URLRequest, url: URL, timeout: Duration) -> TransportRequest {
        attempts[SeededKey(url.path), default: 0] += 1
        return TransportRequest(
            url: url, method: request.httpMethod ?? "GET", headers: request.allHTTPHeaderFields ?? [:],
            body: request.httpBody, timeout: timeout, attempt: attempts[SeededKey(url.path)] ?? 1)
    }

    // MARK: - Ends

    /// Forgets a timer that delays a request. The request then waits for a response from outside.
    func letGo(of timer: TimerID) {
        for id in pending.keys { pending[id]?.lose(timer.number) }
    }

    /// Returns whether a response to this request is still expected.
    func isPending(_ id: RequestID) -> Bool {
        pending[id] != nil
    }

    /// Returns whether an outcome of this request may still arrive from outside, because it was sent and has not ended.
    func awaitsOutcome(_ id: RequestID) -> Bool {
        pending[id].map { !$0.hasOutcome } ?? false
    }

    /// Returns the URL of a pending request; nil if the request has ended.
    func url(of id: RequestID) -> URL? {
        pending[id]?.request.url
    }

    /// The requests that were sent and not answered, oldest first.
    var underWay: [RequestUnderWay] {
        pending.filter { $0.value.isAway }.sorted { $0.key.rawValue < $1.key.rawValue }.map { id, request in
            RequestUnderWay(id, url: request.request.url, isOfOwnClient: request.own != nil)
        }
    }

    /// Delivers an outcome after its simulated transfer through a slow network, unless a person must see it first. Does
    /// nothing if the request has ended.
    func finish(_ id: RequestID, with outcome: TransportOutcome) {
        guard let throttle = pending[id]?.faultMatch?.throttle, let response = outcome.response else {
            return arrive(id, with: outcome)
        }
        let time = faults.arrival(
            through: throttle, bytes: response.body.count, number: Int(id.rawValue), at: eventLog.time)
        let timer = clock.startTimer(after: time, for: "response to \(id)") { [weak self] in
            self?.arrive(id, with: outcome)
        }
        pending[id]?.stage = .receiving(timer)
    }

    private func arrive(_ id: RequestID, with outcome: TransportOutcome) {
        if let hold = pending[id]?.faultMatch?.hold, hold.side == .answer, !outcome.isInterruption {
            return holdRequest(id, part: .answer(outcome), by: hold)
        }
        deliver(to: id, outcome: outcome)
    }

    /// Delivers an outcome to the caller. Does nothing if the request has ended.
    ///
    /// - Parameter wait: The duration of the request; nil computes it from the session time.
    func deliver(to id: RequestID, outcome: TransportOutcome, after wait: Duration? = nil) {
        guard let request = pending.removeValue(forKey: id) else { return }
        if let timer = request.timer { clock.cancelTimer(timer) }
        lastAnswered = (id, request.request)
        eventLog.chain = max(eventLog.chain, request.chain.length(at: eventLog.time))
        if outcome.isInterruption { request.own?.token?.cancel() }
        end(id, request: request, outcome: outcome, after: wait)
        request.completion(Self.result(of: outcome, for: request.request))
    }

    /// Returns a request with its response. A pending request has a response only while the response is held.
    func exchange(_ id: RequestID) -> RecordedExchange? {
        store.exchange(id)
            ?? pending[id].map {
                exchange(id, request: $0, response: $0.heldAnswer?.response, keeping: limits.bodyBytes)
            }
    }

    /// Resets values that only the current input needed.
    func turnEnded() {
        lastAnswered = nil
        waitedSince = .zero
    }

    /// Returns the effects since the last call.
    func takeOrders() -> [RequestEffect] {
        let taken = orders
        orders = []
        return taken
    }

    /// Cancels all pending requests, and drops those of this turn unsent. Blocking requests, which were sent, are kept.
    func giveUp() {
        for case .send(_, let request) in orders { attempts[SeededKey(request.url.path), default: 1] -= 1 }
        orders.removeAll { order in
            switch order {
            case .send: true
            case .abandon, .read: false
            }
        }
        let unread = pending.filter { $0.value.readAfter == nil }
        for id in unread.keys.sorted(by: { $0.rawValue < $1.rawValue }) { cancel(id) }
    }

    /// Cancels a request; the caller is not notified.
    func cancel(_ id: RequestID) {
        guard let request = pending.removeValue(forKey: id) else { return }
        if let own = request.own {
            own.token?.cancel()
            own.end()
        } else {
            if let timer = request.timer { clock.cancelTimer(timer) }
            if request.isAway { orders.append(.abandon(id)) }
        }
        cancelHandedOn(id)
        end(id, request: request, outcome: nil)
    }

    /// Publishes and stores the end of a request.
    ///
    /// - Parameters:
    ///   - outcome: The outcome; nil if the request was cancelled.
    ///   - wait: The duration of the request; nil computes it from the session time.
    func end(_ id: RequestID, request ended: PendingRequest, outcome: TransportOutcome?, after wait: Duration? = nil) {
        let result: RequestReport.Ending.Result
        var answer: TransportResponse?
        switch outcome {
        case .response(let response):
            result = .answer(status: response.status, bytes: response.body.count)
            answer = response
        case .failure(let failure): result = .failure(failure)
        case nil: result = .nothing
        }
        // The difference of the times as they are written, so that the start can be computed from the end.
        let duration = wait ?? eventLog.time.inTenths - ended.started.inTenths
        let ending = RequestReport.Ending(after: duration, result)
        eventLog.requestChanged(
            report(id, request: ended, ending: ending), number: ended.number)
        storeExchange(id, request: ended, response: answer)
    }

    private func storeExchange(_ id: RequestID, request ended: PendingRequest, response: TransportResponse?) {
        guard let response, ended.purpose == .image, (200...299).contains(response.status) else {
            return store.add(exchange(id, request: ended, response: response, keeping: limits.bodyBytes))
        }
        let type = response.headers.first { $0.key.lowercased() == "content-type" }?.value
        store.addImage(id, type: type, data: response.body)
        store.add(exchange(id, request: ended, response: response, keeping: 0))  // The image has the body.
    }

    private func exchange(
        _ id: RequestID, request: PendingRequest, response: TransportResponse?, keeping limit: Int
    ) -> RecordedExchange {
        RecordedExchange(
            id: id, method: request.request.httpMethod ?? "GET", url: request.url,
            request: .init(
                headers: request.request.allHTTPHeaderFields ?? [:], body: request.request.httpBody,
                keeping: limits.bodyBytes),
            response: response.map { .init(headers: $0.headers, body: $0.body, keeping: limit) },
            status: response?.status, original: request.original(keeping: limits.bodyBytes))
    }

    // MARK: - Conversions

    private static func urlRequest(for request: Request, timeout: Duration) -> URLRequest {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.additionalData?.method?.rawValue ?? "GET"
        urlRequest.timeoutInterval = Double(timeout.wholeMilliseconds) / 1_000
        if request.purpose != .webView {
            urlRequest.setValue("application/json", forHTTPHeaderField: "Content-Type")
            urlRequest.setValue("IOS", forHTTPHeaderField: "beagle-platform")
        }
        // URLSession sends this header on a device. English is omitted, so that requests of older recordings stay the
        // same.
        let language = DeviceSettings.current.language
        if language != DeviceSettings().language {
            urlRequest.setValue(language, forHTTPHeaderField: "Accept-Language")
        }
        // Sorted, so that the last of two names that differ only in case wins deterministically.
        for (name, value) in (request.additionalData?.headers ?? [:]).sorted(by: { $0.key < $1.key })
        where !ReservedHeader.covers(name) {
            urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        urlRequest.httpBody = request.additionalData?.bodyData
        return urlRequest
    }

    /// Converts an outcome to the result that a caller receives.
    static func result(
        of outcome: TransportOutcome, for request: URLRequest
    ) -> Result<NetworkResponse, NetworkError> {
        switch outcome {
        case .response(let response): result(of: response, for: request)
        case .failure(let failure): .failure(NetworkError(error: failure, request: request))
        }
    }

    private static func result(
        of response: TransportResponse, for request: URLRequest
    ) -> Result<NetworkResponse, NetworkError> {
        let url = response.url ?? request.url
        let answer = url.flatMap {
            HTTPURLResponse(
                url: $0, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: response.headers)
        }
        guard let answer else {
            let failure = TransportFailure(kind: .badResponse, message: "The answer could not be understood.")
            return .failure(NetworkError(error: failure, data: response.body, request: request))
        }
        guard (200...299).contains(response.status) else {
            let error = UnacceptableStatus(status: response.status)
            return .failure(NetworkError(error: error, data: response.body, request: request, response: answer))
        }
        return .success(NetworkResponse(data: response.body, response: answer))
    }

    func report(
        _ id: RequestID, request: PendingRequest, ending: RequestReport.Ending? = nil
    ) -> RequestReport {
        Self.report(
            id, purpose: request.purpose, request: request.request, url: request.url, fault: request.faultMatch?.label,
            held: request.heldReport,
            edited: request.edited, ending: ending)
    }

    private static func report(
        _ id: RequestID, purpose: Request.Purpose, request: URLRequest, url: String, fault: String? = nil,
        held: RequestReport.Held? = nil, edited: RequestReport.Edited? = nil, ending: RequestReport.Ending? = nil
    ) -> RequestReport {
        RequestReport(
            id: id, purpose: purpose.rawValue, method: request.httpMethod ?? "GET", url: url, fault: fault, held: held,
            edited: edited, ending: ending)
    }
}
