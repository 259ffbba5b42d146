/// The name of a method that can be called while the program runs: found in a ``SelectorTable``, or given along.
///
/// Two selectors are equal when their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String
    /// A method is code and holds nothing, so it may go where it likes; what it is called on stays in its session.
    nonisolated(unsafe) let method: SelectorMethod?

    /// A name, spelled as Objective-C would: `routeToDetailWithSegue:`.
    public init(_ name: String) { self.init(name, method: nil) }
    /// A name, spelled as Objective-C would.
    public init(stringLiteral value: String) { self.init(value) }

    init(_ name: String, method: SelectorMethod?) {
        self.name = name
        self.method = method
    }

    /// The name.
    public var description: String { name }

    /// Whether the names are the same.
    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
    /// Takes in the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
    /// A method without arguments, as `#selector(Screen.refresh)` says on iOS: `Selector("refresh", Screen.refresh)`.
    public init<Target: AnyObject, Answer>(_ name: String, _ method: @escaping (Target) -> () -> Answer) {
        self.init(name, method: SelectorMethod { (target: Target, _) in _ = method(target)() })
    }

    /// A method that takes who sent it: `Selector("pressed:", Screen.pressed)`.
    public init<Target: AnyObject, Sender, Answer>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Answer) {
        self.init(
            name,
            method: SelectorMethod { (target: Target, arguments) in
                _ = method(target)(try arguments.value(0))
            })
    }

    /// A method of a class itself, without arguments.
    public init(_ name: String, _ method: @escaping () -> Void) {
        self.init(name, method: SelectorMethod(ofClass: { _ in method() }))
    }

    /// A method of a class itself that takes who sent it.
    public init<Sender>(_ name: String, _ method: @escaping (Sender) -> Void) {
        self.init(name, method: SelectorMethod(ofClass: { method(try $0.value(0)) }))
    }

    /// A method that takes who sent it and what happened: `Selector("pressed:with:", Screen.pressed(_:with:))`.
    public init<Target: AnyObject, Sender, Event, Answer>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Answer
    ) {
        self.init(
            name,
            method: SelectorMethod { (target: Target, arguments) in
                _ = method(target)(try arguments.value(0), try arguments.value(1))
            })
    }
}

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
