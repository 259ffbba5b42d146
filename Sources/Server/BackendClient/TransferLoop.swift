import CCurl
import Dispatch
import Foundation
import Locks
import Sessions
import Wire

/// A loop that runs all transfers with libcurl's multi interface, on one thread.
///
/// `@unchecked Sendable`: the inbox is behind a lock, and `curl_multi_wakeup` may be called from any thread; everything
/// else is used by the loop's own thread only.
final class TransferLoop: @unchecked Sendable {
    /// The commands that other threads send to the loop.
    enum Order: Sendable {
        case begin(BackendTransfer)
        /// The look-up of a host name, for which this exchange waits, has finished.
        case found([NetworkAddress], for: BackendTransfer)
        /// The exchange was cancelled or has timed out.
        case drop(BackendTransfer)
        case stop
    }

    private struct Inbox {
        var orders: [Order] = []
        var isOpen = true
    }

    /// The state of an exchange that was started.
    private struct Flight {
        let exchange: BackendTransfer
        var hop: Hop
        var redirects = 0
        var stage = Stage.looking(nil)

        enum Stage {
            /// The host name is being looked up.
            case looking(FetchTarget?)
            case transferring(Transfer)
        }
    }

    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private let multi: UnsafeMutableRawPointer
    private let limits: FetchLimits
    private let concurrent: Int
    private let allowed: AllowedBackends
    private let proxies: Proxies
    private let names: NameLookup
    private let budget: AnswerBudget
    private let inbox = Locked(Inbox())
    private let ended = DispatchGroup()
    private var line: FairLine<BackendTransfer>
    private var flights: [ObjectIdentifier: Flight] = [:]
    /// The exchange of each libcurl handle.
    private var exchanges: [UnsafeMutableRawPointer: BackendTransfer] = [:]

    init(limits: FetchLimits, allowed: AllowedBackends, proxies: Proxies, names: NameLookup) {
        guard Self.isReady, let multi = curl_multi_init() else { preconditionFailure("libcurl does not start") }
        self.multi = multi
        self.limits = limits
        self.allowed = allowed
        self.proxies = proxies
        self.names = names
        budget = AnswerBudget(limits)
        concurrent = limits.concurrentWithinDescriptors
        line = FairLine(mostPerSession: limits.concurrentPerSession)
        ccurl_set_multi_number(multi, CURLMOPT_MAXCONNECTS, limits.idleConnections)
    }

    deinit {
        curl_multi_cleanup(multi)
    }

    /// Starts the thread, which retains the loop until it is stopped.
    func start() {
        ended.enter()
        let thread = Thread { [self] in
            run()
            ended.leave()
        }
        thread.name = "kennel.fetch"
        thread.start()
    }

    /// Sends a command to the loop; returns false if the loop has stopped.
    @discardableResult
    func post(_ order: Order) -> Bool {
        let isTaken = inbox.withLock { inbox in
            if inbox.isOpen { inbox.orders.append(order) }
            return inbox.isOpen
        }
        if isTaken { curl_multi_wakeup(multi) }
        return isTaken
    }

    /// Blocks until the thread has ended.
    @available(*, noasync)
    func waitForEnd() {
        ended.wait()
    }

    // MARK: - On the loop's thread

    private func run() {
        var count: Int32 = 0
        while true {
            for order in inbox.withLock({ inbox in
                defer { inbox.orders = [] }
                return inbox.orders
            }) {
                guard obey(order) else { return end() }
            }
            fill()
            curl_multi_perform(multi, &count)
            while let message = curl_multi_info_read(multi, &count) {
                guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
                handleCompletion(of: handle, code: message.pointee.data.result)
            }
            fill()
            curl_multi_poll(multi, nil, 0, 60_000, nil)
        }
    }

    /// Executes a command; returns false for `stop`.
    private func obey(_ order: Order) -> Bool {
        switch order {
        case .begin(let exchange): line.append(exchange, of: exchange.session)
        case .found(let addresses, let exchange): found(addresses, for: exchange)
        case .drop(let exchange): remove(exchange)
        case .stop: return false
        }
        return true
    }

    /// Cancels all exchanges.
    private func end() {
        let left = inbox.withLock { inbox in
            inbox.isOpen = false
            defer { inbox.orders = [] }
            return inbox.orders
        }
        for exchange in flights.values.map(\.exchange) + line.removeAll() {
            exchange.cancel()
            remove(exchange)
        }
        for case .begin(let exchange) in left { exchange.cancel() }
    }

    /// Starts as many waiting exchanges as the limits allow.
    private func fill() {
        while flights.count < concurrent, let exchange = line.popNext() {
            guard !exchange.isOver else {
                line.ended(of: exchange.session)
                continue
            }
            flights[ObjectIdentifier(exchange)] = Flight(
                exchange: exchange, hop: Hop(exchange.request, adding: exchange.extra))
            lookUpHost(of: exchange)
        }
    }

