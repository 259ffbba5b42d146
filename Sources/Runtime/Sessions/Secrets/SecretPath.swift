/// Where in a JSON document a secret stands, as somebody who starts a server writes it.
///
/// One name, such as `token`, means every member of that name, however deep. Names between dots lead from the root:
/// `user.token`; a star stands for every member or element: `cards.*.number`.
public struct SecretPath: Sendable, Hashable, CustomStringConvertible {
    /// What was written.
    public let description: String
    let steps: [Substring]

    /// Reads a path; nil when a name between dots is missing, or the path is longer than 256 bytes.
    public init?(_ text: String) {
        let steps = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 256, !steps.contains(""), steps != ["*"] else { return nil }
        description = text
        self.steps = steps
    }
}
