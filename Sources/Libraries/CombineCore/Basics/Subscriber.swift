/// A receiver of a publisher's events: one subscription, as many values as it requested, and one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values received.
    associatedtype Input
    /// The type of the failure that can be received.
    associatedtype Failure: Error

    /// Called with the subscription, through which values are requested.
    func receive(subscription: any Subscription)
    /// Receives a value and returns additional demand.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called once at the end of the stream.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an empty value and returns additional demand.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between one subscriber and one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests additional values.
    func request(_ demand: Subscribers.Demand)
}

/// An operation that can be cancelled.
public protocol Cancellable {
    /// Cancels the operation; later calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Stores the operation in a collection. The operation is cancelled when it is removed from the collection, or when
    /// the collection is deallocated.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Stores the operation in a set. The operation is cancelled when it is removed from the set, or when the set is
    /// deallocated.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self as? AnyCancellable ?? AnyCancellable(self))
    }
}

extension Subscriptions {
    /// A subscription of a publisher that sends no values.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    let description = "Empty"

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
