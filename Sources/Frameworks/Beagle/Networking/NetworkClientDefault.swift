import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The session's own client, which an application's client hands its requests on to.
///
/// It has the name of the client in BeagleDefaults. An application's own changes what it likes and passes the same
/// request on, so that faults, replay and pictures keep working:
/// ```swift
/// func executeRequest(_ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void) -> RequestToken? {
///     var request = request
///     request.additionalData = signed(request.additionalData)
///     return NetworkClientDefault().executeRequest(request, completion: completion)
/// }
/// ```
public struct NetworkClientDefault: NetworkClient {
    /// A client for the running session.
    public init() {}

    /// Sends the request through the session; outside a session it fails at once.
    @discardableResult
    public func executeRequest(
        _ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        guard let client = UIApplication.shared.values[NetworkClientKey.self] else {
            completion(.failure(NetworkError(error: NetworkClientMissing(), request: URLRequest(url: request.url))))
            return nil
        }
        return client.executeRequest(request, completion: completion)
    }
}
