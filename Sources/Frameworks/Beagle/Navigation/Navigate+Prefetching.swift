extension Navigate: Prefetching {
    /// Prefetches the destination if the route enables it. URLs with expressions are not prefetched, because they are
    /// not known yet.
    package func prefetch(for controller: any BeagleController) {
        guard case .remote(let path) = route else { return }
        path.fetchAhead { client, url, data in
            switch client {
            case let client as ViewClient: client.prefetch(url: url, additionalData: data, for: controller)
            default: client.prefetch(url: url, additionalData: data)
            }
        }
    }
}

extension Route.NewPath {
    /// Calls `prefetch` with the app's client and the request, if the path enables prefetching.
    fileprivate func fetchAhead(_ prefetch: (any ViewClientProtocol, String, HttpAdditionalData?) -> Void) {
        guard shouldPrefetch == true else { return }
        guard case .value(let url) = url, body?.hasExpressions != true else {
            return Log.navigation(.unableToPrefetchWhenUrlIsExpression).record()
        }
        // The body is evaluated as for a navigation, so that both requests are identical.
        prefetch(ViewClient.configured(for: .prefetch), url, httpAdditionalData?.evaluated(body, in: nil))
    }
}

/// Prefetches destinations before a navigation (Beagle iOS 2.1, BeaglePrefetchHelper.swift).
public protocol PrefetchHelperProtocol {
    /// Prefetches the screen at a path, if the path enables it.
    func prefetchComponent(newPath: Route.NewPath)
}

/// Prefetches with the app's view client; the following navigation uses the response.
public final class PreFetchHelper: PrefetchHelperProtocol {
    /// Creates a helper, which uses the client of the running app.
    public init() {}

    /// Prefetches the screen at a path, if the path enables it; a URL with expressions is not fetched but logged.
    public func prefetchComponent(newPath: Route.NewPath) {
        newPath.fetchAhead { client, url, data in client.prefetch(url: url, additionalData: data) }
    }
}
