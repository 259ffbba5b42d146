/// A publisher that code sends into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all who subscribed.
    func send(_ value: Output)
    /// Ends for all who subscribed, and for those who will.
    func send(completion: Subscribers.Completion<Failure>)
    /// Hears of a publisher whose values are to be sent on; it is asked for all of them once somebody wants some.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells all who subscribed that something happened.
    public func send() { send(()) }
}

/// A publisher that waits until it is told to begin, so that several can subscribe before.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Has it begin; the answer has it stop.
    func connect() -> any Cancellable
}

/// What makes data of values.
public protocol TopLevelEncoder<Output> {
    /// The data.
    associatedtype Output
    /// The value as data. Throws where it cannot be written.
    func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// What makes values of data.
public protocol TopLevelDecoder<Input> {
    /// The data.
    associatedtype Input
    /// The value in the data. Throws where there is none of the type.
    func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}
