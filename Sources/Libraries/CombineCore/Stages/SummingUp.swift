extension Publishers {
    /// A publisher that combines all values and sends the result when the upstream finishes.
    public struct Reduce<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The initial result.
        public let initial: Made
        /// Combines the result so far with the next value.
        public let nextPartialResult: (Made, Upstream.Output) -> Made

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, initial: Made, nextPartialResult: @escaping (Made, Upstream.Output) -> Made) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let next = nextPartialResult
            var result = initial
            upstream.pass(to: subscriber, appetite: .all, last: { result }) { value in
                result = next(result, value)
                return .skip
            }
        }
    }

    /// A publisher that combines all values and sends the result when the upstream finishes. Fails if the closure
    /// throws.
    public struct TryReduce<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The initial result.
        public let initial: Made
        /// Combines the result so far with the next value.
        public let nextPartialResult: (Made, Upstream.Output) throws -> Made

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, initial: Made, nextPartialResult: @escaping (Made, Upstream.Output) throws -> Made
        ) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let next = nextPartialResult
            var result = initial
            upstream.passThrowing(to: subscriber, appetite: .all, last: { result }) { value in
                result = try next(result, value)
                return .skip
            }
        }
    }

    /// A publisher that collects all values and sends them as an array when the upstream finishes.
    public struct Collect<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = [Upstream.Output]
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            var values: Output = []
            upstream.pass(to: subscriber, appetite: .all, last: { values }) { value in
                values.append(value)
                return .skip
            }
        }
    }

    /// A publisher that sends arrays of a number of values, and the remaining values when the upstream finishes.
    public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = [Upstream.Output]
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The number of values in an array.
        public let count: Int

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let count = count
            var values: Output = []
            upstream.pass(to: subscriber, appetite: .times(count), last: { values.isEmpty ? nil : values }) { value in
                values.append(value)
                guard values.count == count else { return .skip }
                defer { values = [] }
                return .pass(values)
            }
        }
    }

    /// A publisher that sends the greatest value when the upstream finishes. For the least value the arguments of the
    /// closure are swapped.
    public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true if the first value is less than the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let isMore = areInIncreasingOrder
            var most: Output?
            upstream.pass(to: subscriber, appetite: .all, last: { most }) { value in
                if most.map({ isMore($0, value) }) ?? true { most = value }
                return .skip
            }
        }
    }

    /// A publisher that sends the greatest value when the upstream finishes. Fails if the closure throws.
    public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// Returns true if the first value is less than the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let isMore = areInIncreasingOrder
            var most: Output?
            upstream.passThrowing(to: subscriber, appetite: .all, last: { most }) { value in
                if try most.map({ try isMore($0, value) }) ?? true { most = value }
                return .skip
            }
        }
    }

    /// A publisher that sends whether a value satisfies a predicate, then finishes.
    public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Bool
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The condition that values are tested with.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            upstream.pass(to: subscriber, appetite: .all, last: { false }) { predicate($0) ? .last(true) : .skip }
        }
    }

    /// A publisher that sends whether a value satisfies a predicate, then finishes. Fails if the predicate throws.
    public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Bool
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The condition that values are tested with.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.passThrowing(to: subscriber, appetite: .all, last: { false }) {
                try predicate($0) ? .last(true) : .skip
            }
        }
    }

    /// A publisher that sends whether all values satisfy a predicate, then finishes.
    public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Bool
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The condition that values are tested with.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            upstream.pass(to: subscriber, appetite: .all, last: { true }) { predicate($0) ? .skip : .last(false) }
        }
    }

    /// A publisher that sends whether all values satisfy a predicate, then finishes. Fails if the predicate throws.
    public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Bool
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The condition that values are tested with.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            upstream.passThrowing(to: subscriber, appetite: .all, last: { true }) {
                try predicate($0) ? .skip : .last(false)
            }
        }
    }
}

extension Publishers {
    /// A publisher that sends the number of values when the upstream finishes.
    public typealias Count<Upstream: Publisher> = Reduce<Upstream, Int>
    /// A publisher that sends whether a value was received, then finishes.
    public typealias Contains<Upstream: Publisher> = ContainsWhere<Upstream>
}

extension Publisher {
    /// Combines all values and sends the result when this publisher finishes.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values and sends the result when this publisher finishes; fails if the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends all values as an array when this publisher finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends arrays of `count` values, and the remaining values when this publisher finishes.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "values are collected one or more at a time")
        return Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends the number of values when this publisher finishes.
    public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

    /// Sends the greatest value according to a closure, when this publisher finishes.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the greatest value according to a closure, when this publisher finishes; fails if the closure throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the least value according to a closure, when this publisher finishes.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the least value according to a closure, when this publisher finishes; fails if the closure throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends whether a value satisfies a predicate, and finishes once that is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a value satisfies a predicate, and finishes once that is known; fails if the predicate throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether all values satisfy a predicate, and finishes once that is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether all values satisfy a predicate, and finishes once that is known; fails if the predicate throws.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Comparable {
    /// Sends the greatest value when this publisher finishes.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Sends the least value when this publisher finishes.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
    /// Sends whether this publisher sends a value, and finishes once that is known.
    public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}
