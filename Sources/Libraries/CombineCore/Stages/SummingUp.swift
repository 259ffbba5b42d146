extension Publishers {
    /// Sends what came of all values, at the end.
    public struct Reduce<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What it begins with.
        public let initial: Made
        /// What is made of the result and the next value.
        public let nextPartialResult: (Made, Upstream.Output) -> Made

        /// Puts it below a publisher.
        public init(upstream: Upstream, initial: Made, nextPartialResult: @escaping (Made, Upstream.Output) -> Made) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let next = nextPartialResult
            var result = initial
            upstream.pass(to: subscriber, .all, last: { result }) { value in
                result = next(result, value)
                return .skip
            }
        }
    }

    /// Sends what came of all values, at the end; or fails as a closure throws.
    public struct TryReduce<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// What it begins with.
        public let initial: Made
        /// What is made of the result and the next value.
        public let nextPartialResult: (Made, Upstream.Output) throws -> Made

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, initial: Made, nextPartialResult: @escaping (Made, Upstream.Output) throws -> Made
        ) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let next = nextPartialResult
            var result = initial
            upstream.passThrowing(to: subscriber, .all, last: { result }) { value in
                result = try next(result, value)
                return .skip
            }
        }
    }

    /// Sends all values as one, at the end.
    public struct Collect<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream

        /// Puts it below a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            var values: Output = []
            upstream.pass(to: subscriber, .all, last: { values }) { value in
                values.append(value)
                return .skip
            }
        }
    }

    /// Sends so many values as one, and the rest at the end.
    public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
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
            let count = count
            var values: Output = []
            upstream.pass(to: subscriber, .times(count), last: { values.isEmpty ? nil : values }) { value in
                values.append(value)
                guard values.count == count else { return .skip }
                defer { values = [] }
                return .pass(values)
            }
        }
    }

    /// Sends the value that goes before all others, at the end.
    public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether the second goes before the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let isMore = areInIncreasingOrder
            var most: Output?
            upstream.pass(to: subscriber, .all, last: { most }) { value in
                if most.map({ isMore($0, value) }) ?? true { most = value }
                return .skip
            }
        }
    }

    /// Sends the value that goes before all others, at the end; or fails as a closure throws.
    public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether the second goes before the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let isMore = areInIncreasingOrder
            var most: Output?
            upstream.passThrowing(to: subscriber, .all, last: { most }) { value in
                if try most.map({ try isMore($0, value) }) ?? true { most = value }
                return .skip
            }
        }
    }

    /// Sends whether there is a value that a closure says yes to, and ends.
    public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether it is such a one.
        public let predicate: (Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            upstream.pass(to: subscriber, .all, last: { false }) { predicate($0) ? .last(true) : .skip }
        }
    }

    /// Sends whether there is a value that a closure says yes to, and ends; or fails as it throws.
    public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether it is such a one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.passThrowing(to: subscriber, .all, last: { false }) { try predicate($0) ? .last(true) : .skip }
        }
    }

    /// Sends whether a closure says yes to all values, and ends.
    public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether it is such a one.
        public let predicate: (Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            upstream.pass(to: subscriber, .all, last: { true }) { predicate($0) ? .skip : .last(false) }
        }
    }

    /// Sends whether a closure says yes to all values, and ends; or fails as it throws.
    public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Bool
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether it is such a one.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.passThrowing(to: subscriber, .all, last: { true }) { try predicate($0) ? .skip : .last(false) }
        }
    }
}

extension Publishers {
    /// Sends how many values there were, at the end.
    public typealias Count<Upstream: Publisher> = Reduce<Upstream, Int>
    /// Sends whether there is a value, and ends.
    public typealias Contains<Upstream: Publisher> = ContainsWhere<Upstream>
}

extension Publisher {
    /// What came of all values, at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// What came of all values, at the end; it fails where the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// All values as one, at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// So many values as one, again and again, and the rest at the end.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "values are collected one or more at a time")
        return Publishers.CollectByCount(upstream: self, count: count)
    }

    /// How many values there were, at the end.
    public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

    /// The highest value as a closure orders them, at the end.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The highest value as a closure orders them, at the end; it fails where that throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The lowest value as a closure orders them, at the end.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// The lowest value as a closure orders them, at the end; it fails where that throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Whether there is a value that a closure says yes to; it ends once that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Whether there is a value that a closure says yes to; it ends once that is known, and fails where that throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Whether a closure says yes to all values; it ends once that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Whether a closure says yes to all values; it ends once that is known, and fails where that throws.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Comparable {
    /// The highest value, at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// The lowest value, at the end.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
    /// Whether there is a value; it ends once that is known.
    public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}
