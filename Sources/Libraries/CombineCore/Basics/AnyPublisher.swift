/// A publisher of which only is known what it sends.
public struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible where Failure: Error {
    private let whole: any Publisher<Output, Failure>

    /// Hides what a publisher is.
    public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
        whole = (publisher as? AnyPublisher<Output, Failure>)?.whole ?? publisher
    }

    /// Hands the subscriber to the publisher within.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        whole.receive(subscriber: subscriber)
    }

    /// Its own name.
    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// The same, of which only is known what it sends.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber of which only is known what it takes.
public struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible where Failure: Error {
    private let begin: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void
    /// That of the subscriber within.
    public let combineIdentifier: CombineIdentifier

    /// Hides what a subscriber is.
    public init<S>(_ s: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
        begin = s.receive(subscription:)
        take = s.receive(_:)
        end = s.receive(completion:)
        combineIdentifier = s.combineIdentifier
    }

    /// Hands all that comes to a subject.
    public init<S>(_ s: S) where S: Subject, Input == S.Output, Failure == S.Failure {
        begin = s.send(subscription:)
        take = {
            s.send($0)
            return .none
        }
        end = s.send(completion:)
        combineIdentifier = CombineIdentifier()
    }

    /// A subscriber of closures; one that is left out asks for nothing and hears nothing.
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

    /// Tells the subscriber within.
    public func receive(subscription: any Subscription) { begin(subscription) }
    /// Hands the value on; answers what the subscriber within wants more.
    public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
    /// Tells the subscriber within.
    public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
    /// Its own name.
    public var description: String { "AnySubscriber" }
}
