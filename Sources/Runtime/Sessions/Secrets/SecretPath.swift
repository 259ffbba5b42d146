/// The location of a secret in a JSON document, as written in the server's options.
///
/// One name, such as `token`, matches every member of that name at any depth. Names separated by dots form a path from
/// the root: `user.token`. A star matches every member or element: `cards.*.number`.
public struct SecretPath: Sendable, Hashable, CustomStringConvertible {
    /// The path as it was written.
    public let description: String
    let steps: [Substring]

    /// Parses a path; nil if a name between dots is empty, if the path is only a star, or if it is longer than 256
    /// bytes.
    public init?(_ text: String) {
        let steps = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 256, !steps.contains(""), steps != ["*"] else { return nil }
        description = text
        self.steps = steps
    }
}
