public import Foundation

/// What Beagle asks a network client for.
public struct Request {
    /// Where to, already resolved against the base URL.
    public let url: URL

    /// Method, headers and body, when the screen or action gave any.
    public var additionalData: HttpAdditionalData?

    /// Why the request is made, so that a session can say it.
    package var purpose = Purpose.other

    /// A request as an application may make it for its own client.
    public init(url: URL, additionalData: HttpAdditionalData? = nil) {
        self.url = url
        self.additionalData = additionalData
    }

    package init(url: URL, additionalData: HttpAdditionalData?, purpose: Purpose) {
        self.url = url
        self.additionalData = additionalData
        self.purpose = purpose
    }

    /// What an answer will be used for.
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
    /// Why there is no usable answer.
    public enum Error: Swift.Error {
        /// Transport failed, the client rejected the response, or there is no client.
        case networkError(NetworkError)
        /// The body is not the expected component or action.
        case decoding(Swift.Error)
        /// The text is not a renderable component (Beagle 1.0–1.5).
        case loadFromTextError
        /// The URL cannot be built from its path and the base.
        case urlBuilderError
    }
}

extension Request.Error: LocalizedError {
    /// A sentence that names the cause, with the underlying error's words where there is one.
    public var errorDescription: String? {
        switch self {
        case .networkError(let error): error.localizedDescription
        case .decoding(let error): String(describing: error.localizedDescription)
        case .loadFromTextError: "The text is not a screen."
        case .urlBuilderError: "The address is not a valid URL."
        }
    }
}
