import JSON

/// A function that a server of the Model Context Protocol offers to a language model.
public struct Tool: Sendable {
    /// What a call changes, by which clients decide whether to ask their user first.
    public enum Effect: Sendable {
        /// Nothing.
        case reads
        /// Something, which further calls can change again.
        case changes
        /// Something that is lost.
        case deletes
    }

    /// The function behind a tool. The returned text is read by the model.
    public typealias Body = @Sendable (ToolArguments) async throws(ToolError) -> String

    /// The name by which a model calls the tool, such as `open_session`.
    public let name: String
    /// The name that clients show to people.
    public let title: String
    /// What the tool does and when to call it, for the model.
    public let summary: String
    /// The arguments that the tool accepts.
    public let parameters: [ToolParameter]
    /// What a call changes.
    public let effect: Effect
    let body: Body

    /// Creates a tool.
    public init(
        _ name: String, title: String, _ effect: Effect, _ summary: String, _ parameters: [ToolParameter] = [],
        body: @escaping Body
    ) {
        self.name = name
        self.title = title
        self.effect = effect
        self.summary = summary
        self.parameters = parameters
        self.body = body
    }

    /// The entry of the tool in the answer to `tools/list`.
    var description: JSON {
        [
            "name": .string(name), "title": .string(title), "description": .string(summary),
            "inputSchema": ToolParameter.schema(of: parameters),
            "annotations": [
                "title": .string(title), "readOnlyHint": .bool(effect == .reads),
                "destructiveHint": .bool(effect == .deletes), "openWorldHint": false,
            ],
        ]
    }

    /// Calls the tool. The result of `tools/call`: a text, or the error as one, which the model can act on.
    func call(with arguments: JSON) async -> JSON {
        do throws(ToolError) {
            return Self.result(try await body(ToolArguments(arguments, for: self)), isError: false)
        } catch {
            return Self.result(error.message, isError: true)
        }
    }

    private static func result(_ text: String, isError: Bool) -> JSON {
        ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)]
    }
}

/// The reason why a tool could not do what it was called for, as a sentence that says what to do instead.
public struct ToolError: Error, Equatable {
    /// The sentence, which the model reads.
    public let message: String

    /// Creates an error.
    public init(_ message: String) { self.message = message }
}
