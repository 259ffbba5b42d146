/// A view with content and background configurations: a cell, a header or a footer.
protocol ConfiguredPart: UIView {
    /// The configurations; nil if none was set.
    var configured: ConfiguredContent? { get set }
    var contentView: UIView { get }
    var backgroundView: UIView? { get set }
}

extension ConfiguredPart {
    /// The configurations, created on first use.
    var configurations: ConfiguredContent {
        if let configured { return configured }
        let new = ConfiguredContent()
        configured = new
        return new
    }

    func showContent(_ configuration: (any UIContentConfiguration)?) {
        configurations.show(configuration, in: contentView)
        setNeedsLayout()
    }

    func showBackground(_ configuration: UIBackgroundConfiguration?) {
        configurations.background = configuration
        backgroundView = configuration.map(ConfiguredBackground.init)
        if configuration?.isClear == true { backgroundColor = .clear }
    }

    /// Marks the configurations for an update before the next layout.
    func outdateConfigurations() {
        configurations.isOld = true
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Updates the configurations for a state, unless automatic updates are off.
    func adoptConfigurations(_ state: any UIConfigurationState) {
        guard let configured else { return }
        if configured.updatesContent, let content = configured.configuration {
            showContent(content.updated(for: state))
        }
        if configured.updatesBackground, let background = configured.background {
            configured.background = background.updated(for: state)
        }
    }
}
