/// What counts for how something looks, beside its configuration.
public protocol UIConfigurationState {
    /// The traits of where it is.
    var traitCollection: UITraitCollection { get set }
}

/// What counts for how a view looks.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of where it is.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether it looks pressed.
    public var isHighlighted = false
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether it has the focus; never here.
    public var isFocused = false

    /// A state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What counts for how a cell looks.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of where it is.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether it looks pressed.
    public var isHighlighted = false
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether it has the focus; never here.
    public var isFocused = false
    /// Whether it shows what edits it.
    public var isEditing = false
    /// Whether it is drawn aside, so that its actions are seen.
    public var isSwiped = false
    /// Whether what is inside of it is seen; never here.
    public var isExpanded = false

    /// A state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
