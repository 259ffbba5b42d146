public import JSON

/// A server of the Model Context Protocol that offers tools. It answers messages one by one and has no state, so any
/// transport can carry them.
///
/// Source: Model Context Protocol specification 2025-06-18, sections Lifecycle, Tools and Ping.
public struct ModelContextServer: Sendable {
    /// The answer to a message.
    public enum Answer: Sendable, Equatable {
        /// A JSON-RPC response, or an array of them for a batch.
        case response([UInt8])
        /// Nothing, because the message was a notification or a response.
        case accepted
        /// A JSON-RPC error for a message that cannot be read. Transports with a status report it as a bad request.
        case unreadable([UInt8])
    }

    /// The versions of the specification that the server follows, newest first.
    public static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    private let name: String
    private let title: String
    private let version: String
    private let instructions: String
    private let tools: [Tool]
    private let limits: JSONLimits

    /// The maximum number of messages in a batch.
    ///
    /// Source: JSON-RPC 2.0, section Batch. Only versions of the Model Context Protocol before 2025-06-18 have batches.
    static let longestBatch = 50

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - name: The name for programs.
    ///   - title: The name for people.
    ///   - version: The version of the product.
    ///   - instructions: How a model uses the tools together.
    ///   - limits: The limits of a message.
    public init(
        name: String, title: String, version: String, instructions: String, tools: [Tool],
        limits: JSONLimits = JSONLimits(maximumBytes: 1_000_000)
    ) {
        self.name = name
        self.title = title
        self.version = version
        self.instructions = instructions
        self.tools = tools
        self.limits = limits
    }

    /// Returns the answer to the bytes of one message, or of a batch of at most 50.
    ///
    /// - Parameter isWanted: Returns false if nobody waits for the answer any more. The rest of a batch is then
    ///   ignored.
    public func answer(to message: [UInt8], isWanted: () -> Bool = { true }) async -> Answer {
        let json: JSON
        do throws(JSONSyntaxError) {
            json = try JSON(parsing: message, limits: limits)
        } catch {
            return .unreadable(RPCError.parse("The message is not JSON: \(error).").response(to: .null).encoded())
        }
        guard let batch = json.array else {
            guard let request = RPCMessage(json) else { return .unreadable(Self.invalid.encoded()) }
            return await response(to: request).map { .response($0.encoded()) } ?? .accepted
        }
        guard !batch.isEmpty else { return .unreadable(Self.invalid.encoded()) }
        guard batch.count <= Self.longestBatch else { return .unreadable(Self.tooLong.encoded()) }
        var responses: [JSON] = []
        for element in batch where isWanted() {
            guard let request = RPCMessage(element) else {
                responses.append(Self.invalid)
                continue
            }
            if let response = await response(to: request) { responses.append(response) }
        }
        return responses.isEmpty ? .accepted : .response(JSON.array(responses).encoded())
    }

    /// Returns the error response to a message that a transport could not pass on; nil for a message that needs no
    /// answer.
    public static func failure(_ sentence: String, inAnswerTo message: [UInt8]) -> [UInt8]? {
        guard let json = try? JSON(parsing: message), case .request(let id, _, _) = RPCMessage(json) else { return nil }
        return RPCError.transport(sentence).response(to: id).encoded()
    }

    private static var invalid: JSON {
        RPCError.invalidRequest("The message is not a JSON-RPC 2.0 request.").response(to: .null)
    }

    private static var tooLong: JSON {
        RPCError.invalidRequest("A batch has at most \(longestBatch) messages.").response(to: .null)
    }

    private func response(to message: RPCMessage) async -> JSON? {
        guard case .request(let id, let method, let parameters) = message else { return nil }
        do throws(RPCError) {
            return ["jsonrpc": "2.0", "id": id, "result": try await result(of: method, parameters)]
        } catch {
            return error.response(to: id)
        }
    }

    private func result(of method: String, _ parameters: JSON) async throws(RPCError) -> JSON {
        switch method {
        case "initialize":
            let wanted = parameters["protocolVersion"]?.string ?? ""
            return [
                "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
                "capabilities": ["tools": ["listChanged": false]],
                "serverInfo": ["name": .string(name), "title": .string(title), "version": .string(version)],
                "instructions": .string(instructions),
            ]
        case "ping": return [:]
        case "tools/list": return ["tools": .array(tools.map(\.description))]
        case "tools/call":
            guard let name = parameters["name"]?.string, let tool = tools.first(where: { $0.name == name }) else {
                throw .invalidParameters("Unknown tool: \(parameters["name"]?.string ?? "none named").")
            }
            return await tool.call(with: parameters["arguments"] ?? [:])
        default: throw .methodNotFound("This server has no method \"\(method)\".")
        }
    }
}
