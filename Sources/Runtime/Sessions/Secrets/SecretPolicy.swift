package import Foundation
package import JSON
import Wire

/// The policy that decides which values of a session are secrets. A secret reaches the backends to which the app sends
/// it, and nothing else.
///
/// The app itself gets a placeholder, so that recordings, streams and replays agree with what the app processed.
public struct SecretPolicy: Sendable, Equatable {
    /// Whether text typed into a field with `isSecureTextEntry` is a secret.
    public var hidesPasswords = true
    /// The locations of secrets in the JSON responses of backends.
    public var paths: [SecretPath] = []

    /// Creates a policy with passwords and the usual headers as secrets, and no values of responses.
    public init() {}

    /// The default policy: passwords and the usual headers.
    public static let standard = SecretPolicy()

    /// The headers whose whole value is a secret.
    private static let headers: Set<String> = [
        "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "x-auth-token", "x-csrf-token",
    ]

    /// The names of query parameters whose values are secrets. They are the secret paths that consist of one name.
    var addressMembers: Set<String> {
        Set(paths.filter { $0.steps.count == 1 && $0.steps[0] != "*" }.map { String($0.steps[0]) })
    }

    /// Returns whether the value of a query parameter is a secret.
    package func isSecret(member name: String) -> Bool { addressMembers.contains(name) }

    /// Returns whether the value of a header is a secret.
    package static func isSecret(header name: String) -> Bool {
        headers.contains(name.lowercased())
    }

    /// Returns whether a response contains secrets.
    func covers(_ response: TransportResponse) -> Bool {
        response.headers.keys.contains(where: Self.isSecret(header:)) || replacing(in: response.body) { $0 } != nil
    }

    /// Returns the JSON text with each value at a secret path replaced, and all other bytes unchanged; nil if it
    /// contains none.
    package func replacing(in body: Data?, _ replace: (JSON) -> JSON) -> Data? {
        guard let body, !body.isEmpty, !paths.isEmpty else { return nil }
        let names = Set(paths.filter { $0.steps.count == 1 }.map { $0.steps[0] })
        let root = Place(rest: paths.filter { $0.steps.count > 1 }.map { $0.steps[...] })
        return JSONReplacement.apply(
            to: [UInt8](body), root: root, inside: { $0.inside($1, names: names) }, where: \.isSecret, replace: replace
        ).map { Data($0) }
    }

    /// The state of matching the secret paths at one value in a document.
    private struct Place {
        /// The remaining names of the paths that lead to values below this one.
        var rest: [ArraySlice<Substring>]
        /// Whether a path ends at this value or above.
        var isSecret = false

        /// Returns the state at a member or an element of this value.
        func inside(_ step: JSONReplacement.Step, names: Set<Substring>) -> Place {
            if isSecret { return self }
            let name: Substring? = if case .member(let name) = step { name[...] } else { nil }
            let below = rest.filter { $0.first == "*" || (name != nil && $0.first == name) }.map { $0.dropFirst() }
            return Place(
                rest: below, isSecret: name.map(names.contains) == true || below.contains(where: \.isEmpty))
        }
    }
}
