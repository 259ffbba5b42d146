public protocol UIConfigurationState {
    /// The traits of where it is.
    var traitCollection: UITraitCollection { get set }
    /// What an app adds to it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What an app adds to a state is kept under.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Whether it has the focus; never here.
    public var isFocused = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Whether it has the focus; never here.
    public var isFocused = false
    public var isEditing = false
    public var isSwiped = false
    /// Whether what is inside of it is seen; never here.
    public var isExpanded = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What counts for what a controller shows where it has no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// What is searched for, in the search of the controller's navigation item; nil or empty is nothing.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is searched.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
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
