extension Publishers {
    /// Sends the values of one publisher, and then those of another.
    public struct Concatenate<Prefix, Suffix>: Publisher
    where
        Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output
    {
        /// What it sends.
        public typealias Output = Suffix.Output
        /// Why it may fail.
        public typealias Failure = Suffix.Failure
        /// The one that goes before.
        public let prefix: Prefix
        /// The one that comes after.
        public let suffix: Suffix

        /// Has one go before the other.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = Relay(subscriber)
            let suffix = suffix
            subscriber.receive(subscription: relay)
            relay.follow(prefix) { completion in
                guard case .finished = completion else { return relay.end(completion) }
                relay.follow(suffix) { relay.end($0) }
            }
        }
    }
}

extension Publisher {
    /// These values, and then its own.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// The elements of a sequence, and then its own values.
    public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S: Sequence, Output == S.Element { prepend(Publishers.Sequence(sequence: elements)) }

    /// The values of another publisher, and then its own.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Its own values, and then these.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Its own values, and then the elements of a sequence.
    public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S: Sequence, Output == S.Element { append(Publishers.Sequence(sequence: elements)) }

    /// Its own values, and then those of another publisher.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
