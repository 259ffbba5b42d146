extension Publishers {
    /// Fails with what a closure makes of a failure.
    public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// The publisher above.
        public let upstream: Upstream
        /// What is made of a failure.
        public let transform: (Upstream.Failure) -> Failure

        /// Puts it below a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Has a subscriber hear of it.
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

    /// Sends the same, as if it could fail.
    public struct SetFailureType<Upstream, Failure>: Publisher
    where Upstream: Publisher, Upstream.Failure == Never, Failure: Error {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// The publisher above.
        public let upstream: Upstream

        /// Puts it below a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.pass(
                to: subscriber,
                end: { _ in .finish }, take: { .pass($0) })
        }
    }

    /// Sends a value and ends where it would fail.
    public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Never
        /// The publisher above.
        public let upstream: Upstream
        /// What is sent where it failed.
        public let output: Upstream.Output

        /// Puts it below a publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }

        /// Has a subscriber hear of it.
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

    /// Ends the program where it would fail.
    public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Never
        /// The publisher above.
        public let upstream: Upstream
        /// What is said before the failure.
        public let prefix: String
        /// The file that asks for it.
        public let file: StaticString
        /// The line that asks for it.
        public let line: UInt

        /// Puts it below a publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
        }

        /// Has a subscriber hear of it.
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

    /// Sends each value as data.
    public struct Encode<Upstream, Notation>: Publisher
    where Upstream: Publisher, Upstream.Output: Encodable, Notation: TopLevelEncoder {
        /// What it sends.
        public typealias Output = Notation.Output
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// What makes data.
        public let encoder: Notation

        /// Puts it below a publisher.
        public init(upstream: Upstream, encoder: Notation) {
            (self.upstream, self.encoder) = (upstream, encoder)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let encoder = encoder
            upstream.passThrowing(to: subscriber) { .pass(try encoder.encode($0)) }
        }
    }

    /// Sends the value in each piece of data.
    public struct Decode<Upstream, Made, Notation>: Publisher
    where Upstream: Publisher, Made: Decodable, Notation: TopLevelDecoder, Notation.Input == Upstream.Output {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// What reads data.
        public let decoder: Notation

        /// Puts it below a publisher.
        public init(upstream: Upstream, decoder: Notation) {
            (self.upstream, self.decoder) = (upstream, decoder)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let decoder = decoder
            upstream.passThrowing(to: subscriber) { .pass(try decoder.decode(Made.self, from: $0)) }
        }
    }
}

extension Publisher {
    /// The same, which fails with what a closure makes of a failure.
    public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// The same, and a value and the end where it would fail.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// The same, for one that does not fail: a failure ends the program.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    /// The value in each piece of data; it fails where there is none.
    public func decode<Item, Notation>(
        type: Item.Type, decoder: Notation
    ) -> Publishers.Decode<Self, Item, Notation>
    where Item: Decodable, Notation: TopLevelDecoder, Output == Notation.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publisher where Failure == Never {
    /// The same, as if it could fail so.
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publisher where Output: Encodable {
    /// Each value as data; it fails where one cannot be written.
    public func encode<Notation>(encoder: Notation) -> Publishers.Encode<Self, Notation>
    where Notation: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
