import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests from their path to the network client. A dispatcher builds the URL, selects the client and sends the
/// request, in this order. A URL error therefore takes precedence over a missing client.
package struct RequestDispatcher {
    /// Creates a dispatcher that uses the running app's URL builder and client.
    package init() {}

    /// Sends a request.
    ///
    /// An invalid URL and a missing client call `completion` before this function returns; otherwise it is called when
    /// the client responds.
    ///
    /// - Parameter asked: A client that sends the request in place of the configured one; nil uses the configured one.
    @discardableResult
    package func execute(
        path: String, additionalData: HttpAdditionalData?, purpose: Request.Purpose,
        through asked: (any NetworkClient)? = nil,
        completion: @escaping (Result<NetworkResponse, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        guard let url = SessionNetwork.urlBuilder.build(path: path) else {
            Log.network(.couldNotBuildUrl(url: path)).record()
            completion(.failure(.urlBuilderError))
            return nil
        }
        guard AppEnvironment.current.work.request(.request) else { return nil }
        guard let client = asked ?? SessionNetwork.client else {
            Log.network(.networkClientWasNotConfigured).record()
            let error = NetworkError(error: NetworkClientMissing(), request: URLRequest(url: url))
            completion(.failure(.networkError(error)))
            return nil
        }
        let request = Request(url: url, additionalData: additionalData, purpose: purpose)
        Log.network(.httpRequest(request: .init(request))).record()
        let answered = { (result: Result<NetworkResponse, NetworkError>) in
            if case .success(let answer) = result {
                Log.network(.httpResponse(response: .init(data: answer.data, response: answer.response))).record()
            }
            completion(result.mapError(Request.Error.networkError))
        }
        if let own = asked ?? SessionNetwork.ownClient,
            let host = AppEnvironment.current.values[NetworkClientKey.self] as? any OwnClientHosting
        {
            return host.execute(request, through: own, completion: answered)
        }
        return client.executeRequest(request, completion: answered)
    }
}

/// The error if neither the app nor the session has a network client.
package struct NetworkClientMissing: LocalizedError {
    package var errorDescription: String? {
        "No network client is configured. Set networkClient on BeagleDependencies."
    }
}
