extension Navigate: Prefetching {
    /// Fetches the destination ahead when the route asks for it. What an expression decides is not known yet.
    package func prefetch(for controller: any BeagleController) {
        guard case .remote(let path) = route, path.shouldPrefetch else { return }
        guard case .value(let url) = path.url, path.body?.hasExpressions != true else {
            return Log.navigation(.unableToPrefetchWhenUrlIsExpression).record()
        }
        // As a navigation sends it, so that both are the same request.
        let data = path.httpAdditionalData?.evaluated(path.body, in: nil)
        switch ViewClient.configured(for: .prefetch) {
        case let client as ViewClient: client.prefetch(url: url, additionalData: data, for: controller)
        case let client: client.prefetch(url: url, additionalData: data)
        }
    }
}
