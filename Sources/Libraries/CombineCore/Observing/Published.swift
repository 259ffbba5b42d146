import Locks

/// A property of an object that tells of each value it is given, before it has it; `$` and its name is the publisher.
///
/// An ``ObservableObject`` says by its `objectWillChange`, too, that such a property is about to change.
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// A property that begins with a value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// A property that begins with a value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// Sends the value to whoever subscribes, and then each one that the property is given.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        nonmutating set { storage.follow(newValue.storage) }
    }

    /// The values of a property that is published; they do not end, even if the object is gone.
    public struct Publisher: CombineCore.Publisher {
        /// What it sends.
        public typealias Output = Value
        /// It does not fail.
        public typealias Failure = Never
        fileprivate let storage: PublishedStorage<Value>

        /// Takes a subscriber in; it is sent the value once it wants one.
        public func receive<S>(subscriber: S) where S: Subscriber, Value == S.Input, S.Failure == Never {
            storage.add(subscriber)
        }
    }
}

extension Publisher where Failure == Never {
    /// Gives a published property each value, as long as the property is there.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.keep(sink { [weak storage = published.storage] in storage?.set($0) })
    }
}

/// What an ``ObservableObject`` finds of its published properties.
protocol Observed {
    /// Whom to tell before the value changes.
    func install(_ publisher: ObservableObjectPublisher)
}

extension Published: Observed {
    func install(_ publisher: ObservableObjectPublisher) { storage.install(publisher) }
}

/// A published property's value and those who hear of it.
private final class PublishedStorage<Value> {
    private struct State {
        var value: Value
        var publisher: ObservableObjectPublisher?
        var kept: [AnyCancellable] = []
    }

    private let state: Locked<State>
    private let outlets = Outlets<Value, Never>()

    init(_ value: Value) { state = Locked(holding: State(value: value)) }

    var value: Value { state.with { $0.value } }

    func set(_ value: Value) {
        state.with { $0.publisher }?.send()
        outlets.send(value)
        let old = state.with { state in
            defer { state.value = value }
            return state.value
        }
        withExtendedLifetime(old) {}
    }

    func add<Downstream: Subscriber>(_ downstream: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
        let state = state
        SubjectOutlet.add(downstream, to: outlets) { state.with { $0.value } }
    }

    func install(_ publisher: ObservableObjectPublisher) { state.with { $0.publisher = publisher } }

    func keep(_ cancellable: AnyCancellable) { state.with { $0.kept.append(cancellable) } }

    /// Has the values of another property from now on; the own one, as it is written back after a call, changes
    /// nothing.
    func follow(_ other: PublishedStorage) {
        if other !== self { keep(Published.Publisher(storage: other).sink { [weak self] in self?.set($0) }) }
    }
}
