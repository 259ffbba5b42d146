/// A view with content and background configurations: a cell, a header or a footer.
///
/// Public because its extension declares API of these views; apps do not adopt it.
public protocol _ConfigurableView: UIView {
    associatedtype ConfigurationState: UIConfigurationState

    /// The configurations and the views that show them; nil if no configuration was set.
    var _configured: _ConfiguredContent? { get set }
    var contentView: UIView { get }
    var backgroundView: UIView? { get set }
    var configurationState: ConfigurationState { get }
    func updateConfiguration(using state: ConfigurationState)
}

extension _ConfigurableView {
    /// The content configuration; nil if none was set. Then code fills the content view.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { _configured?.configuration }
        set { showContent(newValue) }
    }

    /// The background configuration; nil uses the background of the list or table.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { _configured?.background }
        set { showBackground(newValue) }
    }

    public var automaticallyUpdatesContentConfiguration: Bool {
        get { _configured?.updatesContent ?? true }
        set { configurations.updatesContent = newValue }
    }

    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { _configured?.updatesBackground ?? true }
        set { configurations.updatesBackground = newValue }
    }

    public var configurationUpdateHandler: ((Self, ConfigurationState) -> Void)? {
        get { _configured?.handler.map { handler in { handler($0, $1) } } }
        set {
            configurations.handler = newValue.map { handler in
                { view, state in
                    if let view = view as? Self, let state = state as? ConfigurationState { handler(view, state) }
                }
            }
            setNeedsUpdateConfiguration()
        }
    }

    /// Schedules an update of the configurations before the next layout.
    public func setNeedsUpdateConfiguration() {
        configurations.isOld = true
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Updates the configurations for the current state.
    func settleConfiguration() {
        _configured?.isOld = false
        let state = configurationState
        updateConfiguration(using: state)
        _configured?.handler?(self, state)
    }

    /// Updates the configurations for a state, unless automatic updates are off.
    func adoptConfigurations(_ state: ConfigurationState) {
        guard let _configured else { return }
        if _configured.updatesContent, let content = _configured.configuration {
            showContent(content.updated(for: state))
        }
        if _configured.updatesBackground, let background = _configured.background {
            _configured.background = background.updated(for: state)
        }
    }

    /// The configurations, created on first use.
    private var configurations: _ConfiguredContent {
        if let _configured { return _configured }
        let new = _ConfiguredContent()
        _configured = new
        return new
    }

    private func showContent(_ configuration: (any UIContentConfiguration)?) {
        configurations.show(configuration, in: contentView)
        setNeedsLayout()
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        backgroundView = configuration.map(ConfiguredBackground.init)
        if configuration?.isClear == true { backgroundColor = .clear }
    }
}
