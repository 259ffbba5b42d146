public import JSON

/// The body that a page posts: one input made by a person, and an idempotency key.
///
/// Only inputs that a person can make are accepted. Responses and timers never come from a page.
public struct PageInput: Sendable, Equatable {
    /// The input.
    public let input: SessionInput
    /// The idempotency key chosen by the page. If an earlier input has the same key, the new one is not applied, and
    /// the response to the earlier one is sent again.
    public let key: String?

    /// The largest size of a field's text, in bytes.
    public static let longestText = 100_000
    /// The largest length of a list's content, in points.
    public static let longestContent = 100_000_000
    /// The largest size of a key, in bytes.
    public static let longestKey = 128

    /// Parses a posted body. Throws `.malformed` with a sentence that names the member.
    public init(_ json: JSON) throws(InputRejection) {
        try self.init(ObjectMembers(json, of: "an input"))
    }

    /// Parses a posted body of the most frequent form.
    package init(_ object: PlainObject) throws(InputRejection) {
        try self.init(ObjectMembers(object, of: "an input"))
    }

    private init(_ unnamed: ObjectMembers) throws(InputRejection) {
        let name = try unnamed.text("type", atMost: 64)
        guard let type = InputType.named(name), type.source.isPage else {
            throw Self.unknownType(name)
        }
        let members = unnamed.renamed(noun: "input", name: name)
        try members.allow(type.allowedNames)
        input = try type.read(members)
        key = try members.optionalText("key", atMost: Self.longestKey)
    }

    private static func unknownType(_ name: String) -> InputRejection {
        let types = InputType.ofPages.map(\.name)
        let known = types.dropLast().joined(separator: ", ") + " and " + (types.last ?? "")
        return .malformed(reason: "There is no input of type \"\(name.prefix(64))\". The types are \(known).")
    }
}