    /// Checks whether the origin of an exchange's next request is allowed, and looks up its host name.
    private func lookUpHost(of exchange: BackendTransfer) {
        guard let hop = flights[ObjectIdentifier(exchange)]?.hop else { return }
        guard let target = FetchTarget(hop.url) else {
            return fail(exchange, kind: .badURL, message: "\"\(hop.url.absoluteString)\" cannot be requested.")
        }
        if let reason = allowed.judge(target.origin).reason(target.origin) {
            return fail(exchange, kind: .forbiddenHost, message: reason)
        }
        flights[ObjectIdentifier(exchange)]?.stage = .looking(target)
        let known = names.addresses(of: target.origin.host) { [weak self, weak exchange] addresses in
            if let exchange { self?.post(.found(addresses, for: exchange)) }
        }
        if let known { found(known, for: exchange) }
    }

    /// Checks whether the addresses of a host name are allowed, and starts the transfer.
    private func found(_ addresses: [NetworkAddress], for exchange: BackendTransfer) {
        let id = ObjectIdentifier(exchange)
        guard let flight = flights[id], case .looking(let target?) = flight.stage else { return }
        let origin = target.origin
        if let reason = allowed.judge(origin, at: addresses).reason(origin) {
            return fail(exchange, kind: .forbiddenHost, message: reason)
        }
        guard !addresses.isEmpty || proxies.proxy(for: origin, at: addresses) != nil else {
            return fail(exchange, kind: .dns, message: "There is no host \(origin.host).")
        }
        let transfer = Transfer(
            flight.hop, to: target, at: addresses, through: proxies, limits: limits, budget: budget,
            session: exchange.session)
        guard let transfer, curl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
            return fail(exchange, kind: .other, message: "Too many requests are pending.")
        }
        exchanges[transfer.handle] = exchange
        flights[id]?.stage = .transferring(transfer)
    }

    private func handleCompletion(of handle: UnsafeMutableRawPointer, code: CURLcode) {
        guard let exchange = exchanges[handle], let flight = flights[ObjectIdentifier(exchange)],
            case .transferring(let transfer) = flight.stage
        else { return }
        if let cut = transfer.cut {
            fail(exchange, kind: .tooLarge, message: cut.sentence(limits))
        } else if code != CURLE_OK {
            finish(exchange, with: .failure(Self.failure(of: transfer, code, at: flight.hop.url)))
        } else if exchange.request.redirects == nil, let location = transfer.location {
            followRedirect(to: location, transfer: transfer, exchange: exchange)
        } else {
            let url = flight.hop.url
            finish(exchange, with: .response(transfer.response(from: url == exchange.request.url ? nil : url)))
        }
    }

    private static func failure(of transfer: Transfer, _ code: CURLcode, at url: URL) -> TransportFailure {
        let place = WebOrigin(url)
        return TransportFailure(
            TransferError(code, systemError: transfer.systemError), at: place?.authority ?? url.absoluteString,
            host: place?.host ?? "")
    }

    private func followRedirect(to location: String, transfer: Transfer, exchange: BackendTransfer) {
        let id = ObjectIdentifier(exchange)
        guard let url = URL(string: location) else {
            return fail(exchange, kind: .badURL, message: "The response redirects to an invalid URL.")
        }
        guard let flight = flights[id], flight.redirects < limits.redirects else {
            return fail(
                exchange, kind: .tooManyRedirects, message: "There were more than \(limits.redirects) redirects."
            )
        }
        flights[id]?.redirects += 1
        flights[id]?.hop = flight.hop.redirected(by: transfer.status, to: url)
        detach(transfer)
        lookUpHost(of: exchange)
    }

    private func fail(_ exchange: BackendTransfer, kind: TransportFailure.Kind, message: String) {
        finish(exchange, with: .failure(TransportFailure(kind: kind, message: message)))
    }

    private func finish(_ exchange: BackendTransfer, with outcome: TransportOutcome) {
        remove(exchange)
        exchange.finish(outcome)
    }

    private func remove(_ exchange: BackendTransfer) {
        guard let flight = flights.removeValue(forKey: ObjectIdentifier(exchange)) else { return }
        if case .transferring(let transfer) = flight.stage { detach(transfer) }
        line.ended(of: exchange.session)
    }

    private func detach(_ transfer: Transfer) {
        curl_multi_remove_handle(multi, transfer.handle)
        exchanges[transfer.handle] = nil
    }
}

extension Transfer.Cut {
    fileprivate func sentence(_ limits: FetchLimits) -> String {
        switch self {
        case .tooLong: "The response is larger than \(limits.responseBytes) bytes."
        case .noRoom: "Too many large responses are waiting, so this one was not received."
        }
    }
}

extension BackendPermission {
    /// Returns the reason why the origin is not requested; nil if it is allowed.
    fileprivate func reason(_ origin: WebOrigin) -> String? {
        switch self {
        case .allowed: nil
        case .unconfirmed: "The backend \(origin) is not confirmed (open /?bff=\(origin), or use --bff)."
        case .refused(let reason): reason
        }
    }
}
