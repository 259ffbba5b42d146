public import Foundation

/// A request to a network client.
public struct Request {
    /// The URL, already resolved against the base URL.
    public let url: URL

    /// The method, headers and body, if the screen or action has any; otherwise nil.
    public var additionalData: HttpAdditionalData?

    /// The reason for the request, which the session shows.
    package var purpose = Purpose.other

    /// Creates a request, which apps can pass to their own client.
    public init(url: URL, additionalData: HttpAdditionalData? = nil) {
        self.url = url
        self.additionalData = additionalData
    }

    package init(url: URL, additionalData: HttpAdditionalData?, purpose: Purpose) {
        self.url = url
        self.additionalData = additionalData
        self.purpose = purpose
    }

    /// The purpose of a request: the use of its response.
    package enum Purpose: String, Sendable {
        case screen
        case navigation
        case lazy
        case image
        case sendRequest
        case prefetch
        case form
        case webView
        case other
    }
}

extension Request {
    /// The reason why there is no usable response.
    public enum Error: Swift.Error {
        /// The request failed, the client rejected the response, or there is no client.
        case networkError(NetworkError)
        /// The body is not the expected component or action.
        case decoding(Swift.Error)
        /// The text is not a component (Beagle 1.0 to 1.5).
        case loadFromTextError
        /// The URL cannot be built from the path and the base URL.
        case urlBuilderError
    }
}

extension Request.Error: LocalizedError {
    /// The cause, with the description of the underlying error if there is one.
    public var errorDescription: String? {
        switch self {
        case .networkError(let error): error.localizedDescription
        case .decoding(let error): String(describing: error.localizedDescription)
        case .loadFromTextError: "The text is not a screen."
        case .urlBuilderError: "The address is not a valid URL."
        }
    }
}
