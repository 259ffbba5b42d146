/// The view that a controller shows in place of its content.
private final class UnavailableContent {
    var configuration: any UIContentConfiguration
    var view: any UIView & UIContentView

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        view = configuration.makeContentView()
    }
}

extension UIViewController {
    private var unavailable: UnavailableContent? { companions.lazy.compactMap { $0 as? UnavailableContent }.first }

    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable?.configuration }
        set {
            if let newValue, let shown = unavailable, shown.view.supports(newValue) {
                shown.configuration = newValue
                shown.view.configuration = newValue
                return
            }
            unavailable?.view.removeFromSuperview()
            companions.removeAll { $0 is UnavailableContent }
            guard let newValue else { return }
            companions.append(UnavailableContent(newValue))
            viewIfLoaded?.setNeedsLayout()
        }
    }

    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = companions.lazy.compactMap { $0 as? any SearchedText }.first?.searchedText
        return state
    }

    public func setNeedsUpdateContentUnavailableConfiguration() {
        isUnavailableContentOld = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the configuration of the unavailable content if needed.
    func updateUnavailableContent() {
        guard isUnavailableContentOld else { return }
        isUnavailableContentOld = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    /// Places the view over all other subviews.
    func placeUnavailableContent() {
        guard let shown = unavailable?.view, let view else { return }
        if view.subviews.last !== shown { view.addSubview(shown) }
        shown.frame = view.bounds
    }
}
