extension UICollectionViewCell: ConfiguredPart {
    /// Nil if the content view was filled by code.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.configuration }
        set { showContent(newValue) }
    }

    /// Nil uses the list's background.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured?.background }
        set { showBackground(newValue) }
    }

    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configured?.updatesContent ?? true }
        set { configurations.updatesContent = newValue }
    }

    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured?.updatesBackground ?? true }
        set { configurations.updatesBackground = newValue }
    }

    public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        get { configured?.handler as? (UICollectionViewCell, UICellConfigurationState) -> Void }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// The configurations are updated before the next layout.
    public func setNeedsUpdateConfiguration() { outdateConfigurations() }

    /// Updates the configurations for the current state.
    func settleConfiguration() {
        configured?.isOld = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
