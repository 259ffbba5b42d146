import Foundation
import FoundationNetworking
import JSON
import ModelContext

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
                    return ModelContextServer.failure("\(endpoint) responded with \(status).", inAnswerTo: message)
                }
                if problem["jsonrpc"] != nil { return Array(data) }
                let detail = problem["detail"]?.string ?? problem["title"]?.string ?? ""
                return ModelContextServer.failure("The server responded with \(status): \(detail)", inAnswerTo: message)
            }
        } catch {
            return ModelContextServer.failure(
                "No server responds at \(endpoint): \(error.localizedDescription)", inAnswerTo: message)
        }
    }
}
