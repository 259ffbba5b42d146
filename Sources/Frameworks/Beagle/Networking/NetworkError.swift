public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The error of a failed request: its cause, and the parts of the exchange that exist.
public struct NetworkError: Error {
    /// The underlying error, whose description states the cause.
    public let error: any Error

    /// The body of a rejected response.
    public let data: Data?

    /// The request that was sent.
    public let request: URLRequest

    /// The rejected response; nil if none arrived.
    public let response: URLResponse?

    public init(error: any Error, data: Data? = nil, request: URLRequest, response: URLResponse? = nil) {
        self.error = error
        self.data = data
        self.request = request
        self.response = response
    }
}

extension NetworkError: LocalizedError {
    /// The description of the underlying error.
    public var errorDescription: String? { error.localizedDescription }
}
