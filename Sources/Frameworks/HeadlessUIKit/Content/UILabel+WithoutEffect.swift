/// The vertical position of a text that was made smaller.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension UILabel {
    /// Stored; has no visible effect.
    public var baselineAdjustment: UIBaselineAdjustment {
        get { stored(default: .alignBaselines) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect. Use the layer's shadow.
    public var shadowColor: UIColor? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var shadowOffset: CGSize {
        get { stored(default: CGSize(width: 0, height: -1)) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var highlightedTextColor: UIColor? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var isHighlighted: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
}
