/// A source of values over time, followed by at most one completion.
public protocol Publisher<Output, Failure> {
    /// The type of the values sent.
    associatedtype Output
    /// The type of the failure; `Never` if the publisher cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber: sends it one subscription, then values on demand. Called by ``subscribe(_:)->()``.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }
}

/// The namespace of the publishers that operators create.
public enum Publishers {}

/// The namespace of subscribers.
public enum Subscribers {}

/// The namespace of subscriptions.
public enum Subscriptions {}
