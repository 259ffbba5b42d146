extension Navigate: Prefetching {
    /// Fetches the destination ahead when the route asks for it. What an expression decides is not known yet.
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
    /// Hands what is to be fetched ahead to `prefetch`, with the application's client, where the path asks for that.
    fileprivate func fetchAhead(_ prefetch: (any ViewClientProtocol, String, HttpAdditionalData?) -> Void) {
        guard shouldPrefetch == true else { return }
        guard case .value(let url) = url, body?.hasExpressions != true else {
            return Log.navigation(.unableToPrefetchWhenUrlIsExpression).record()
        }
        // As a navigation sends it, so that both are the same request.
        prefetch(ViewClient.configured(for: .prefetch), url, httpAdditionalData?.evaluated(body, in: nil))
    }
}

/// Fetches destinations ahead of a navigation (Beagle iOS 2.1, BeaglePrefetchHelper.swift).
public protocol PrefetchHelperProtocol {
    /// Fetches the screen at a path ahead, where the path asks for that.
    func prefetchComponent(newPath: Route.NewPath)
}

/// Fetches ahead with the application's view client; the navigation that follows uses what arrived.
public final class PreFetchHelper: PrefetchHelperProtocol {
    /// A helper; the running application decides what it fetches with.
    public init() {}

    /// Fetches the screen at a path ahead; a URL that an expression makes is not known yet, which the log says.
    public func prefetchComponent(newPath: Route.NewPath) {
        newPath.fetchAhead { client, url, data in client.prefetch(url: url, additionalData: data) }
    }
}
