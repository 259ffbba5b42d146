import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The session's own client, under the name of the client in BeagleDefaults.
///
/// An app's client can change a request and pass it on to this client, so that faults, replay and images still work:
/// ```swift
/// func executeRequest(_ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void) ->
/// RequestToken? {
///     var request = request
///     request.additionalData = signed(request.additionalData)
///     return NetworkClientDefault().executeRequest(request, completion: completion)
/// }
/// ```
public struct NetworkClientDefault: NetworkClient {
    /// Creates a client of the running session.
    public init() {}

    /// Sends the request through the session; outside a session it fails immediately.
    @discardableResult
    public func executeRequest(
        _ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        guard let client = AppEnvironment.current.values[NetworkClientKey.self] else {
            completion(.failure(NetworkError(error: NetworkClientMissing(), request: URLRequest(url: request.url))))
            return nil
        }
        return client.executeRequest(request, completion: completion)
    }
}
