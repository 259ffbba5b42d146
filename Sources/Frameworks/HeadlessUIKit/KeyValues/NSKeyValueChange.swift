public import Foundation

/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value there is now.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value there was.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// To be told at once, before anything changes.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// To be told twice of each change, with the old value first.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
    /// Another took its place; the only one there is here.
    case setting = 1
    /// Something came into a collection.
    case insertion
    /// Something left a collection.
    case removal
    /// Something in a collection is another.
    case replacement
}

/// What stands where in what an observer is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How it changed, as the number of a ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value there is now.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value there was.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Where in a collection; never told.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is still to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change, as a closure is told of it.
public struct NSKeyValueObservedChange<Value> {
    /// How a value changed.
    public typealias Kind = NSKeyValueChange

    /// How it changed.
    public let kind: Kind
    /// The value there is now, for who asked for it.
    public let newValue: Value?
    /// The value there was, for who asked for it.
    public let oldValue: Value?
    /// Where in a collection; never told.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// An object that is told when properties of others change.
///
/// Responders are such objects; an imported class that overrides `observeValue` becomes one.
public protocol KeyValueObserver: NSObject {
    /// A property that this object observes has another value.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
