/// Sends one value and ends.
public struct Just<Output>: Publisher {
    /// It does not fail.
    public typealias Failure = Never
    /// What it sends.
    public let output: Output

    /// Sends that value to everybody.
    public init(_ output: Output) { self.output = output }

    /// Sends the value once it is wanted.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Never {
        Emission.begin(CollectionOfOne(output), .finished, subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

/// Sends nothing, and ends at once or never.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
    /// Whether it ends.
    public let completeImmediately: Bool

    /// Ends at once, unless told otherwise.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Ends at once, unless told otherwise; the types say what it would send.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Tells the subscriber of the end, where there is one.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails at once.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
    /// Why.
    public let error: Failure

    /// Fails for that reason.
    public init(error: Failure) { self.error = error }

    /// Fails for that reason; the type says what it would send.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Tells the subscriber of the failure.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// Is made anew by a closure for everybody who subscribes.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
    /// What it sends.
    public typealias Output = DeferredPublisher.Output
    /// Why it may fail.
    public typealias Failure = DeferredPublisher.Failure
    /// What makes it.
    public let createPublisher: () -> DeferredPublisher

    /// Has a closure make it.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Makes a publisher and hands it the subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}
