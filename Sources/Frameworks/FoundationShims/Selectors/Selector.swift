/// The name of a method. The method is looked up in a ``SelectorTable``, or is part of the selector.
///
/// Two selectors with the same name are equal.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String
    /// The method; nil if it is to be looked up by name. It is code without captured state, so sessions can share it.
    nonisolated(unsafe) let method: SelectorMethod?

    /// Creates a selector with a name in Objective-C's spelling: `routeToDetailWithSegue:`.
    public init(_ name: String) { self.init(name, method: nil) }
    /// Creates a selector with a name in Objective-C's spelling.
    public init(stringLiteral value: String) { self.init(value) }

    init(_ name: String, method: SelectorMethod?) {
        self.name = name
        self.method = method
    }

    /// The name of the method.
    public var description: String { name }

    /// Returns whether the names are equal.
    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
    /// Creates a selector for a method without arguments, instead of `#selector(Screen.refresh)`: `Selector("refresh",
    /// Screen.refresh)`.
    public init<Target: AnyObject, Answer>(_ name: String, _ method: @escaping (Target) -> () -> Answer) {
        self.init(name, method: SelectorMethod { (target: Target, _) in _ = method(target)() })
    }

    /// Creates a selector for a method with a sender: `Selector("pressed:", Screen.pressed)`.
    public init<Target: AnyObject, Sender, Answer>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Answer) {
        self.init(
            name,
            method: SelectorMethod { (target: Target, arguments) in
                _ = method(target)(try arguments.value(0))
            })
    }

    /// Creates a selector for a static method without arguments.
    public init(_ name: String, _ method: @escaping () -> Void) {
        self.init(name, method: SelectorMethod(ofClass: { _ in method() }))
    }

    /// Creates a selector for a static method with a sender.
    public init<Sender>(_ name: String, _ method: @escaping (Sender) -> Void) {
        self.init(name, method: SelectorMethod(ofClass: { method(try $0.value(0)) }))
    }

    /// Creates a selector for a method with sender and event: `Selector("pressed:with:", Screen.pressed(_:with:))`.
    public init<Target: AnyObject, Sender, Event, Answer>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Answer
    ) {
        self.init(
            name,
            method: SelectorMethod { (target: Target, arguments) in
                _ = method(target)(try arguments.value(0), try arguments.value(1))
            })
    }

    /// Creates a selector for a method with three arguments, such as the completion of saving a picture.
    public init<Target: AnyObject, First, Second, Third, Answer>(
        _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Answer
    ) {
        self.init(
            name,
            method: SelectorMethod { (target: Target, arguments) in
                _ = method(target)(try arguments.value(0), try arguments.value(1), try arguments.value(2))
            })
    }
}

extension Selector {
    /// Creates a selector for a property, in the place of `#selector(getter: Screen.isOpen)`. It can be compared,
    /// and objects respond to it. `perform` reads the property, but does not return its value.
    public init<Target: AnyObject, Value>(getter name: String, _ path: KeyPath<Target, Value>) {
        self.init(name, method: SelectorMethod { (target: Target, _) in _ = target[keyPath: path] })
    }

    /// Creates a selector that sets a property, in the place of `#selector(setter: Screen.note)`.
    public init<Target: AnyObject, Value>(setter name: String, _ path: ReferenceWritableKeyPath<Target, Value>) {
        self.init(
            name,
            method: SelectorMethod { (target: Target, arguments) in target[keyPath: path] = try arguments.value(0) })
    }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
