import BackendClient
import Foundation
import Sessions
import Wire

/// The routing of sessions' requests to their backends, which include the one that this process serves itself.
struct BackendRoute: Sendable {
    private let fetcher: Fetcher
    private let mounted: URL?

    /// Creates a route; `mounted` is the URL of the backend that this process serves itself.
    init(_ fetcher: Fetcher, mounted: URL?) {
        self.fetcher = fetcher
        self.mounted = mounted
    }

    /// Returns the transport of a session.
    ///
    /// Requests to the process's own backend are sent to its current port, which may differ from the one at the
    /// session's opening. They carry the number of the attempt.
    func transport(for configuration: SessionConfiguration) -> SessionTransport {
        let known = configuration.isOwnBackend ? configuration.bff : mounted
        return SessionTransport(fetcher) { [mounted] request in
            let url = request.url
            guard let mounted, let known, url.host == known.host, url.port == known.port else { return (url, [:]) }
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
            parts?.port = mounted.port
            return (parts?.url ?? url, ["\(BackendServer.attemptHeader)": String(request.attempt)])
        }
    }
}
