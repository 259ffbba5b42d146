import Locks

/// A subject that has a value at any time, and sends it to whoever subscribes.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    private let outlets = Outlets<Output, Failure>()
    private let current: Locked<Output>

    /// One that has this value.
    public init(_ value: Output) { current = Locked(holding: value) }

    /// The value; setting it sends it.
    public var value: Output {
        get { current.with { $0 } }
        set { send(newValue) }
    }

    /// Takes another value, and sends it to all who want one. After the end nothing changes.
    public func send(_ input: Output) {
        guard !outlets.isOver else { return }
        let old = current.with { current in
            defer { current = input }
            return current
        }
        withExtendedLifetime(old) { outlets.send(input) }
    }

    /// Ends; what is sent later nobody hears.
    public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion) }

    /// Hears of a publisher whose values are to be taken.
    public func send(subscription: any Subscription) { outlets.hear(subscription) }

    /// Takes a subscriber in; it is sent the value once it wants one.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        let current = current
        SubjectOutlet.add(subscriber, to: outlets) { current.with { $0 } }
    }
}
