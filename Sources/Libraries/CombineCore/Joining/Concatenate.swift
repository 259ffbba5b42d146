extension Publishers {
    /// A publisher that sends the values of one publisher, then those of another.
    public struct Concatenate<Prefix, Suffix>: Publisher
    where
        Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output
    {
        /// The type of the values sent.
        public typealias Output = Suffix.Output
        /// The type of the failure.
        public typealias Failure = Suffix.Failure
        /// The publisher whose values are sent first.
        public let prefix: Prefix
        /// The publisher whose values are sent after the other one has finished.
        public let suffix: Suffix

        /// Creates a publisher that sends one publisher's values before another's.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let relay = SwitchingSubscription(subscriber)
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
    /// Sends these values before those of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence before the values of this publisher.
    public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S: Sequence, Output == S.Element { prepend(Publishers.Sequence(sequence: elements)) }

    /// Sends the values of another publisher before those of this publisher.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends these values after those of this publisher.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence after the values of this publisher.
    public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S: Sequence, Output == S.Element { append(Publishers.Sequence(sequence: elements)) }

    /// Sends the values of another publisher after those of this publisher.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
