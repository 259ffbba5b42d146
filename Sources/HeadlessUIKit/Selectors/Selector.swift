/// The name of a method that can be looked up while the program runs, in a ``SelectorTable``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// A name, spelled as Objective-C would: `routeToDetailWithSegue:`.
    public init(_ name: String) { self.name = name }
    /// A name, spelled as Objective-C would.
    public init(stringLiteral value: String) { self.init(value) }

    /// The name.
    public var description: String { name }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
