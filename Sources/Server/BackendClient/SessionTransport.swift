package import Foundation
package import Sessions
package import Wire

/// The fetcher as one session sees it.
package struct SessionTransport: Transport {
    private let fetcher: Fetcher
    private let session = UUID()
    private let route: @Sendable (TransportRequest) -> (url: URL, headers: [String: String])

    /// `route` says where a request really goes, and which header fields the server adds.
    package init(
        _ fetcher: Fetcher, route: @escaping @Sendable (TransportRequest) -> (url: URL, headers: [String: String])
    ) {
        self.fetcher = fetcher
        self.route = route
    }

    /// As `Fetcher.start`, on the session's own account.
    package func start(
        _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask {
        var request = request
        let (url, headers) = route(request)
        request.url = url
        return fetcher.start(request, adding: headers, for: session, completion: completion)
    }
}
