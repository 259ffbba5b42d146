/// What sends values over time to those who subscribe, and at most one end.
public protocol Publisher<Output, Failure> {
    /// What it sends.
    associatedtype Output
    /// Why it may end too early; `Never` where it does not.
    associatedtype Failure: Error

    /// Takes a subscriber in: hands it one subscription, then values as they are asked for. ``subscribe(_:)`` calls it.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Has a subscriber hear of this publisher.
    public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }
}

/// Where the publishers lie that operators make.
public enum Publishers {}

/// Where what receives lies.
public enum Subscribers {}

/// Where subscriptions lie.
public enum Subscriptions {}
