extension UIButton {
    /// Stored; has no visible effect.
    public var adjustsImageWhenHighlighted: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var adjustsImageWhenDisabled: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var showsTouchWhenHighlighted: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var reversesTitleShadowWhenHighlighted: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Has no effect.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
    /// Applies a symbol configuration to the image of a state. Later images of the state do not get it.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        guard let configuration, let image = image(for: state) else { return }
        setImage(image.withConfiguration(configuration), for: state)
    }
}
