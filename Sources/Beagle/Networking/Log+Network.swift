import Foundation

extension Log {
    /// Events between Beagle and the network.
    public enum Network {
        /// A request is handed to the client.
        case httpRequest(Request)
        /// The client answered.
        case httpResponse(NetworkResponse)
        /// The builder has no URL for this path.
        case couldNotBuildUrl(url: String)
        /// There is neither the application's client nor the session's.
        case networkClientWasNotConfigured
    }

    /// A network event, worded as Beagle words it.
    public static func network(_ event: Network) -> Log {
        switch event {
        case .httpRequest(let request):
            let method = request.additionalData?.method ?? .get
            return info("\(method.rawValue) \(request.url.absoluteString)")
        case .httpResponse(let response):
            let address = response.response.url?.absoluteString ?? "a request"
            return info("Answer to \(address), \(response.data.count) bytes")
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
