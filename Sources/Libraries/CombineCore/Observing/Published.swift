import Locks

/// A property that publishes each new value before it is stored; the projected value (`$name`) is the publisher.
///
/// The `objectWillChange` of an ``ObservableObject`` also announces changes of such a property.
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// The current value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// The publisher of the current value and of all later ones.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        nonmutating set { storage.follow(newValue.storage) }
    }

    /// The publisher of a property's values. The stream does not finish, even after the object is deallocated.
    public struct Publisher: CombineCore.Publisher {
        /// The type of the values sent.
        public typealias Output = Value
        /// Never fails.
        public typealias Failure = Never
        fileprivate let storage: PublishedStorage<Value>

        /// Attaches a subscriber, which receives the current value on its first demand.
        public func receive<S>(subscriber: S) where S: Subscriber, Value == S.Input, S.Failure == Never {
            storage.add(subscriber)
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a published property, for the lifetime of that property.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.store(sink { [weak storage = published.storage] in storage?.set($0) })
    }
}

/// A published property, in the form in which ``ObservableObject`` finds it by reflection.
protocol Observed {
    /// Sets the publisher that is notified before the value changes.
    func install(_ publisher: ObservableObjectPublisher)
}

extension Published: Observed {
    func install(_ publisher: ObservableObjectPublisher) { storage.install(publisher) }
}

/// The value of a published property and its subscribers.
private final class PublishedStorage<Value> {
    private struct State {
        var value: Value
        /// The value being sent, which is stored afterwards. A subscriber that is added meanwhile receives it first.
        var incoming: Value?
        var publisher: ObservableObjectPublisher?
        var kept: [AnyCancellable] = []
    }

    private let state: Locked<State>
    private let outlets = SubscriberList<Value, Never>()

    init(_ value: Value) { state = Locked(holding: State(value: value)) }

    var value: Value { state.with { $0.value } }

    func set(_ value: Value) {
        state.with { $0.publisher }?.send()
        state.with { $0.incoming = value }
        outlets.send(value)
        let old = state.with { state in
            defer { (state.value, state.incoming) = (value, nil) }
            return state.value
        }
        withExtendedLifetime(old) {}
    }

    func add<Downstream: Subscriber>(_ downstream: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
        let state = state
        SubjectSubscription.add(downstream, to: outlets) { state.with { $0.incoming ?? $0.value } }
    }

    func install(_ publisher: ObservableObjectPublisher) { state.with { $0.publisher = publisher } }

    func store(_ cancellable: AnyCancellable) { state.with { $0.kept.append(cancellable) } }

    /// Assigns all further values of another property to this one. Does nothing if both are the same property: Swift
    /// assigns a `$property` to itself after it was passed `inout`.
    func follow(_ other: PublishedStorage) {
        if other !== self { store(Published.Publisher(storage: other).sink { [weak self] in self?.set($0) }) }
    }
}
