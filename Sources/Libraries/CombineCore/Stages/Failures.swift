extension Publishers {
    /// A publisher that transforms the failure.
    public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms the failure.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.pass(
                to: subscriber,
                end: { completion in
                    switch completion {
                    case .finished: .finish
                    case .failure(let error): .fail(transform(error))
                    }
                }, take: { .pass($0) })
        }
    }

    /// A publisher that changes the failure type of a publisher that never fails.
    public struct SetFailureType<Upstream, Failure>: Publisher
    where Upstream: Publisher, Upstream.Failure == Never, Failure: Error {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.pass(
                to: subscriber,
                end: { _ in .finish }, take: { .pass($0) })
        }
    }

    /// A publisher that replaces a failure with a value and finishes.
    public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Never
        /// The upstream publisher.
        public let upstream: Upstream
        /// The value sent instead of a failure.
        public let output: Upstream.Output

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Never {
            let output = output
            upstream.pass(
                to: subscriber,
                end: { completion in
                    switch completion {
                    case .finished: .finish
                    case .failure: .last(output)
                    }
                }, take: { .pass($0) })
        }
    }

    /// A publisher that terminates the program on a failure.
    public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Never
        /// The upstream publisher.
        public let upstream: Upstream
        /// The text before the error in the message.
        public let prefix: String
        /// The file named in the message.
        public let file: StaticString
        /// The line named in the message.
        public let line: UInt

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Never {
            let (prefix, file, line) = (prefix, file, line)
            upstream.pass(
                to: subscriber,
                end: { completion in
                    switch completion {
                    case .finished: .finish
                    case .failure(let error): fatalError("\(prefix) \(error)", file: file, line: line)
                    }
                }, take: { .pass($0) })
        }
    }

    /// A publisher that encodes each value.
    public struct Encode<Upstream, Notation>: Publisher
    where Upstream: Publisher, Upstream.Output: Encodable, Notation: TopLevelEncoder {
        /// The type of the values sent.
        public typealias Output = Notation.Output
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The encoder.
        public let encoder: Notation

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, encoder: Notation) {
            (self.upstream, self.encoder) = (upstream, encoder)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let encoder = encoder
            upstream.passThrowing(to: subscriber) { .pass(try encoder.encode($0)) }
        }
    }

    /// A publisher that decodes each value.
    public struct Decode<Upstream, Made, Notation>: Publisher
    where Upstream: Publisher, Made: Decodable, Notation: TopLevelDecoder, Notation.Input == Upstream.Output {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The decoder.
        public let decoder: Notation

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, decoder: Notation) {
            (self.upstream, self.decoder) = (upstream, decoder)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let decoder = decoder
            upstream.passThrowing(to: subscriber) { .pass(try decoder.decode(Made.self, from: $0)) }
        }
    }
}

extension Publisher {
    /// Transforms the failure.
    public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Replaces a failure with a value and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Terminates the program on a failure.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    /// Decodes each value; fails if that is impossible.
    public func decode<Item, Notation>(
        type: Item.Type, decoder: Notation
    ) -> Publishers.Decode<Self, Item, Notation>
    where Item: Decodable, Notation: TopLevelDecoder, Output == Notation.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publisher where Failure == Never {
    /// Changes the failure type.
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value; fails if that is impossible.
    public func encode<Notation>(encoder: Notation) -> Publishers.Encode<Self, Notation>
    where Notation: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
