import JSON

/// A function that a server of the Model Context Protocol offers to a language model.
public struct Tool: Sendable {
    /// The effect of a call. Clients use it to decide whether to ask their user first.
    public enum Effect: Sendable {
        /// The call changes nothing.
        case reads
        /// The call changes data. Further calls can change the data again.
        case changes
        /// The call deletes data.
        case deletes
    }

    /// The function behind a tool. The model reads the returned text.
    public typealias Body = @Sendable (ToolArguments) async throws(ToolError) -> String

    /// The name by which a model calls the tool, such as `open_session`.
    public let name: String
    /// The name that clients show to people.
    public let title: String
    /// A description for the model: the effect of the tool, and when to call it.
    public let summary: String
    /// The arguments that the tool accepts.
    public let parameters: [ToolParameter]
    /// The effect of a call.
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

    /// Calls the tool. Returns the result of `tools/call`: a text, or an error as a text that the model can act on.
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

/// The reason why a tool failed, as a sentence that says what to do instead.
public struct ToolError: Error, Equatable {
    /// The sentence, which the model reads.
    public let message: String

    /// Creates an error.
    public init(_ message: String) { self.message = message }
}
