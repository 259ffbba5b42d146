/// A publisher that hides the type of the publisher it wraps.
public struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible where Failure: Error {
    private let whole: any Publisher<Output, Failure>

    /// Wraps a publisher.
    public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
        whole = (publisher as? AnyPublisher<Output, Failure>)?.whole ?? publisher
    }

    /// Attaches the subscriber to the wrapped publisher.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        whole.receive(subscriber: subscriber)
    }

    /// The fixed name of the type.
    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Wraps this publisher in an ``AnyPublisher``.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber that hides the type of the subscriber it wraps.
public struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible where Failure: Error {
    private let begin: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void
    /// The identifier of the wrapped subscriber.
    public let combineIdentifier: CombineIdentifier

    /// Wraps a subscriber.
    public init<S>(_ s: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
        begin = s.receive(subscription:)
        take = s.receive(_:)
        end = s.receive(completion:)
        combineIdentifier = s.combineIdentifier
    }

    /// Creates a subscriber that forwards everything to a subject.
    public init<S>(_ s: S) where S: Subject, Input == S.Output, Failure == S.Failure {
        begin = s.send(subscription:)
        take = {
            s.send($0)
            return .none
        }
        end = s.send(completion:)
        combineIdentifier = CombineIdentifier()
    }

    /// Creates a subscriber from closures. An omitted closure ignores its event and requests no values.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        begin = receiveSubscription ?? { _ in }
        take = receiveValue ?? { _ in .none }
        end = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
    }

    /// Forwards to the wrapped subscriber.
    public func receive(subscription: any Subscription) { begin(subscription) }
    /// Forwards the value, and returns the additional demand of the wrapped subscriber.
    public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
    /// Forwards to the wrapped subscriber.
    public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
    /// The fixed name of the type.
    public var description: String { "AnySubscriber" }
}
