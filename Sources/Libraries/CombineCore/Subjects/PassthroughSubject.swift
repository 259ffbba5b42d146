/// A subject that sends each value on to those who want one then, and keeps none.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    private let outlets = Outlets<Output, Failure>()

    /// One that nobody has subscribed to.
    public init() {}

    /// Sends a value to all who want one.
    public func send(_ input: Output) { outlets.send(input) }

    /// Ends; what is sent later nobody hears.
    public func send(completion: Subscribers.Completion<Failure>) { outlets.send(completion) }

    /// Hears of a publisher whose values are to be sent on.
    public func send(subscription: any Subscription) { outlets.hear(subscription) }

    /// Takes a subscriber in.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        SubjectOutlet.add(subscriber, to: outlets)
    }
}
