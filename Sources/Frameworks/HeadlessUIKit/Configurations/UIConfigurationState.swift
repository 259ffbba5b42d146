/// What counts for how something looks, beside its configuration.
public protocol UIConfigurationState {
    /// The traits of where it is.
    var traitCollection: UITraitCollection { get set }
    /// What an app adds to it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What an app adds to a state is kept under.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
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

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// What an app adds to it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
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

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// What an app adds to it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What counts for what a controller shows where it has no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits of where it is.
    public var traitCollection: UITraitCollection
    /// What is searched for, in the search of the controller's navigation item; nil or empty is nothing.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is searched.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// What an app adds to it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// A companion of a controller that knows what is searched for in it.
protocol SearchedText: AnyObject {
    /// What is searched for; nil while nobody searches.
    var searchedText: String? { get }
}
