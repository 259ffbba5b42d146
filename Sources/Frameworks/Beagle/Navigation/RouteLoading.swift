import HeadlessUIKit

extension BeagleNavigator {
    /// Loads the destination, navigates to it, and passes the context, which is evaluated first.
    ///
    /// A screen in the document is shown immediately. A remote screen sets states of the origin's screen: `started`,
    /// then `finished` and either `success` or an error. The error's retry repeats the whole navigation.
    func navigate(
        to route: Route, by move: Move, with context: NavigationContext?, from origin: NavigationOrigin, animated: Bool
    ) {
        let context = origin.evaluated(context)
        switch route {
        case .declarative(let screen):
            let destination = BeagleScreenViewController(.declarative(screen))
            perform(move, to: destination, with: context, from: origin, animated: animated)
        case .remote(let path):
            let remote = ScreenType.Remote(
                url: path.url.evaluate(in: origin.view), fallback: path.fallback,
                additionalData: path.httpAdditionalData?.evaluated(path.body, in: origin.view))
            let scope = EventScope.captured(around: origin.view)
            fetch(remote, from: origin) { [weak controller = origin.controller, view = origin.view] in
                guard let controller else { return BeagleMessage.retryTargetGone.record() }
                let origin = NavigationOrigin(controller: controller, view: view)
                scope.resume { self.navigate(to: route, by: move, with: context, from: origin, animated: animated) }
            } completion: { origin, destination in
                self.perform(move, to: destination, with: context, from: origin, animated: animated)
            }
        }
    }

    private func fetch(
        _ remote: ScreenType.Remote, from origin: NavigationOrigin, retry: @escaping BeagleRetry,
        completion: @escaping (NavigationOrigin, BeagleScreenViewController) -> Void
    ) {
        origin.controller.serverDrivenState = .started
        let client = ViewClient.configured(for: .navigation)
        let heard = {
            [weak controller = origin.controller, view = origin.view]
            (result: FetchResult, isWanted: Bool) in
            guard isWanted, let controller else {
                return BeagleMessage.ignored(reason: "\(remote.url) answered after its screen was gone").record()
            }
            switch Self.screen(from: result, orFallbackOf: remote) {
            case .success(let screen):
                controller.serverDrivenState = .finished
                controller.serverDrivenState = .success
                let viewModel = BeagleScreenViewModel(remote: remote, loaded: screen)
                completion(
                    NavigationOrigin(controller: controller, view: view),
                    BeagleScreenViewController(viewModel: viewModel))
            case .failure(let error):
                controller.serverDrivenState = .finished
                controller.serverDrivenState = .error(.remoteScreen(error), retry)
            }
        }
        origin.controller.requests.start { isWanted in
            client.fetch(url: remote.url, additionalData: remote.additionalData) { heard($0, isWanted()) }
        }
    }

    private typealias FetchResult = Result<any ServerDrivenComponent, Request.Error>

    private static func screen(
        from result: Result<any ServerDrivenComponent, Request.Error>, orFallbackOf remote: ScreenType.Remote
    ) -> Result<Screen, Request.Error> {
        result.map { $0.toScreen() }.flatMapError { error in
            guard let fallback = remote.fallback else { return .failure(error) }
            BeagleMessage.fallbackUsed(url: remote.url, error: error).record()
            return .success(fallback)
        }
    }
}
