import Foundation
import JSON
import Wire

/// A stored request that a person sends again, to see how the backend responds now. The app does not receive the
/// response, and nothing is recorded.
extension Session {
    /// The largest number of requests that are sent again at the same time.
    private static let mostResent = 8

    /// Sends a stored request again.
    ///
    /// - Parameters:
    ///   - id: The id of the stored request.
    ///   - edit: The changes of the request. In a request's details, a secret header has its name in brackets as its
    ///     value, such as `[authorization]`; sending that value back keeps the secret. Secret headers are sent only to
    ///     the origin of the app's request.
    ///   - answered: Called once with the response or the error, on any thread, if the request was sent.
    /// - Returns: `sent`, or why nothing was sent.
    /// - Throws: If too many requests are under way, or if the app's process has ended.
    func resend(
        _ id: RequestID, edited edit: HeldEdit, answered: @escaping @Sendable (ResentRequest) -> Void
    ) async throws(SnapshotFailure) -> ResendResult {
        guard case .exchange(let stored?)? = try await ask(.exchange(id)) else { return .unknown }
        guard edit.body != nil || !stored.request.isCut else { return .incomplete }
        guard let url = edit.url ?? URL(string: stored.url) else { return .unknown }
        guard resent < Self.mostResent else {
            throw SnapshotFailure(.refused(.tooManyInputs(retryAfter: .seconds(1))))
        }
        let body = edit.body ?? (stored.request.size > 0 ? stored.request.body : nil)
        let request = TransportRequest(
            url: url, method: edit.method ?? stored.method,
            headers: stored.request.headers
                .without(secretsFor: WebOrigin(url), sentTo: URL(string: stored.url).flatMap { WebOrigin($0) })
                .edited(by: edit.headers),
            body: body, timeout: configuration.requestTimeout, attempt: 1)
        let start = clock.now
        resent += 1
        pendingEffects.resend(request, revealedBy: &vault) { [clock] outcome, carried in
            answered(
                ResentRequest(
                    id: id, request: request, outcome: outcome, carried: carried, duration: clock.now - start))
        }
        return .sent
    }

    /// Returns the JSON object `{"duration","exchange":{…},"error"?:{"kind","message"}}` about a request that was sent
    /// again, without secrets. The duration is in milliseconds.
    func details(of resent: ResentRequest) -> [UInt8] {
        self.resent -= 1
        let shown = resent.outcome.withBody(ofAtMost: secrets.paths.isEmpty ? ResentRequest.longestBody * 2 : .max)
        let outcome = vault.conceal(shown, from: resent.request.url, carried: resent.carried)
        let response: TransportResponse? = if case .response(let response) = outcome { response } else { nil }
        // Only of a body that was truncated is the size not that of the concealed body.
        let size = shown == resent.outcome ? nil : resent.outcome.bodySize
        let exchange = RecordedExchange(
            id: resent.id, method: resent.request.method, url: resent.request.url.absoluteString,
            request: .init(headers: resent.request.headers, body: resent.request.body, keeping: .max),
            response: response.map {
                .init(headers: $0.headers, body: $0.body, keeping: ResentRequest.longestBody, of: size)
            },
            status: response?.status)
        var json = JSONWriter()
        json.beginObject()
        json.member("duration", resent.duration.wholeMilliseconds)
        json.key("exchange")
        exchange.write(to: &json, without: secrets)
        if case .failure(let failure) = outcome {
            json.key("error")
            json.beginObject()
            json.member("kind", failure.kind.rawValue)
            json.member("message", failure.message)
            json.endObject()
        }
        json.endObject()
        return json.bytes
    }
}

/// The result of an attempt to send a stored request again.
package enum ResendResult: Sendable {
    /// The request was sent.
    case sent
    /// The request was never sent by the app, or is no longer stored.
    case unknown
    /// The stored body is only the beginning of the body that was sent, and no other one was given.
    case incomplete
}

/// A request that was sent again, with its outcome.
package struct ResentRequest: Sendable {
    /// The largest part of a response's body that is shown, in bytes.
    static let longestBody = 1_000_000

    let id: RequestID
    let request: TransportRequest
    let outcome: TransportOutcome
    let carried: CarriedSecrets
    let duration: Duration
}

extension TransportOutcome {
    /// Returns the outcome with at most `limit` bytes of the response's body, because the search for secrets in a long
    /// body is slow.
    fileprivate func withBody(ofAtMost limit: Int) -> TransportOutcome {
        guard case .response(var response) = self, response.body.count > limit else { return self }
        response.body = response.body.prefix(limit)
        return .response(response)
    }

    fileprivate var bodySize: Int? { if case .response(let response) = self { response.body.count } else { nil } }
}

extension [String: String] {
    /// Returns the header fields without secret ones, unless both origins are the same.
    fileprivate func without(secretsFor origin: WebOrigin?, sentTo stored: WebOrigin?) -> [String: String] {
        origin == stored ? self : filter { !SecretPolicy.isSecret(header: $0.key) }
    }

    /// Returns the header fields that replace these; nil keeps them. A value that is the field's own name in brackets
    /// stands for the previous value.
    fileprivate func edited(by headers: [String: String]?) -> [String: String] {
        guard let headers else { return self }
        return headers.reduce(into: [:]) { edited, field in
            let previous = first { $0.key.lowercased() == field.key.lowercased() }?.value
            let isKept = field.value == "[\(field.key.lowercased())]"
            edited[field.key] = isKept ? previous : field.value
        }
    }
}
