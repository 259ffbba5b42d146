extension Publishers {
    /// A publisher that transforms each value.
    public struct Map<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms each value.
        public let transform: (Upstream.Output) -> Made

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Made) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let transform = transform
            upstream.pass(to: subscriber) { .pass(transform($0)) }
        }
    }

    /// A publisher that transforms each value, and fails if the closure throws.
    public struct TryMap<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms each value.
        public let transform: (Upstream.Output) throws -> Made

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Made) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let transform = transform
            upstream.passThrowing(to: subscriber) { .pass(try transform($0)) }
        }
    }

    /// A publisher that sends a property of each value.
    public struct MapKeyPath<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The key path of the property.
        public let keyPath: KeyPath<Upstream.Output, Made>

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Made>) {
            (self.upstream, self.keyPath) = (upstream, keyPath)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let keyPath = keyPath
            upstream.pass(to: subscriber) { .pass($0[keyPath: keyPath]) }
        }
    }

    /// A publisher that sends two properties of each value.
    public struct MapKeyPath2<Upstream, First, Second>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = (First, Second)
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, First>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Second>

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, First>, keyPath1: KeyPath<Upstream.Output, Second>
        ) {
            (self.upstream, self.keyPath0, self.keyPath1) = (upstream, keyPath0, keyPath1)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let (first, second) = (keyPath0, keyPath1)
            upstream.pass(to: subscriber) { .pass(($0[keyPath: first], $0[keyPath: second])) }
        }
    }

    /// A publisher that sends three properties of each value.
    public struct MapKeyPath3<Upstream, First, Second, Third>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = (First, Second, Third)
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, First>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Second>
        /// The third property.
        public let keyPath2: KeyPath<Upstream.Output, Third>

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, First>, keyPath1: KeyPath<Upstream.Output, Second>,
            keyPath2: KeyPath<Upstream.Output, Third>
        ) {
            (self.upstream, self.keyPath0, self.keyPath1, self.keyPath2) = (upstream, keyPath0, keyPath1, keyPath2)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let (first, second, third) = (keyPath0, keyPath1, keyPath2)
            upstream.pass(to: subscriber) { .pass(($0[keyPath: first], $0[keyPath: second], $0[keyPath: third])) }
        }
    }

    /// A publisher that transforms each value and drops nil results.
    public struct CompactMap<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms each value; nil drops the value.
        public let transform: (Upstream.Output) -> Made?

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Made?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let transform = transform
            upstream.pass(to: subscriber) { transform($0).map { .pass($0) } ?? .skip }
        }
    }

    /// A publisher that transforms each value and drops nil results, and fails if the closure throws.
    public struct TryCompactMap<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that transforms each value; nil drops the value.
        public let transform: (Upstream.Output) throws -> Made?

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Made?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let transform = transform
            upstream.passThrowing(to: subscriber) { try transform($0).map { .pass($0) } ?? .skip }
        }
    }

    /// A publisher that sends each intermediate result of combining the values.
    public struct Scan<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The initial result.
        public let initialResult: Made
        /// The closure that combines the result so far with the next value.
        public let nextPartialResult: (Made, Upstream.Output) -> Made

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, initialResult: Made, nextPartialResult: @escaping (Made, Upstream.Output) -> Made
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.pass(to: subscriber) { value in
                result = next(result, value)
                return .pass(result)
            }
        }
    }

    /// A publisher that sends each intermediate result of combining the values, and fails if the closure throws.
    public struct TryScan<Upstream, Made>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Made
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The initial result.
        public let initialResult: Made
        /// The closure that combines the result so far with the next value.
        public let nextPartialResult: (Made, Upstream.Output) throws -> Made

        /// Creates the operator on top of an upstream publisher.
        public init(
            upstream: Upstream, initialResult: Made, nextPartialResult: @escaping (Made, Upstream.Output) throws -> Made
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let next = nextPartialResult
            var result = initialResult
            upstream.passThrowing(to: subscriber) { value in
                result = try next(result, value)
                return .pass(result)
            }
        }
    }
}

extension Publisher {
    /// Transforms each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Transforms each value; fails if the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Sends three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }

    /// Transforms each value and drops nil results.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value and drops nil results; fails if the closure throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Sends each intermediate result of combining the values.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends each intermediate result of combining the values; fails if the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Replaces nil values.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
