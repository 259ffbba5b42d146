extension UITableViewCell: ConfiguredPart {
    /// What it contains, as a value; nil where it contains what code put into its content view.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.configuration }
        set { showContent(newValue) }
    }

    /// What lies behind the content, as a value; nil where that is what the list has.
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

    public var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        get { configured?.handler as? (UITableViewCell, UICellConfigurationState) -> Void }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Has the looks taken anew before the next layout.
    public func setNeedsUpdateConfiguration() { outdateConfigurations() }

    /// Has the looks taken for the state of now.
    func settleConfiguration() {
        configured?.isOld = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
