public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The response to a successful request.
public struct NetworkResponse {
    public let data: Data

    /// The status and the headers; an `HTTPURLResponse` for HTTP.
    public let response: URLResponse

    public init(data: Data, response: URLResponse) {
        self.data = data
        self.response = response
    }
}

/// A pending request.
public protocol RequestToken {
    /// Cancels the request; its completion is then not called.
    func cancel()
}

/// Makes URLSession tasks usable as tokens, for clients that use URLSession.
extension URLSessionTask: RequestToken {}

/// Sends requests. Apps can provide their own client as `BeagleDependencies().networkClient`.
public protocol NetworkClient {
    /// The reason why a request failed.
    typealias Error = NetworkError
    typealias NetworkResult = Result<NetworkResponse, NetworkError>
    /// Receives the result of a request.
    typealias RequestCompletion = (NetworkResult) -> Void

    /// Sends `request` and calls `completion` once, on any thread; the session handles the call in a separate turn.
    @discardableResult
    func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)?
}

/// The name of this protocol in Beagle 2.x.
public typealias NetworkClientProtocol = NetworkClient

public protocol DependencyNetworkClient {
    /// The app's client; nil uses the session's own.
    var networkClient: (any NetworkClient)? { get }
}
