import BackendClient
import Foundation
import Sessions
import Wire

/// The way of sessions to their backends, the one that this process serves itself among them.
struct BackendRoute: Sendable {
    private let fetcher: Fetcher
    private let mounted: URL?

    /// `mounted` is the backend that this process serves itself.
    init(_ fetcher: Fetcher, mounted: URL?) {
        self.fetcher = fetcher
        self.mounted = mounted
    }

    /// The way out for a session. Our own backend is found wherever it was when the session was opened, and told which
    /// attempt a request is.
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
