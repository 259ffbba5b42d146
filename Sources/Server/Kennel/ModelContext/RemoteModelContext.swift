import Foundation
import FoundationNetworking
import JSON

/// The tools of a server that runs already, reached over HTTP.
struct RemoteModelContext: Sendable {
    private let endpoint: URL
    private let token: String?
    private let session: URLSession

    init(server: URL, token: String?) {
        endpoint = server.appendingPathComponent("mcp")
        self.token = token
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 600
        session = URLSession(configuration: configuration)
    }

    /// Passes a message on. If the server cannot be reached or refuses it, the answer is an error that says so.
    func answer(to message: [UInt8]) async -> [UInt8]? {
        var request = URLRequest(url: endpoint)
        request.httpMethod = "POST"
        request.httpBody = Data(message)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("application/json, text/event-stream", forHTTPHeaderField: "Accept")
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        do {
            let (data, response) = try await session.data(for: request)
            switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
            case 202: return nil
            case 200: return Array(data)
            case let status:
                guard let problem = try? JSON(parsing: Array(data)) else {
                    return Self.error("\(endpoint) answered \(status).", to: message)
                }
                if problem["jsonrpc"] != nil { return Array(data) }
                let detail = problem["detail"]?.string ?? problem["title"]?.string ?? ""
                return Self.error("The server answered \(status): \(detail)", to: message)
            }
        } catch {
            return Self.error("No server answers at \(endpoint): \(error.localizedDescription)", to: message)
        }
    }

    /// Returns a JSON-RPC error (-32000, a server's own) in answer to a request; nil for a notification.
    private static func error(_ sentence: String, to message: [UInt8]) -> [UInt8]? {
        guard let request = try? JSON(parsing: message), let id = request["id"] else { return nil }
        let response: JSON = ["jsonrpc": "2.0", "id": id, "error": ["code": -32000, "message": .string(sentence)]]
        return response.encoded()
    }
}
