import Locks

extension Subscribers {
    /// Hands all values and the end to closures.
    public final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible where Failure: Error {
        private struct State {
            var subscription: (any Subscription)?
            var isOver = false
            var value: ((Input) -> Void)?
            var completion: ((Completion<Failure>) -> Void)?
        }

        private let state: Locked<State>

        /// Hands them to these.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) { state = Locked(holding: State(value: receiveValue, completion: receiveCompletion)) }

        /// Asks for all there is.
        public func receive(subscription: any Subscription) {
            let isMine = state.with { state in
                guard !state.isOver, state.subscription == nil else { return false }
                state.subscription = subscription
                return true
            }
            isMine ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Hands the value on.
        public func receive(_ value: Input) -> Demand {
            state.with { $0.value }?(value)
            return .none
        }

        /// Hands the end on.
        public func receive(completion: Completion<Failure>) { close().completion?(completion) }

        /// Hears nothing any more.
        public func cancel() { close().subscription?.cancel() }

        private func close() -> State {
            state.with { state in
                defer { state = State(isOver: true) }
                return state
            }
        }

        /// Its own name.
        public var description: String { "Sink" }
    }

    /// Sets a property of an object to each value.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// It cannot fail.
        public typealias Failure = Never

        private struct State {
            var subscription: (any Subscription)?
            var object: Root?
        }

        private let state: Locked<State>
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Sets that property; the object is held until the end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            state = Locked(holding: State(object: object))
            self.keyPath = keyPath
        }

        /// The object; nil after the end.
        public var object: Root? { state.with { $0.object } }

        /// Asks for all there is.
        public func receive(subscription: any Subscription) {
            let isMine = state.with { state in
                guard state.object != nil, state.subscription == nil else { return false }
                state.subscription = subscription
                return true
            }
            isMine ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Sets the property.
        public func receive(_ value: Input) -> Demand {
            if let object { object[keyPath: keyPath] = value }
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Completion<Never>) { withExtendedLifetime(close()) {} }

        /// Sets nothing any more.
        public func cancel() { close().subscription?.cancel() }

        private func close() -> State {
            state.with { state in
                defer { state = State() }
                return state
            }
        }

        /// Its own name.
        public var description: String { "Assign" }
    }
}

extension Publisher {
    /// Hands all values and the end to closures, until the answer is called off or let go of.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }

    /// Sends all values and the end into a subject, until the answer is called off or let go of.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let inlet = Inlet<Output, Failure>()
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
    /// Hands all values to a closure, until the answer is called off or let go of.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object to each value, until the answer is called off or let go of.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
