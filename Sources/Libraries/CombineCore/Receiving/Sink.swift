import Locks

extension Subscribers {
    /// A subscriber that passes all values and the completion to closures.
    public final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible where Failure: Error {
        private struct State {
            var subscription: (any Subscription)?
            var isOver = false
            var value: ((Input) -> Void)?
            var completion: ((Completion<Failure>) -> Void)?
        }

        private let state: Locked<State>

        /// Creates a subscriber from closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) { state = Locked(holding: State(value: receiveValue, completion: receiveCompletion)) }

        /// Requests unlimited values.
        public func receive(subscription: any Subscription) {
            let isMine = state.with { state in
                guard !state.isOver, state.subscription == nil else { return false }
                state.subscription = subscription
                return true
            }
            isMine ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Passes the value to the closure.
        public func receive(_ value: Input) -> Demand {
            state.with { $0.value }?(value)
            return .none
        }

        /// Passes the completion to the closure.
        public func receive(completion: Completion<Failure>) { close().completion?(completion) }

        /// Cancels the subscription; no closure is called afterwards.
        public func cancel() { close().subscription?.cancel() }

        private func close() -> State {
            state.with { state in
                defer { state = State(isOver: true) }
                return state
            }
        }

        /// The fixed name of the type.
        public var description: String { "Sink" }
    }

    /// A subscriber that assigns each value to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// Never fails.
        public typealias Failure = Never

        private struct State {
            var subscription: (any Subscription)?
            var object: Root?
        }

        private let state: Locked<State>
        /// The key path of the property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that assigns to a property. It holds the object strongly until the end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            state = Locked(holding: State(object: object))
            self.keyPath = keyPath
        }

        /// The object; nil after the end.
        public var object: Root? { state.with { $0.object } }

        /// Requests unlimited values.
        public func receive(subscription: any Subscription) {
            let isMine = state.with { state in
                guard state.object != nil, state.subscription == nil else { return false }
                state.subscription = subscription
                return true
            }
            isMine ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Assigns the value to the property.
        public func receive(_ value: Input) -> Demand {
            if let object { object[keyPath: keyPath] = value }
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) { withExtendedLifetime(close()) {} }

        /// Cancels the subscription and releases the object.
        public func cancel() { close().subscription?.cancel() }

        private func close() -> State {
            state.with { state in
                defer { state = State() }
                return state
            }
        }

        /// The fixed name of the type.
        public var description: String { "Assign" }
    }
}

extension Publisher {
    /// Passes all values and the completion to closures, until the returned object is cancelled or deallocated.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }

    /// Sends all values and the completion into a subject, until the returned object is cancelled or deallocated.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let inlet = UpstreamSubscriber<Output, Failure>()
        inlet.listen(
            begin: { [weak inlet] in if let inlet { subject.send(subscription: inlet) } },
            value: { value in
                subject.send(value)
                return .none
            }, end: subject.send(completion:))
        subscribe(inlet)
        return AnyCancellable(inlet)
    }
}

extension Publisher where Failure == Never {
    /// Passes all values to a closure, until the returned object is cancelled or deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property of an object, until the returned object is cancelled or deallocated.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
