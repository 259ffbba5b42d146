package import Beagle

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A network whose responses come from the test. The oldest request is answered first.
package final class ScriptedNetwork: NetworkClient {
    /// The requests so far, with and without a response.
    package private(set) var requests: [Request] = []

    private var pending: [Pending] = []
    private let timeline: Timeline

    private final class Pending: RequestToken {
        let request: Request
        let completion: (Result<NetworkResponse, NetworkError>) -> Void
        private(set) var isCancelled = false

        init(_ request: Request, _ completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void) {
            self.request = request
            self.completion = completion
        }

        func cancel() { isCancelled = true }
    }

    package init(timeline: Timeline) {
        self.timeline = timeline
    }

    package func executeRequest(
        _ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        let method = request.additionalData?.method ?? .get
        timeline.add("\(method.rawValue) \(request.url.path)")
        requests.append(request)
        let pending = Pending(request, completion)
        self.pending.append(pending)
        return pending
    }

    /// The number of pending requests, without cancelled ones.
    package var waiting: Int { pending.filter { !$0.isCancelled }.count }

    /// The number of pending requests that were cancelled.
    package var cancelled: Int { pending.filter(\.isCancelled).count }

    /// Completes the oldest request successfully with a body.
    package func answer(_ body: String, type: String? = nil) {
        guard let next = take(), let response = Self.response(to: next.request, type: type) else { return }
        next.completion(.success(NetworkResponse(data: Data(body.utf8), response: response)))
    }

    /// Completes the oldest request with a failure.
    package func fail(_ reason: String = "no connection") {
        guard let next = take() else { return }
        let error = NetworkError(error: ScriptedFailure(reason: reason), request: URLRequest(url: next.request.url))
        next.completion(.failure(error))
    }

    /// Responds to the oldest request with an error status.
    package func reject(_ status: Int, body: String = "") {
        guard let next = take() else { return }
        let answer = Self.response(to: next.request, status: status)
        let error = NetworkError(
            error: ScriptedFailure(reason: "status \(status)"), data: Data(body.utf8),
            request: URLRequest(url: next.request.url), response: answer)
        next.completion(.failure(error))
    }

    private func take() -> Pending? {
        pending.isEmpty ? nil : pending.removeFirst()
    }

    private static func response(to request: Request, status: Int = 200, type: String? = nil) -> URLResponse? {
        let headers = type.map { ["Content-Type": $0] } ?? [:]
        return HTTPURLResponse(url: request.url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    }
}

/// The error of a scripted failure.
package struct ScriptedFailure: LocalizedError {
    package let reason: String

    package init(reason: String) { self.reason = reason }

    package var errorDescription: String? { reason }
}
