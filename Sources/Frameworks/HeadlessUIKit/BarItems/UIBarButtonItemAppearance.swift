/// The attributes of bar button titles, by state.
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    /// Stored; has no visible effect.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Stored; has no visible effect.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Stored; has no visible effect.
    public let focused = UIBarButtonItemStateAppearance()

    public override init() {}
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Removes all values.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.titleTextAttributes = [:] }
    }

    func copyTitles(of other: UIBarButtonItemAppearance) {
        for (state, source) in zip(states, other.states) { state.titleTextAttributes = source.titleTextAttributes }
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
}

/// The attributes of a bar button's title in one state.
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title. Only colour and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; has no visible effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// Stored; has no visible effect.
    open var backgroundImage: UIImage?
}
