import Foundation
import HeadlessUIKit
import JSON

/// The secrets of one running session, which are nowhere else: inputs lose them on their way in, and requests get them
/// back on their way out.
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
    mutating func conceal(_ text: String, typedInto field: ViewID) -> String {
        secrets.removeAll { $0.field == field }
        return text.isEmpty ? "" : keep(text, from: field)
    }

    /// What the app gets to see of an outcome.
    mutating func conceal(_ outcome: TransportOutcome) -> TransportOutcome {
        switch outcome {
        case .response(let response): .response(conceal(response))
        case .failure(let failure): .failure(conceal(failure))
        }
    }

    private mutating func conceal(_ response: TransportResponse) -> TransportResponse {
        var concealed = response
        if let body = policy.replacing(in: response.body, { keep($0) }) { concealed.body = body }
        for (name, value) in response.headers where SecretPolicy.isSecret(header: name) {
            concealed.headers[name] = name.lowercased() == "set-cookie" ? keep(cookies: value) : keep(value, from: nil)
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

    /// The request as the backend gets it.
    func reveal(_ request: TransportRequest) -> TransportRequest {
        if secrets.isEmpty { return request }
        let texts = secrets.map { (old: $0.placeholder, new: $0.text) }
        var revealed = request
        if let url = Substitution(texts, .percentEncoded).applied(to: request.url.absoluteString).flatMap(URL.init) {
            revealed.url = url
        }
        let inHeaders = Substitution(texts.filter { !$0.new.contains(where: \.isNewline) }, .plain)
        revealed.headers = request.headers.mapValues { inHeaders.applied(to: $0) ?? $0 }
        if let body = request.body,
            let bytes = Substitution(texts, Self.spelling(of: request)).applied(to: [UInt8](body))
        {
            revealed.body = Data(bytes)
        }
        return revealed
    }

    private static func spelling(of request: TransportRequest) -> Substitution.Spelling {
        let type = request.headers.first { $0.key.lowercased() == "content-type" }?.value.lowercased() ?? ""
        if type.contains("x-www-form-urlencoded") { return .percentEncoded }
        return request.body?.first.map { "{[\"".utf8.contains($0) } == true ? .json : .plain
    }

    // MARK: - Keeping

    private mutating func keep(_ text: String, from field: ViewID?) -> String {
        let placeholder = placeholders.placeholder(for: text)
        keep(Secret(field: field, text: text, placeholder: placeholder))
        return placeholder
    }

    private mutating func keep(_ secret: Secret) {
        if secret.field == nil, secrets.contains(where: { $0.placeholder == secret.placeholder }) { return }
        if secrets.count == Self.mostSecrets { secrets.removeFirst() }
        secrets.append(secret)
    }

    private mutating func keep(_ value: JSON) -> JSON {
        switch value {
        case .string(let text): return .string(text.isEmpty ? "" : keep(text, from: nil))
        case .int, .double:
            let placeholder = placeholders.placeholder(for: value)
            keep(Secret(field: nil, text: value.text, placeholder: placeholder.text))
            return placeholder
        case .null, .bool, .array, .object: return value
        }
    }

    /// The values of cookies are secrets, what a browser is told to do with them is none.
    private mutating func keep(cookies header: String) -> String {
        let attributes: Set<String> = ["expires", "max-age", "domain", "path", "samesite", "priority", "version"]
        return header.split(separator: ",", omittingEmptySubsequences: false).map { part in
            part.split(separator: ";", omittingEmptySubsequences: false).map { piece in
                let halves = piece.split(separator: "=", maxSplits: 1)
                guard halves.count == 2, !attributes.contains(halves[0].trimmingPrefix(" ").lowercased()) else {
                    return String(piece)
                }
                return "\(halves[0])=\(keep(String(halves[1]), from: nil))"
            }.joined(separator: ";")
        }.joined(separator: ",")
    }
}

extension JSON {
    fileprivate var text: String { String(decoding: encoded(), as: UTF8.self) }
}
