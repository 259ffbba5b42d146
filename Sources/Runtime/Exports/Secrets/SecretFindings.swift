import Foundation
package import Sessions
import Wire

/// The secret values that an export replaces, and the values that it keeps although their names suggest secrets.
///
/// Secrets are recognized by their names alone. Users should therefore check the listed values before they share an
/// export.
package struct SecretFindings: Sendable, Equatable {
    /// The treatment of user names and secret query values in URLs.
    package enum Addresses: Sendable {
        case hidden
        /// The URLs are kept as recorded, because a test must answer the requests that the app sends.
        case asRecorded
    }

    /// A value that is kept as recorded although its name suggests a secret.
    package enum Suspect: Sendable, Hashable {
        case header(String)
        case member(String, address: String)
        case user(address: String)
    }

    /// The number of replaced values: typed texts, headers, JSON values, and parts of URLs.
    package private(set) var replaced = 0
    /// The distinct suspicious values, in the order of the requests.
    package private(set) var suspects: [Suspect] = []
    private var known: Set<Suspect> = []

    private let secrets: SecretPolicy
    private let addresses: Addresses

    /// The maximum number of names in a sentence. The others are only counted.
    private static let mostNames = 6
    private static let longestName = 60

    /// Searches the steps and requests of a session.
    package init(in course: Playback, without secrets: SecretPolicy, addresses: Addresses) {
        self.secrets = secrets
        self.addresses = addresses
        replaced = course.steps.count(where: \.hidesText)
        for request in course.requests {
            scanURL(request.exchange?.url ?? request.report.url)
            scan(request.exchange?.request)
            scan(request.exchange?.response)
        }
    }

    private mutating func scan(_ side: RecordedExchange.Side?) {
        guard let side else { return }
        for (name, value) in side.headers.sorted(by: { $0.key < $1.key }) {
            if SecretPolicy.isSecret(header: name) {
                replaced += 1
            } else if SecretName.isLikely(name) {
                add(.header(name))
            }
            scanAddresses(in: value)
        }
        _ = secrets.replacing(in: side.body) { value in
            replaced += 1
            return value
        }
        scanAddresses(in: String(decoding: side.body, as: UTF8.self))
    }

    private mutating func scanAddresses(in text: String) {
        if case .hidden = addresses { replaced += secrets.hidingAddressSecrets(in: text)?.count ?? 0 }
    }

    private mutating func scanURL(_ url: String) {
        scanAddresses(in: url)
        guard var address = URLComponents(string: url) else { return }
        let (user, items) = (address.user, address.percentEncodedQueryItems ?? [])
        (address.user, address.password, address.query, address.fragment) = (nil, nil, nil, nil)
        let place = address.string ?? ""
        if case .asRecorded = addresses, user?.isEmpty == false { add(.user(address: place)) }
        for item in items where item.value?.isEmpty == false {
            let isNamed = secrets.isSecret(member: item.name)
            switch addresses {
            case .hidden where isNamed: break
            case .hidden, .asRecorded:
                if isNamed || SecretName.isLikely(item.name) { add(.member(item.name, address: place)) }
            }
        }
    }

    private mutating func add(_ suspect: Suspect) {
        if known.insert(suspect).inserted { suspects.append(suspect) }
    }

    /// Returns sentences for the user who shares the export; nil if nothing was found.
    package func text(in language: ExportLanguage = .english) -> String? {
        var sentences: [String] = []
        if replaced > 0 {
            sentences.append(
                language.text(en: "Secrets replaced: \(replaced).", pt: "Segredos substituídos: \(replaced)."))
        }
        if !suspects.isEmpty {
            let names = suspects.prefix(Self.mostNames).map { Self.words(for: $0, in: language) }.joined(
                separator: "; ")
            let more = suspects.count - Self.mostNames
            let rest = more > 0 ? language.text(en: "; and \(more) more", pt: "; e mais \(more)") : ""
            sentences.append(
                language.text(
                    en:
                        "Check before you share it, because these look like secrets and are not replaced: \(names)\(rest).",
                    pt:
                        "Confira antes de compartilhar, pois estes parecem segredos e não são substituídos: \(names)\(rest)."
                ))
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private static func words(for suspect: Suspect, in language: ExportLanguage) -> String {
        func short(_ name: String) -> String {
            let line = name.filter { !$0.isNewline }
            return line.count > longestName ? line.prefix(longestName) + "…" : line
        }
        return switch suspect {
        case .header(let name): language.text(en: "header ", pt: "cabeçalho ") + short(name)
        case .member(let name, let address):
            language.text(
                en: "query parameter \(short(name)) of \(short(address))",
                pt: "parâmetro \(short(name)) de \(short(address))")
        case .user(let address):
            language.text(en: "user in \(short(address))", pt: "usuário em \(short(address))")
        }
    }
}
