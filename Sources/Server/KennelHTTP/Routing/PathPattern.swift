/// The path of an endpoint, such as `/api/sessions/{id}/inputs`.
///
/// A component in braces is a parameter and matches one component of any content. `**` at the end matches all
/// remaining components, also none.
struct PathPattern: Sendable, CustomStringConvertible {
    /// A component of a pattern.
    enum Component: Sendable, Equatable {
        case literal(String)
        case parameter(String)
        case rest
    }

    let description: String
    let components: [Component]
    /// The names of the parameters, in order.
    let parameters: [String]

    init(_ text: String) {
        description = text
        components = text.split(separator: "/").map { part in
            if part == "**" { return .rest }
            guard part.hasPrefix("{"), part.hasSuffix("}") else { return .literal(String(part)) }
            return .parameter(String(part.dropFirst().dropLast()))
        }
        parameters = components.compactMap { component in
            guard case .parameter(let name) = component else { return nil }
            return name
        }
        precondition(!components.dropLast().contains(.rest), "Only the last component of \(text) may be **.")
    }

    /// The pattern with a star in place of every parameter, for the access log.
    var logged: String {
        "/"
            + components.map { component in
                guard case .literal(let text) = component else { return "*" }
                return text
            }.joined(separator: "/")
    }

    /// Whether the pattern matches paths of any length.
    var isOpenEnded: Bool { components.last == .rest }
}
