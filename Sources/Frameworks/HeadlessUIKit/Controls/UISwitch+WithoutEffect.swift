extension UISwitch {
    /// The look of a switch. The page has one.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    /// Stored; has no visible effect.
    public var thumbTintColor: UIColor? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var preferredStyle: Style {
        get { stored(default: .automatic) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var title: String? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
