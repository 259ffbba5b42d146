public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A failed exchange with the backend: the cause, and as much of the exchange as there was.
public struct NetworkError: Error {
    /// What went wrong underneath; its description is the useful one.
    public let error: any Error

    /// The body that came with a rejected answer.
    public let data: Data?

    /// The request as it was sent.
    public let request: URLRequest

    /// The rejected answer, nil when none arrived.
    public let response: URLResponse?

    /// Wraps what a client knows when it gives up.
    public init(error: any Error, data: Data? = nil, request: URLRequest, response: URLResponse? = nil) {
        self.error = error
        self.data = data
        self.request = request
        self.response = response
    }
}

extension NetworkError: LocalizedError {
    /// The underlying error's own sentence.
    public var errorDescription: String? { error.localizedDescription }
}
