extension BeagleScreenViewController {
    /// The source of the screen's content.
    public var screenType: ScreenType { viewModel.screenType }

    /// The screen; nil until it is loaded.
    ///
    /// After rendering, a screen that was fetched or parsed keeps only its id and its bar, and its `child` is an empty
    /// container. A screen that was created in code stays complete.
    public var screen: Screen? { viewModel.screen }

    /// Whether a screen was loaded. An error before that is a failure of the first load.
    public func hasServerDrivenScreen() -> Bool { viewModel.screen != nil }

    /// Replaces the content with another screen, which is loaded from the beginning.
    public func reloadScreen(with screenType: ScreenType) {
        dropContent()
        viewModel.replace(with: screenType)
        if isViewLoaded { createContent() }
    }

    /// The class, id, URL and title. For a screen that was created in code they are known before it is loaded.
    public var screenIdentity: ScreenIdentity {
        var (url, screen): (String?, Screen?) = (nil, screen)
        switch screenType {
        case .remote(let remote): url = remote.url
        case .declarative(let declared): screen = screen ?? declared
        case .declarativeText: break
        }
        return ScreenIdentity(
            type: String(describing: type(of: self)), id: screen?.id, url: url,
            title: screen?.navigationBar?.title ?? title)
    }
}
