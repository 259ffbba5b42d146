public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension Log {
    /// Events between Beagle and the network.
    public enum Network {
        /// A request was passed to the client.
        case httpRequest(request: NetworkRequest)
        /// The client responded.
        case httpResponse(response: NetworkResponse)
        /// The URL builder returned no URL for this path.
        case couldNotBuildUrl(url: String)
        /// Neither the app nor the session has a client.
        case networkClientWasNotConfigured
    }

    /// A request in the form in which it is logged.
    public struct NetworkRequest {
        /// The request; nil if it is not known.
        public let url: URLRequest?

        public init(url: URLRequest? = nil) { self.url = url }

        init(_ request: Request) {
            var url = URLRequest(url: request.url)
            url.httpMethod = (request.additionalData?.method ?? .get).rawValue
            self.url = url
        }

        /// The method and the URL.
        public var logMessage: String {
            "\(url?.httpMethod ?? "GET") \(url?.url?.absoluteString ?? "a request")"
        }
    }

    /// A response in the form in which it is logged.
    public struct NetworkResponse {
        public let data: Data?
        public let response: URLResponse?

        public init(data: Data? = nil, response: URLResponse? = nil) {
            self.data = data
            self.response = response
        }

        /// The URL and the size in bytes.
        public var logMessage: String {
            "Answer to \(response?.url?.absoluteString ?? "a request"), \(data?.count ?? 0) bytes"
        }
    }

    /// Returns the log entry of a network event, worded like Beagle iOS.
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

    package static let networkCategory = "Network"

    private static func info(_ message: String) -> Log {
        Log(category: networkCategory, message: message, level: .info)
    }

    private static func error(_ message: String) -> Log {
        Log(category: networkCategory, message: message, level: .error)
    }
}
