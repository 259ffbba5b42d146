import Foundation
import JSON
import Wire

/// The secrets of one running session, which are nowhere else: inputs lose them on their way in, and requests get them
/// back on their way out.
///
/// A secret is told to one origin only, by scheme, host and port. That of a backend's answer goes back to where the
/// answer came from. That which a person types goes to where the document with the field was asked for, because that is
/// whose form they see; for a form of the app's own code, or of a text, to the backend that the session was opened
/// with; and where there is none, to the first origin that it is sent to. Any other gets the placeholder.
///
/// A session that is rebuilt has an empty one: what was in it is gone with its process.
package struct SecretVault: Sendable {
    private let policy: SecretPolicy
    private let placeholders = PlaceholderMaker()
    private var secrets: [Secret] = []
    private var addresses: [AddressSecret] = []
    /// Secrets of answers that had to make room for later ones since somebody asked.
    private var forgotten = 0

    /// The most secrets that answers brought, the most that were typed, and the most that stood in addresses. None of
    /// these pushes out one of another kind.
    private static let mostSecrets = 256
    /// A shorter text in an answer may well be a common word.
    private static let shortestEcho = 6

    private struct Secret {
        /// The field it was typed into; nil when a backend sent it.
        let field: ViewID?
        let text: String
        let placeholder: String
        /// Whom it may be told; nil until it is first told somebody.
        var origin: WebOrigin?
    }

    /// A part of an address: what leads in, or a value of its query.
    private struct AddressSecret {
        let kind: AddressParts.Kind
        /// The part as it is spelt in the address.
        let text: String
        let placeholder: String
        /// Whom the address leads to.
        let origin: WebOrigin?
    }

    init(_ policy: SecretPolicy) {
        self.policy = policy
    }

    /// Returns how many secrets of answers were forgotten since the last call, because there were too many.
    mutating func takeForgotten() -> Int {
        defer { forgotten = 0 }
        return forgotten
    }

    // MARK: - On the way in

    /// Whether what is typed into a field is a secret: it hides its text, or did when the last text was typed.
    func isSecret(_ field: ViewID, hidesText: Bool) -> Bool {
        policy.hidesPasswords && (hidesText || secrets.contains { $0.field == field })
    }

    /// What the app gets to see of a text that was typed.
    mutating func conceal(_ text: String, typedInto field: ViewID, of origin: WebOrigin?) -> String {
        secrets.removeAll { $0.field == field }
        return text.isEmpty ? "" : keep(text, from: field, of: origin)
    }

    /// What the app gets to see of an outcome of a request to `url`, which brought the `carried` secrets.
    mutating func conceal(
        _ outcome: TransportOutcome, from url: URL?, carried: CarriedSecrets = CarriedSecrets()
    ) -> TransportOutcome {
        switch outcome {
        case .response(let response):
            .response(conceal(response, (response.url ?? url).flatMap { WebOrigin($0) }, carried))
        case .failure(let failure): .failure(conceal(failure))
        }
    }

    /// What everybody gets to see of what a session is opened with.
    mutating func conceal(_ configuration: SessionConfiguration) -> SessionConfiguration {
        var configuration = configuration
        let origin = configuration.bff.flatMap { WebOrigin($0) }
        configuration.screen = configuration.screen.map { conceal(addressesIn: $0, origin) }
        configuration.screenJSON = configuration.screenJSON.map { conceal(addressesIn: $0, origin) }
        return configuration
    }

    /// A text of a document or of a header, with placeholders for what is secret in its addresses. An address without a
    /// host leads to `origin`.
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
            keep(AddressSecret(kind: part.kind, text: text, placeholder: placeholder, origin: part.origin ?? origin))
        }
        return concealed + bytes[copied...]
    }

    private mutating func conceal(
        _ response: TransportResponse, _ origin: WebOrigin?, _ carried: CarriedSecrets
    ) -> TransportResponse {
        var concealed = response
        if String(validating: response.body, as: UTF8.self) != nil,
            let body = conceal(addressesIn: [UInt8](response.body), origin)
        {
            concealed.body = Data(body)
        }
        for (name, value) in response.headers { concealed.headers[name] = conceal(addressesIn: value, origin) }
        if let url = response.url?.absoluteString { concealed.url = URL(string: conceal(addressesIn: url, origin)) }
        if let body = policy.replacing(in: concealed.body, { keep($0, of: origin) }) { concealed.body = body }
        for (name, value) in response.headers where SecretPolicy.isSecret(header: name) {
            let isCookie = name.lowercased() == "set-cookie"
            concealed.headers[name] = isCookie ? keep(cookies: value, of: origin) : keep(value, from: nil, of: origin)
        }
        return withoutEchoes(carried.concealed(in: concealed))
    }

    private mutating func conceal(_ failure: TransportFailure) -> TransportFailure {
        let message = conceal(addressesIn: failure.message, nil)
        return TransportFailure(
            kind: failure.kind, message: substitution(echoes, .plain)?.applied(to: message) ?? message)
    }

    /// A backend may send a secret back that it was told.
    private func withoutEchoes(_ response: TransportResponse) -> TransportResponse {
        var response = response
        for spelling in [Substitution.Spelling.json, .plain, .percentEncoded] {
            guard let substitution = substitution(echoes, spelling) else { return response }
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
        _ texts: [(old: String, new: String)], _ spelling: Substitution.Spelling
    ) -> Substitution? {
        texts.isEmpty ? nil : Substitution(texts, spelling)
    }

    // MARK: - On the way out

    /// The request as its backend gets it, with the secrets that are for it, and as any other would get it.
    mutating func reveal(_ request: TransportRequest) -> TransportRequest {
        revealing(request).request
    }

    /// As `reveal`, with those typed secrets that the request brings along and that are too short to be found in any
    /// answer.
    mutating func revealing(_ request: TransportRequest) -> (request: TransportRequest, carried: CarriedSecrets) {
        if secrets.isEmpty, addresses.isEmpty { return (request, CarriedSecrets()) }
        let origin = WebOrigin(request.url)
        let own = secrets.indices.filter { secrets[$0].origin == nil || secrets[$0].origin == origin }
        let addressed = revealingAddress(of: request, origin)
        let revealed = Self.reveal(addressed, own.map { (old: secrets[$0].placeholder, new: secrets[$0].text) })
        guard revealed != request else { return (request, CarriedSecrets()) }
        var carried = CarriedSecrets()
        for index in own {
            let isShort = secrets[index].field != nil && secrets[index].text.utf8.count < Self.shortestEcho
            guard secrets[index].origin == nil || isShort else { continue }
            let secret = (old: secrets[index].placeholder, new: secrets[index].text)
            guard Self.reveal(request, [secret]) != request else { continue }
            secrets[index].origin = origin
            if isShort { carried.add(secrets[index].text, placeholder: secrets[index].placeholder) }
        }
        return (revealed, carried)
    }

    /// The request with what is secret in its address.
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

    private static func reveal(_ request: TransportRequest, _ texts: [(old: String, new: String)]) -> TransportRequest {
        var revealed = request
        let url = Substitution(texts, .percentEncoded).applied(to: request.url.absoluteString).flatMap(URL.init)
        // A placeholder in a host's name would tell whoever looks names up.
        if let url, WebOrigin(url) == WebOrigin(request.url) { revealed.url = url }
        let inHeaders = Substitution(texts.filter { !$0.new.contains(where: \.isNewline) }, .plain)
        revealed.headers = request.headers.mapValues { inHeaders.applied(to: $0) ?? $0 }
        if let body = request.body,
            let bytes = Substitution(texts, spelling(of: request)).applied(to: [UInt8](body))
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

    private mutating func keep(_ text: String, from field: ViewID?, of origin: WebOrigin?) -> String {
        let placeholder = placeholders.placeholder(for: text)
        keep(Secret(field: field, text: text, placeholder: placeholder, origin: origin))
        return placeholder
    }

    private mutating func keep(_ secret: Secret) {
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

    private mutating func keep(_ secret: AddressSecret) {
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

    private mutating func keep(_ value: JSON, of origin: WebOrigin?) -> JSON {
        switch value {
        case .string(let text): return .string(text.isEmpty ? "" : keep(text, from: nil, of: origin))
        case .int, .double:
            let placeholder = placeholders.placeholder(for: value)
            keep(Secret(field: nil, text: value.text, placeholder: placeholder.text, origin: origin))
            return placeholder
        case .null, .bool, .array, .object: return value
        }
    }

    /// The values of cookies are secrets, what a browser is told to do with them is none.
    private mutating func keep(cookies header: String, of origin: WebOrigin?) -> String {
        let attributes: Set<String> = ["expires", "max-age", "domain", "path", "samesite", "priority", "version"]
        return header.split(separator: ",", omittingEmptySubsequences: false).map { part in
            part.split(separator: ";", omittingEmptySubsequences: false).map { piece in
                let halves = piece.split(separator: "=", maxSplits: 1)
                guard halves.count == 2, !attributes.contains(halves[0].trimmingPrefix(" ").lowercased()) else {
                    return String(piece)
                }
                return "\(halves[0])=\(keep(String(halves[1]), from: nil, of: origin))"
            }.joined(separator: ";")
        }.joined(separator: ",")
    }
}

extension JSON {
    fileprivate var text: String { String(decoding: encoded(), as: UTF8.self) }
}
