extension BeagleScreenViewController {
    /// What the screen is made of.
    public var screenType: ScreenType { viewModel.screenType }

    /// The screen, once it has been obtained. Once it is drawn, only its id and its bar are kept and
    /// `child` is an empty container; a screen built in code stays whole.
    public var screen: Screen? { viewModel.screen }

    /// Whether a screen has been obtained: an error before that is a failed first load.
    public func hasServerDrivenScreen() -> Bool { viewModel.screen != nil }

    /// Shows another screen in this one's place; its load begins anew.
    public func reloadScreen(with screenType: ScreenType) {
        dropContent()
        viewModel.replace(with: screenType)
        if isViewLoaded { createContent() }
    }

    /// Class, id, URL and title; those of a screen that is built in code also before it is loaded.
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
