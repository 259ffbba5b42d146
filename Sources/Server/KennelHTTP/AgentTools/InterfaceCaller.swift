import HTTPServer
import JSON
import ModelContext

/// Calls endpoints of this interface for the client that calls a tool, with that client's access rights.
struct InterfaceCaller: Sendable {
    let router: Router
    /// Passes a request through the middleware after authentication to its endpoint.
    let handler: Endpoint.Handler
    let accessLevel: Gatekeeper.AccessLevel
    /// The client's address.
    let client: String
    /// Returns true if the client does not wait for the answer any more.
    let isGone: @Sendable () -> Bool

    /// Calls an endpoint and returns the body of its response. If the response is a problem, throws it as a sentence.
    ///
    /// - Parameter target: The path and query, percent-encoded.
    func request(_ method: String, _ target: String, body: JSON? = nil) async throws(ToolError) -> [UInt8] {
        try checkClient()
        let response = await response(to: method, target, body)
        guard response.status >= 400 else { return response.body }
        throw ToolError(Self.sentence(for: response))
    }

    /// Calls an endpoint whose response is JSON.
    func json(_ method: String, _ target: String, body: JSON? = nil) async throws(ToolError) -> JSON {
        let bytes = try await request(method, target, body: body)
        do throws(JSONSyntaxError) {
            return try JSON(parsing: bytes)
        } catch {
            throw ToolError("The response to \(method) \(target) is not JSON: \(error).")
        }
    }

    /// Throws if the client does not wait for the answer any more, so that the tool ends.
    func checkClient() throws(ToolError) {
        if isGone() { throw ToolError("The client has closed the connection.") }
    }

    private func response(to method: String, _ target: String, _ body: JSON?) async -> HTTPResponse {
        let request = HTTPRequest(
            method: method, target: target, headers: body == nil ? [] : [("Content-Type", "application/json")],
            body: body?.encoded() ?? [], client: client)
        return await withCheckedContinuation { continuation in
            var context = RequestContext(
                request, match: router.match(request), reply: WholeReply { continuation.resume(returning: $0) })
            context.accessLevel = accessLevel
            context.run(handler)
        }
    }

    private static func sentence(for response: HTTPResponse) -> String {
        guard let problem = try? JSON(parsing: response.body) else {
            return "The server responded with \(response.status)."
        }
        let parts = [problem["title"]?.string, problem["detail"]?.string, advice(for: problem["type"]?.string)]
        return parts.compactMap(\.self).map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
    }

    /// Returns advice for the model about a problem of this type; nil if the problem's own text suffices.
    private static func advice(for type: String?) -> String? {
        switch ProblemKind.allCases.first(where: { $0.urn == type }) {
        case .unknownSession: "Call list_sessions to list the sessions, or open_session to open one."
        case .unknownView, .staleView, .viewBusy, .viewCovered, .viewDisabled, .viewHidden:
            "Call read_screen to list the views that can be used now."
        case .deadRetry, .spentRetry, .staleRetry: "Call read_screen to list the retries that can be run."
        case .crashed: "Call recover to continue."
        case .notDriving: "Open another session, or branch this one with branch_session."
        case .unconfirmedBackend: "A person must first allow the backend in the page."
        case .unknownRequest: "Call read_timeline to list the requests."
        default: nil
        }
    }
}
