public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The answer to a request that the client accepts as a success.
public struct NetworkResponse {
    /// The body.
    public let data: Data

    /// Status and headers, an `HTTPURLResponse` for HTTP.
    public let response: URLResponse

    /// Pairs a body with its response.
    public init(data: Data, response: URLResponse) {
        self.data = data
        self.response = response
    }
}

/// A request under way.
public protocol RequestToken {
    /// Gives up on the answer; the completion is then not called.
    func cancel()
}

/// A client on URLSession answers its task.
extension URLSessionTask: RequestToken {}

/// Sends requests; an application gives its own as `BeagleDependencies().networkClient`.
public protocol NetworkClient {
    /// Why a request failed.
    typealias Error = NetworkError
    /// What a request came to.
    typealias NetworkResult = Result<NetworkResponse, NetworkError>
    /// Hears what a request came to.
    typealias RequestCompletion = (NetworkResult) -> Void

    /// Starts `request` and calls `completion` once, from any thread: what comes from another is brought to the
    /// session.
    @discardableResult
    func executeRequest(_ request: Request, completion: @escaping RequestCompletion) -> (any RequestToken)?
}

/// The name this protocol has in Beagle 2.x.
public typealias NetworkClientProtocol = NetworkClient

/// Something that has a network client to offer, such as the application's dependencies.
public protocol DependencyNetworkClient {
    /// The application's client; nil means the session's own.
    var networkClient: (any NetworkClient)? { get }
}
