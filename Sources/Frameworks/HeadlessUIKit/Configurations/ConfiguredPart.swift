/// A part of a list whose content and background may be values: a cell, a header or a footer.
protocol ConfiguredPart: UIView {
    /// What it has of configurations; nil where nobody asked for any.
    var configured: ConfiguredContent? { get set }
    var contentView: UIView { get }
    var backgroundView: UIView? { get set }
}

extension ConfiguredPart {
    /// What it has of configurations, made the first time that it is asked for.
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

    /// Has the looks taken anew before the next layout.
    func outdateConfigurations() {
        configurations.isOld = true
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Takes the looks that its configurations have in a state, where they follow it.
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
