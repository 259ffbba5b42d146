/// A publisher that code can send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Completes for current and later subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Subscribes the subject to an upstream publisher, from which all values are requested once a subscriber has
    /// demand.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an empty value to all subscribers.
    public func send() { send(()) }
}

/// A publisher that sends nothing before `connect()`, so that several subscribers can attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending; cancelling the returned object stops it.
    func connect() -> any Cancellable
}

/// An encoder that produces data from values.
public protocol TopLevelEncoder<Output> {
    /// The type of the data.
    associatedtype Output
    /// Encodes a value, or throws if it cannot be encoded.
    func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// A decoder that produces values from data.
public protocol TopLevelDecoder<Input> {
    /// The type of the data.
    associatedtype Input
    /// Decodes a value, or throws if the data has no value of this type.
    func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}
