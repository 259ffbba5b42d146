public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension Log {
    /// Events between Beagle and the network.
    public enum Network {
        /// A request is handed to the client.
        case httpRequest(request: NetworkRequest)
        /// The client answered.
        case httpResponse(response: NetworkResponse)
        /// The builder has no URL for this path.
        case couldNotBuildUrl(url: String)
        /// There is neither the application's client nor the session's.
        case networkClientWasNotConfigured
    }

    /// A request as the log tells of it.
    public struct NetworkRequest {
        /// The request; nil where there is none to tell of.
        public let url: URLRequest?

        /// Tells of a request.
        public init(url: URLRequest? = nil) { self.url = url }

        init(_ request: Request) {
            var url = URLRequest(url: request.url)
            url.httpMethod = (request.additionalData?.method ?? .get).rawValue
            self.url = url
        }

        /// Method and address.
        public var logMessage: String {
            "\(url?.httpMethod ?? "GET") \(url?.url?.absoluteString ?? "a request")"
        }
    }

    /// An answer as the log tells of it.
    public struct NetworkResponse {
        /// The body.
        public let data: Data?
        /// Status and headers.
        public let response: URLResponse?

        /// Tells of an answer.
        public init(data: Data? = nil, response: URLResponse? = nil) {
            self.data = data
            self.response = response
        }

        /// What it answers, and how long it is.
        public var logMessage: String {
            "Answer to \(response?.url?.absoluteString ?? "a request"), \(data?.count ?? 0) bytes"
        }
    }

    /// A network event, worded as Beagle words it.
    public static func network(_ event: Network) -> Log {
        switch event {
        case .httpRequest(let request):
            return info(request.logMessage)
        case .httpResponse(let response):
            return info(response.logMessage)
        case .couldNotBuildUrl(let url):
            return error("Could not build a URL from \"\(url)\"")
        case .networkClientWasNotConfigured:
            return error("No network client was configured")
        }
    }

    /// The category of every network event.
    package static let networkCategory = "Network"

    private static func info(_ message: String) -> Log {
        Log(category: networkCategory, message: message, level: .info)
    }

    private static func error(_ message: String) -> Log {
        Log(category: networkCategory, message: message, level: .error)
    }
}
