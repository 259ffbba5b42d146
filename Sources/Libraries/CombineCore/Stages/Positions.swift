extension Publishers {
    /// A publisher that drops the first values.
    public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The number of values to drop.
        public let count: Int

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            var rest = count
            upstream.pass(to: subscriber) { value in
                guard rest > 0 else { return .pass(value) }
                rest -= 1
                return .skip
            }
        }
    }

    /// A publisher that drops values while they satisfy a predicate.
    public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true while values are to be dropped.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            var drops = true
            upstream.pass(to: subscriber) { value in
                drops = drops && predicate(value)
                return drops ? .skip : .pass(value)
            }
        }
    }

    /// A publisher that drops values while they satisfy a predicate, and fails if the predicate throws.
    public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true while values are to be dropped.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            var drops = true
            upstream.passThrowing(to: subscriber) { value in
                drops = try drops && predicate(value)
                return drops ? .skip : .pass(value)
            }
        }
    }

    /// A publisher that finishes at the first value that does not satisfy a predicate.
    public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true while values are to be passed on.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            upstream.pass(to: subscriber) { predicate($0) ? .pass($0) : .stop }
        }
    }

    /// A publisher that finishes at the first value that does not satisfy a predicate, and fails if the predicate
    /// throws.
    public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true while values are to be passed on.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.passThrowing(to: subscriber) { try predicate($0) ? .pass($0) : .stop }
        }
    }

    /// A publisher that sends the values at a range of positions.
    public struct Output<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The positions, counted from 0.
        public let range: CountableRange<Int>

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            (self.upstream, self.range) = (upstream, range)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let range = range
            var place = 0
            if range.isEmpty { return Empty<Output, Failure>().receive(subscriber: subscriber) }
            upstream.pass(to: subscriber) { value in
                defer { place += 1 }
                if place < range.lowerBound { return .skip }
                return place == range.upperBound - 1 ? .last(value) : .pass(value)
            }
        }
    }

    /// A publisher that sends the first value that satisfies a predicate and finishes.
    public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true for the value to send.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            upstream.pass(to: subscriber) { predicate($0) ? .last($0) : .skip }
        }
    }

    /// A publisher that sends the first value that satisfies a predicate and finishes, or fails if the predicate
    /// throws.
    public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true for the value to send.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.passThrowing(to: subscriber) { try predicate($0) ? .last($0) : .skip }
        }
    }

    /// A publisher that sends the last value that satisfies a predicate, when the upstream finishes.
    public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true for values that qualify.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            var last: Output?
            upstream.pass(to: subscriber, appetite: .all, last: { last }) { value in
                if predicate(value) { last = value }
                return .skip
            }
        }
    }

    /// A publisher that sends the last value that satisfies a predicate, when the upstream finishes. Fails if the
    /// predicate throws.
    public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true for values that qualify.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            var last: Output?
            upstream.passThrowing(to: subscriber, appetite: .all, last: { last }) { value in
                if try predicate(value) { last = value }
                return .skip
            }
        }
    }
}

extension Publishers {
    /// A publisher that sends the first value and finishes.
    public typealias First<Upstream: Publisher> = Output<Upstream>
    /// A publisher that sends the last value when the upstream finishes.
    public typealias Last<Upstream: Publisher> = LastWhere<Upstream>
}

extension Publisher {
    /// Drops the first `count` values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "nobody drops fewer values than none")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Drops values while they satisfy a predicate.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops values while they satisfy a predicate; fails if the predicate throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Sends the first `maxLength` values, then finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// Sends values while they satisfy a predicate, then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values while they satisfy a predicate, then finishes; fails if the predicate throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends the value at a position, counted from 0, then finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<(index + 1)) }

    /// Sends the values at a range of positions, counted from 0, then finishes.
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "there is no value before the first")
        return Publishers.Output(upstream: self, range: range)
    }

    /// Sends the first value, then finishes.
    public func first() -> Publishers.First<Self> { prefix(1) }

    /// Sends the first value that satisfies a predicate, then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value that satisfies a predicate, then finishes; fails if the predicate throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value when this publisher finishes.
    public func last() -> Publishers.Last<Self> { last { _ in true } }

    /// Sends the last value that satisfies a predicate, when this publisher finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that satisfies a predicate, when this publisher finishes; fails if the predicate throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
