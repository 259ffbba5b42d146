extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// How many.
        public let count: Int

        /// Puts it below a publisher.
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            var rest = count
            upstream.pass(to: subscriber) { value in
                guard rest > 0 else { return .pass(value) }
                rest -= 1
                return .skip
            }
        }
    }

    /// Leaves out the first values, while a closure says so.
    public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether to go on leaving out.
        public let predicate: (Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            var drops = true
            upstream.pass(to: subscriber) { value in
                drops = drops && predicate(value)
                return drops ? .skip : .pass(value)
            }
        }
    }

    /// Leaves out the first values, while a closure says so, until it throws.
    public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether to go on leaving out.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            var drops = true
            upstream.passThrowing(to: subscriber) { value in
                drops = try drops && predicate(value)
                return drops ? .skip : .pass(value)
            }
        }
    }

    /// Ends once a closure says no.
    public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether to go on.
        public let predicate: (Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            upstream.pass(to: subscriber) { predicate($0) ? .pass($0) : .stop }
        }
    }

    /// Ends once a closure says no or throws.
    public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether to go on.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.passThrowing(to: subscriber) { try predicate($0) ? .pass($0) : .stop }
        }
    }

    /// Sends the values in some places.
    public struct Output<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Which, counted from none.
        public let range: CountableRange<Int>

        /// Puts it below a publisher.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            (self.upstream, self.range) = (upstream, range)
        }

        /// Has a subscriber hear of it.
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

    /// Sends the first value that a closure says yes to, and ends.
    public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether it is that one.
        public let predicate: (Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            upstream.pass(to: subscriber) { predicate($0) ? .last($0) : .skip }
        }
    }

    /// Sends the first value that a closure says yes to, and ends; or fails as it throws.
    public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether it is that one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.passThrowing(to: subscriber) { try predicate($0) ? .last($0) : .skip }
        }
    }

    /// Sends the last value that a closure says yes to, at the end.
    public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether it may be that one.
        public let predicate: (Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            var last: Output?
            upstream.pass(to: subscriber, .all, last: { last }) { value in
                if predicate(value) { last = value }
                return .skip
            }
        }
    }

    /// Sends the last value that a closure says yes to, at the end; or fails as it throws.
    public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether it may be that one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            var last: Output?
            upstream.passThrowing(to: subscriber, .all, last: { last }) { value in
                if try predicate(value) { last = value }
                return .skip
            }
        }
    }
}

extension Publishers {
    /// Sends the first value and ends.
    public typealias First<Upstream: Publisher> = Output<Upstream>
    /// Sends the last value at the end.
    public typealias Last<Upstream: Publisher> = LastWhere<Upstream>
}

extension Publisher {
    /// All but the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "nobody drops fewer values than none")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// All but the first values, which a closure says yes to.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// All but the first values, which a closure says yes to; it fails where that throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// So many values, and then the end.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// The values until a closure says no, and then the end.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// The values until a closure says no, and then the end; it fails where that throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// The value in a place, counted from none, and then the end.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<(index + 1)) }

    /// The values in some places, counted from none, and then the end.
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "there is no value before the first")
        return Publishers.Output(upstream: self, range: range)
    }

    /// The first value, and then the end.
    public func first() -> Publishers.First<Self> { prefix(1) }

    /// The first value that a closure says yes to, and then the end.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// The first value that a closure says yes to, and then the end; it fails where that throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// The last value, at the end.
    public func last() -> Publishers.Last<Self> { last { _ in true } }

    /// The last value that a closure says yes to, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// The last value that a closure says yes to, at the end; it fails where that throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
