/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
    /// Never fails.
    public typealias Failure = Never
    /// The value to send.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber; the value is sent on demand.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Never {
        SequenceSubscription.begin(CollectionOfOne(output), completion: .finished, downstream: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher that sends no values, and finishes immediately or never.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
    /// Whether the publisher finishes immediately; otherwise it never finishes.
    public let completeImmediately: Bool

    /// Creates a publisher that finishes immediately by default.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher with explicit types, which finishes immediately by default.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Attaches a subscriber, and finishes if `completeImmediately` is true.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
    /// The failure to send.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails with an error, with an explicit output type.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber and sends it the failure.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is created by a closure, once for each subscriber.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
    /// The type of the values sent.
    public typealias Output = DeferredPublisher.Output
    /// The type of the failure.
    public typealias Failure = DeferredPublisher.Failure
    /// The closure that creates the publisher for a new subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a deferred publisher from a closure.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Creates a publisher and attaches the subscriber to it.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}
