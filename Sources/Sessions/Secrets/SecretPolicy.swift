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

    /// The names of those members of an address's query whose values are secrets: those that are secret wherever they stand.
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

    /// The JSON text with each value at a secret path replaced; nil when it has none.
    package func replacing(in body: Data?, _ replace: (JSON) -> JSON) -> Data? {
        guard let body, !body.isEmpty, !paths.isEmpty, let document = try? JSON(parsing: [UInt8](body)) else {
            return nil
        }
        return replacing(in: document, replace).map { Data($0.encoded()) }
    }

    /// The document with each value at a secret path replaced; nil when it has none.
    func replacing(in document: JSON, _ replace: (JSON) -> JSON) -> JSON? {
        var found = false
        let names = Set(paths.filter { $0.steps.count == 1 }.map { $0.steps[0] })
        func leaves(of value: JSON) -> JSON {
            switch value {
            case .object(let members): return .object(members.mapValues(leaves))
            case .array(let elements): return .array(elements.map(leaves))
            case .string, .int, .double:
                found = true
                return replace(value)
            case .null, .bool: return value
            }
        }
        func walk(_ value: JSON, _ open: [ArraySlice<Substring>]) -> JSON {
            switch value {
            case .object(let members):
                return .object(
                    Dictionary(
                        uniqueKeysWithValues: members.map { name, member in
                            let next = open.filter { $0.first == "*" || $0.first == name[...] }.map { $0.dropFirst() }
                            let isSecret = names.contains(name[...]) || next.contains(where: \.isEmpty)
                            return (name, isSecret ? leaves(of: member) : walk(member, next))
                        }))
            case .array(let elements):
                let next = open.filter { $0.first == "*" }.map { $0.dropFirst() }
                return .array(elements.map { next.contains(where: \.isEmpty) ? leaves(of: $0) : walk($0, next) })
            case .null, .bool, .int, .double, .string: return value
            }
        }
        let replaced = walk(document, paths.filter { $0.steps.count > 1 }.map { $0.steps[...] })
        return found ? replaced : nil
    }
}
