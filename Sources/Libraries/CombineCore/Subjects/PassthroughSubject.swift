/// A subject that sends each value to the subscribers that have demand, and stores none.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    private let outlets = SubscriberList<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Sends a value to subscribers with demand.
    public func send(_ input: Output) { outlets.send(input) }

    /// Completes the subject; later values are dropped.
    public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion) }

    /// Subscribes the subject to an upstream publisher.
    public func send(subscription: any Subscription) { outlets.receive(subscription: subscription) }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        SubjectSubscription.add(subscriber, to: outlets)
    }
}
