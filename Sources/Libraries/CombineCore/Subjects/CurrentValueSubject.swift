import Locks

/// A subject that holds a current value and sends it to new subscribers.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    private let outlets = SubscriberList<Output, Failure>()
    private let current: Locked<Output>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { current = Locked(holding: value) }

    /// The current value; setting it sends it.
    public var value: Output {
        get { current.with { $0 } }
        set { send(newValue) }
    }

    /// Stores a value and sends it to subscribers with demand. Does nothing after the completion.
    public func send(_ input: Output) {
        guard !outlets.isOver else { return }
        let old = current.with { current in
            defer { current = input }
            return current
        }
        withExtendedLifetime(old) { outlets.send(input) }
    }

    /// Completes the subject; later values are dropped.
    public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion) }

    /// Subscribes the subject to an upstream publisher.
    public func send(subscription: any Subscription) { outlets.receive(subscription: subscription) }

    /// Attaches a subscriber, which receives the current value on its first demand.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        let current = current
        SubjectSubscription.add(subscriber, to: outlets) { current.with { $0 } }
    }
}
