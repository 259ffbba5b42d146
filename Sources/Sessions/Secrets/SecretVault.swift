import Foundation
import JSON
import Wire

/// The secrets of one running session, which are nowhere else: inputs lose them on their way in, and requests get them
/// back on their way out.
///
/// A secret is told to one origin only, by scheme, host and port. That of a backend's answer goes back to where the answer
/// came from. That which a person types goes to where the document with the field was asked for, because that is whose form
/// they see; for a form of the app's own code, or of a text, to the backend that the session was opened with; and where
/// there is none, to the first origin that it is sent to. Any other gets the placeholder.
///
/// A session that is rebuilt has an empty one: what was in it is gone with its process.
struct SecretVault {
    private let policy: SecretPolicy
    private let placeholders = PlaceholderMaker()
    private var secrets: [Secret] = []

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

    init(_ policy: SecretPolicy) {
        self.policy = policy
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

    /// What the app gets to see of an outcome of a request to `url`.
    mutating func conceal(_ outcome: TransportOutcome, from url: URL?) -> TransportOutcome {
        switch outcome {
        case .response(let response): .response(conceal(response, (response.url ?? url).flatMap { WebOrigin($0) }))
        case .failure(let failure): .failure(conceal(failure))
        }
    }

    private mutating func conceal(_ response: TransportResponse, _ origin: WebOrigin?) -> TransportResponse {
        var concealed = response
        if let body = policy.replacing(in: response.body, { keep($0, of: origin) }) { concealed.body = body }
        for (name, value) in response.headers where SecretPolicy.isSecret(header: name) {
            let isCookie = name.lowercased() == "set-cookie"
            concealed.headers[name] = isCookie ? keep(cookies: value, of: origin) : keep(value, from: nil, of: origin)
        }
        return withoutEchoes(concealed)
    }

    private func conceal(_ failure: TransportFailure) -> TransportFailure {
        guard let message = substitution(echoes, .plain)?.applied(to: failure.message) else { return failure }
        return TransportFailure(kind: failure.kind, message: message)
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
        if secrets.isEmpty { return request }
        let origin = WebOrigin(request.url)
        let own = secrets.indices.filter { secrets[$0].origin == nil || secrets[$0].origin == origin }
        let revealed = Self.reveal(request, own.map { (old: secrets[$0].placeholder, new: secrets[$0].text) })
        guard revealed != request else { return request }
        for index in own where secrets[index].origin == nil {
            let secret = (old: secrets[index].placeholder, new: secrets[index].text)
            if Self.reveal(request, [secret]) != request { secrets[index].origin = origin }
        }
        return revealed
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
        if secrets.count == Self.mostSecrets { secrets.removeFirst() }
        secrets.append(secret)
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
