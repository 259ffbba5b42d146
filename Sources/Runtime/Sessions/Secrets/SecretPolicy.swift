package import Foundation
package import JSON
import Wire

/// What of a session is a secret: it reaches the backends that the app sends it to, and nothing else.
///
/// The app itself sees a placeholder in its stead, so that what is recorded, streamed and replayed is what happened.
public struct SecretPolicy: Sendable, Equatable {
    /// Whether what is typed into a field with `isSecureTextEntry` is a secret.
    public var hidesPasswords = true
    /// Which values of a backend's JSON answers are secrets.
    public var paths: [SecretPath] = []

    /// Passwords and the usual headers are secrets, and no value of an answer is.
    public init() {}

    /// Passwords and the usual headers.
    public static let standard = SecretPolicy()

    /// Headers whose whole value is a secret wherever it is shown.
    private static let headers: Set<String> = [
        "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "x-auth-token", "x-csrf-token",
    ]

    /// The names of those members of an address's query whose values are secrets: those that are secret wherever they
    /// stand.
    var addressMembers: Set<String> {
        Set(paths.filter { $0.steps.count == 1 && $0.steps[0] != "*" }.map { String($0.steps[0]) })
    }

    /// Whether the value of a member of an address's query is a secret.
    package func isSecret(member name: String) -> Bool { addressMembers.contains(name) }

    /// Whether a header's value is a secret.
    package static func isSecret(header name: String) -> Bool {
        headers.contains(name.lowercased())
    }

    /// Whether an answer brings secrets.
    func covers(_ response: TransportResponse) -> Bool {
        response.headers.keys.contains(where: Self.isSecret(header:)) || replacing(in: response.body) { $0 } != nil
    }

    /// The JSON text with each value at a secret path replaced; nil when it has none. Its other bytes stay as they are.
    package func replacing(in body: Data?, _ replace: (JSON) -> JSON) -> Data? {
        guard let body, !body.isEmpty, !paths.isEmpty else { return nil }
        let names = Set(paths.filter { $0.steps.count == 1 }.map { $0.steps[0] })
        let root = Place(rest: paths.filter { $0.steps.count > 1 }.map { $0.steps[...] })
        return JSONReplacement.apply(
            to: [UInt8](body), root: root, inside: { $0.inside($1, names) }, where: \.isSecret, replace: replace
        ).map { Data($0) }
    }

    /// What the paths say of a value in a document.
    private struct Place {
        /// The steps that remain of the paths that lead further down from here.
        var rest: [ArraySlice<Substring>]
        /// Whether a path ends here or above.
        var isSecret = false

        /// What they say of a value one step further down.
        func inside(_ step: JSONReplacement.Step, _ names: Set<Substring>) -> Place {
            if isSecret { return self }
            let name: Substring? = if case .member(let name) = step { name[...] } else { nil }
            let below = rest.filter { $0.first == "*" || (name != nil && $0.first == name) }.map { $0.dropFirst() }
            return Place(
                rest: below, isSecret: name.map(names.contains) == true || below.contains(where: \.isEmpty))
        }
    }
}
