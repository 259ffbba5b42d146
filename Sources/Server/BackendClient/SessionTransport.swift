package import Foundation
package import Sessions
package import Wire

/// The transport of one session, which uses the fetcher of all sessions.
package struct SessionTransport: Transport {
    private let fetcher: Fetcher
    private let session = UUID()
    private let route: @Sendable (TransportRequest) -> (url: URL, headers: [String: String])

    /// Creates a transport.
    ///
    /// - Parameter route: Returns the URL to which a request is actually sent, and the header fields that the server
    ///   adds.
    package init(
        _ fetcher: Fetcher, route: @escaping @Sendable (TransportRequest) -> (url: URL, headers: [String: String])
    ) {
        self.fetcher = fetcher
        self.route = route
    }

    /// Starts a request of the session.
    package func start(
        _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        var request = request
        let (url, headers) = route(request)
        request.url = url
        return fetcher.start(request, adding: headers, for: session, completion: completion)
    }
}
