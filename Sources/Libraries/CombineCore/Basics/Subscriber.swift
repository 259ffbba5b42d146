/// What hears of a publisher: of one subscription, of as many values as it asked for, and of one end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it takes.
    associatedtype Input
    /// Why what it hears may end too early.
    associatedtype Failure: Error

    /// The publisher took the subscriber in; values come once they are asked for.
    func receive(subscription: any Subscription)
    /// A value came; answers how many more are wanted beyond those that were asked for before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Nothing more comes.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Something came that says nothing but that it came.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// One subscriber at one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many values more.
    func request(_ demand: Subscribers.Demand)
}

/// What can be called off.
public protocol Cancellable {
    /// Calls it off; a second time does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it among others, where it is called off as it is let go of.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self as? AnyCancellable ?? AnyCancellable(self))
    }

    /// Keeps it among others, where it is called off as it is let go of.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self as? AnyCancellable ?? AnyCancellable(self))
    }
}

extension Subscriptions {
    /// The subscription of a publisher that has nothing to send.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    let description = "Empty"

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
