import Foundation
import JSON
import Wire

/// The secrets of one running session. Inputs lose their secrets when they enter the session, and requests regain them
/// when they leave it.
///
/// A secret is sent to one origin only: scheme, host and port. All other origins receive the placeholder.
///
/// - A secret from a backend's response returns to the origin of the response.
/// - A typed secret goes to the origin of the document that contains the field, because the user sees that form.
/// - For a form from the app's own code or from a text, it goes to the backend with which the session was opened.
/// - If there is no such origin, it goes to the first origin to which the app sends it.
///
/// A rebuilt session has an empty vault, because its secrets ended with their process.
package struct SecretVault: Sendable {
    private let policy: SecretPolicy
    private let placeholders = PlaceholderMaker()
    private var secrets: [Secret] = []
    private var addresses: [AddressSecret] = []
    /// The number of secrets that were evicted for later ones since the last call of `takeForgotten()`.
    private var forgotten = 0

    /// The maximum number of secrets of each kind: from responses, typed, and in URLs. The kinds do not evict each
    /// other.
    private static let mostSecrets = 256
    /// The minimum length of a secret that is searched for in responses. A shorter text may be a common word.
    private static let shortestEcho = 6

    private struct Secret {
        /// The field into which the secret was typed; nil if a backend sent it.
        let field: ViewID?
        let text: String
        let placeholder: String
        /// The origin that may receive the secret; nil until it is first sent.
        var origin: WebOrigin?
    }

    /// A secret part of a URL: the user and password, or the value of a query parameter.
    private struct AddressSecret {
        let kind: AddressParts.Kind
        /// The secret part of the URL, with the URL's percent-encoding.
        let text: String
        let placeholder: String
        /// The origin of the URL.
        let origin: WebOrigin?
    }

    init(_ policy: SecretPolicy) {
        self.policy = policy
    }

    /// Returns the number of secrets that were evicted since the last call, because there were too many.
    mutating func takeForgotten() -> Int {
        defer { forgotten = 0 }
        return forgotten
    }

    // MARK: - On the way in

    /// Returns whether text typed into a field is a secret. Text is a secret if the field hides it now, or hid it when
    /// text was last typed. False if the policy does not hide passwords.
    func isSecret(_ field: ViewID, hidesText: Bool) -> Bool {
        policy.hidesPasswords && (hidesText || secrets.contains { $0.field == field })
    }

    /// Returns the placeholder that the app receives for typed text.
    mutating func conceal(_ text: String, typedInto field: ViewID, of origin: WebOrigin?) -> String {
        secrets.removeAll { $0.field == field }
        return text.isEmpty ? "" : conceal(text, from: field, of: origin)
    }

    /// Returns the outcome of a request to `url` as the app receives it; the request contained the `carried` secrets.
    mutating func conceal(
        _ outcome: TransportOutcome, from url: URL?, carried: CarriedSecrets = CarriedSecrets()
    ) -> TransportOutcome {
        switch outcome {
        case .response(let response):
            .response(conceal(response, of: (response.url ?? url).flatMap { WebOrigin($0) }, carried: carried))
        case .failure(let failure): .failure(conceal(failure))
        }
    }

    /// Returns a configuration without its secrets, in the form in which the app, the journal and viewers receive it.
    mutating func conceal(_ configuration: SessionConfiguration) -> SessionConfiguration {
        var configuration = configuration
        let origin = configuration.bff.flatMap { WebOrigin($0) }
        configuration.screen = configuration.screen.map { conceal(addressesIn: $0, origin) }
        configuration.screenJSON = configuration.screenJSON.map { conceal(addressesIn: $0, origin) }
        return configuration
    }

    /// Returns a text of a document or header with placeholders for the secrets in its URLs. URLs without a host belong
    /// to `origin`.
    mutating func conceal(addressesIn text: String, _ origin: WebOrigin?) -> String {
        conceal(addressesIn: [UInt8](text.utf8), origin).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    private mutating func conceal(addressesIn bytes: [UInt8], _ origin: WebOrigin?) -> [UInt8]? {
        let parts = AddressParts(secretMembers: policy.addressMembers).parts(in: bytes)
        if parts.isEmpty { return nil }
        var concealed: [UInt8] = []
        var copied = 0
        for part in parts {
            concealed += bytes[copied..<part.range.lowerBound]
            copied = part.range.upperBound
            let text = String(decoding: bytes[part.range], as: UTF8.self).replacing(#"\/"#, with: "/")
            let placeholder = text.split(separator: ":", omittingEmptySubsequences: false).map {
                placeholders.placeholder(for: String($0))
            }.joined(separator: ":")
            concealed += placeholder.utf8
            store(AddressSecret(kind: part.kind, text: text, placeholder: placeholder, origin: part.origin ?? origin))
        }
        return concealed + bytes[copied...]
    }

    private mutating func conceal(
        _ response: TransportResponse, of origin: WebOrigin?, carried: CarriedSecrets
    ) -> TransportResponse {
        var concealed = response
        if String(validating: response.body, as: UTF8.self) != nil,
            let body = conceal(addressesIn: [UInt8](response.body), origin)
        {
            concealed.body = Data(body)
        }
        for (name, value) in response.headers { concealed.headers[name] = conceal(addressesIn: value, origin) }
        if let url = response.url?.absoluteString { concealed.url = URL(string: conceal(addressesIn: url, origin)) }
        if let body = policy.replacing(in: concealed.body, { conceal($0, of: origin) }) { concealed.body = body }
        for (name, value) in response.headers where SecretPolicy.isSecret(header: name) {
            let isCookie = name.lowercased() == "set-cookie"
            concealed.headers[name] =
                isCookie ? conceal(cookies: value, of: origin) : conceal(value, from: nil, of: origin)
        }
        return withoutEchoes(carried.concealed(in: concealed))
    }

    private mutating func conceal(_ failure: TransportFailure) -> TransportFailure {
        let message = conceal(addressesIn: failure.message, nil)
        return TransportFailure(
            kind: failure.kind, message: substitution(of: echoes, spelling: .plain)?.applied(to: message) ?? message)
    }

    /// Returns the response with placeholders for secrets that the backend received earlier and has sent back.
    private func withoutEchoes(_ response: TransportResponse) -> TransportResponse {
        var response = response
        for spelling in [Substitution.Spelling.json, .plain, .percentEncoded] {
            guard let substitution = substitution(of: echoes, spelling: spelling) else { return response }
            if let body = substitution.applied(to: [UInt8](response.body)) { response.body = Data(body) }
            response.headers = response.headers.mapValues { substitution.applied(to: $0) ?? $0 }
            if let url = response.url.flatMap({ substitution.applied(to: $0.absoluteString) }) {
                response.url = URL(string: url)
            }
        }
        return response
    }

    private var echoes: [(old: String, new: String)] {
        secrets.filter { $0.text.utf8.count >= Self.shortestEcho }.map { ($0.text, $0.placeholder) }
    }

    private func substitution(
        of texts: [(old: String, new: String)], spelling: Substitution.Spelling
    ) -> Substitution? {
        texts.isEmpty ? nil : Substitution(texts, spelling: spelling)
    }

    // MARK: - On the way out

    /// Returns the request with its secrets, as its backend receives it. The request also contains a version without
    /// secrets, for redirects to other origins.
    mutating func reveal(_ request: TransportRequest) -> TransportRequest {
        revealing(request).request
    }

    /// Does the same as `reveal`. Also returns the typed secrets in the request that are too short to be searched for
    /// in every response.
    mutating func revealing(_ request: TransportRequest) -> (request: TransportRequest, carried: CarriedSecrets) {
        if secrets.isEmpty, addresses.isEmpty { return (request, CarriedSecrets()) }
        let origin = WebOrigin(request.url)
        let own = secrets.indices.filter { secrets[$0].origin == nil || secrets[$0].origin == origin }
        let addressed = revealingAddress(of: request, origin)
        let revealed = Self.reveal(
            addressed, replacing: own.map { (old: secrets[$0].placeholder, new: secrets[$0].text) })
        guard revealed != request else { return (request, CarriedSecrets()) }
        var carried = CarriedSecrets()
        for index in own {
            let isShort = secrets[index].field != nil && secrets[index].text.utf8.count < Self.shortestEcho
            guard secrets[index].origin == nil || isShort else { continue }
            let secret = (old: secrets[index].placeholder, new: secrets[index].text)
            guard Self.reveal(request, replacing: [secret]) != request else { continue }
            secrets[index].origin = origin
            if isShort { carried.add(secrets[index].text, placeholder: secrets[index].placeholder) }
        }
        return (revealed, carried)
    }

    /// Returns the request with the secrets in its URL.
    private func revealingAddress(of request: TransportRequest, _ origin: WebOrigin?) -> TransportRequest {
        if addresses.isEmpty { return request }
        let address = [UInt8](request.url.absoluteString.utf8)
        var revealed: [UInt8] = []
        var copied = 0
        for part in AddressParts(secretMembers: policy.addressMembers).parts(in: address) {
            let text = String(decoding: address[part.range], as: UTF8.self)
            let secret = addresses.first {
                $0.kind == part.kind && $0.placeholder == text && ($0.origin == nil || $0.origin == origin)
            }
            guard let secret else { continue }
            revealed += address[copied..<part.range.lowerBound] + secret.text.utf8
            copied = part.range.upperBound
        }
        guard copied > 0, let url = URL(string: String(decoding: revealed + address[copied...], as: UTF8.self)),
            WebOrigin(url) == origin
        else { return request }
        var request = request
        request.url = url
        return request
    }

    private static func reveal(_ request: TransportRequest, replacing texts: [(old: String, new: String)])
        -> TransportRequest
    {
        var revealed = request
        let url = Substitution(texts, spelling: .percentEncoded).applied(to: request.url.absoluteString).flatMap(
            URL.init)
        // A placeholder in a host name is not replaced, because DNS lookups would reveal the secret.
        if let url, WebOrigin(url) == WebOrigin(request.url) { revealed.url = url }
        let inHeaders = Substitution(texts.filter { !$0.new.contains(where: \.isNewline) }, spelling: .plain)
        revealed.headers = request.headers.mapValues { inHeaders.applied(to: $0) ?? $0 }
        if let body = request.body,
            let bytes = Substitution(texts, spelling: spelling(of: request)).applied(to: [UInt8](body))
        {
            revealed.body = Data(bytes)
        }
        if revealed.headers != request.headers || revealed.body != request.body {
            revealed.elsewhere = TransportRequest.Concealed(headers: request.headers, body: request.body)
        }
        return revealed
    }

    private static func spelling(of request: TransportRequest) -> Substitution.Spelling {
        let type = request.headers.first { $0.key.lowercased() == "content-type" }?.value.lowercased() ?? ""
        if type.contains("x-www-form-urlencoded") { return .percentEncoded }
        return request.body?.first.map { "{[\"".utf8.contains($0) } == true ? .json : .plain
    }

    // MARK: - Keeping

    private mutating func conceal(_ text: String, from field: ViewID?, of origin: WebOrigin?) -> String {
        let placeholder = placeholders.placeholder(for: text)
        store(Secret(field: field, text: text, placeholder: placeholder, origin: origin))
        return placeholder
    }

    private mutating func store(_ secret: Secret) {
        let isKnown = secrets.contains { $0.placeholder == secret.placeholder && $0.origin == secret.origin }
        if secret.field == nil, isKnown { return }
        let isTyped = secret.field != nil
        if secrets.count(where: { ($0.field != nil) == isTyped }) == Self.mostSecrets,
            let oldest = secrets.firstIndex(where: { ($0.field != nil) == isTyped })
        {
            secrets.remove(at: oldest)
            forgotten += 1
        }
        secrets.append(secret)
    }

    private mutating func store(_ secret: AddressSecret) {
        let isKnown = addresses.contains {
            $0.kind == secret.kind && $0.placeholder == secret.placeholder && $0.origin == secret.origin
        }
        if isKnown { return }
        if addresses.count == Self.mostSecrets {
            addresses.removeFirst()
            forgotten += 1
        }
        addresses.append(secret)
    }

    private mutating func conceal(_ value: JSON, of origin: WebOrigin?) -> JSON {
        switch value {
        case .string(let text): return .string(text.isEmpty ? "" : conceal(text, from: nil, of: origin))
        case .int, .double:
            let placeholder = placeholders.placeholder(for: value)
            store(Secret(field: nil, text: value.text, placeholder: placeholder.text, origin: origin))
            return placeholder
        case .null, .bool, .array, .object: return value
        }
    }

    /// Replaces the values of the cookies in a `Cookie` or `Set-Cookie` header; attributes of cookies are not secrets.
    private mutating func conceal(cookies header: String, of origin: WebOrigin?) -> String {
        let attributes: Set<String> = ["expires", "max-age", "domain", "path", "samesite", "priority", "version"]
        return header.split(separator: ",", omittingEmptySubsequences: false).map { part in
            part.split(separator: ";", omittingEmptySubsequences: false).map { piece in
                let halves = piece.split(separator: "=", maxSplits: 1)
                guard halves.count == 2, !attributes.contains(halves[0].trimmingPrefix(" ").lowercased()) else {
                    return String(piece)
                }
                return "\(halves[0])=\(conceal(String(halves[1]), from: nil, of: origin))"
            }.joined(separator: ";")
        }.joined(separator: ",")
    }
}

extension JSON {
    fileprivate var text: String { String(decoding: encoded(), as: UTF8.self) }
}
