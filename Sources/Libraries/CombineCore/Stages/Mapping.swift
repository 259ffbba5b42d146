extension Publishers {
    /// Sends what a closure makes of each value.
    public struct Map<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What is made of each value.
        public let transform: (Upstream.Output) -> Made

        /// Puts it below a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Made) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let transform = transform
            upstream.pass(to: subscriber) { .pass(transform($0)) }
        }
    }

    /// Sends what a closure makes of each value, until it throws.
    public struct TryMap<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// What is made of each value.
        public let transform: (Upstream.Output) throws -> Made

        /// Puts it below a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Made) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let transform = transform
            upstream.passThrowing(to: subscriber) { .pass(try transform($0)) }
        }
    }

    /// Sends a property of each value.
    public struct MapKeyPath<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What is taken of each value.
        public let keyPath: KeyPath<Upstream.Output, Made>

        /// Puts it below a publisher.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Made>) {
            (self.upstream, self.keyPath) = (upstream, keyPath)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let keyPath = keyPath
            upstream.pass(to: subscriber) { .pass($0[keyPath: keyPath]) }
        }
    }

    /// Sends two properties of each value.
    public struct MapKeyPath2<Upstream, First, Second>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = (First, Second)
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What is taken first.
        public let keyPath0: KeyPath<Upstream.Output, First>
        /// What is taken next.
        public let keyPath1: KeyPath<Upstream.Output, Second>

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, First>, keyPath1: KeyPath<Upstream.Output, Second>
        ) {
            (self.upstream, self.keyPath0, self.keyPath1) = (upstream, keyPath0, keyPath1)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let (first, second) = (keyPath0, keyPath1)
            upstream.pass(to: subscriber) { .pass(($0[keyPath: first], $0[keyPath: second])) }
        }
    }

    /// Sends three properties of each value.
    public struct MapKeyPath3<Upstream, First, Second, Third>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = (First, Second, Third)
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What is taken first.
        public let keyPath0: KeyPath<Upstream.Output, First>
        /// What is taken next.
        public let keyPath1: KeyPath<Upstream.Output, Second>
        /// What is taken last.
        public let keyPath2: KeyPath<Upstream.Output, Third>

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, First>, keyPath1: KeyPath<Upstream.Output, Second>,
            keyPath2: KeyPath<Upstream.Output, Third>
        ) {
            (self.upstream, self.keyPath0, self.keyPath1, self.keyPath2) = (upstream, keyPath0, keyPath1, keyPath2)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let (first, second, third) = (keyPath0, keyPath1, keyPath2)
            upstream.pass(to: subscriber) { .pass(($0[keyPath: first], $0[keyPath: second], $0[keyPath: third])) }
        }
    }

    /// Sends what a closure makes of each value, where it makes something.
    public struct CompactMap<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What is made of each value; nil for nothing.
        public let transform: (Upstream.Output) -> Made?

        /// Puts it below a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Made?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let transform = transform
            upstream.pass(to: subscriber) { transform($0).map { .pass($0) } ?? .skip }
        }
    }

    /// Sends what a closure makes of each value, where it makes something, until it throws.
    public struct TryCompactMap<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// What is made of each value; nil for nothing.
        public let transform: (Upstream.Output) throws -> Made?

        /// Puts it below a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Made?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let transform = transform
            upstream.passThrowing(to: subscriber) { try transform($0).map { .pass($0) } ?? .skip }
        }
    }

    /// Sends what came of all values so far.
    public struct Scan<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What it begins with.
        public let initialResult: Made
        /// What is made of the result and the next value.
        public let nextPartialResult: (Made, Upstream.Output) -> Made

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, initialResult: Made, nextPartialResult: @escaping (Made, Upstream.Output) -> Made
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.pass(to: subscriber) { value in
                result = next(result, value)
                return .pass(result)
            }
        }
    }

    /// Sends what came of all values so far, until a closure throws.
    public struct TryScan<Upstream, Made>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Made
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// What it begins with.
        public let initialResult: Made
        /// What is made of the result and the next value.
        public let nextPartialResult: (Made, Upstream.Output) throws -> Made

        /// Puts it below a publisher.
        public init(
            upstream: Upstream, initialResult: Made, nextPartialResult: @escaping (Made, Upstream.Output) throws -> Made
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Has a subscriber hear of it.
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
    /// What a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// What a closure makes of each value; it fails where that throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// A property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }

    /// What a closure makes of each value, where it makes something.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// What a closure makes of each value, where it makes something; it fails where that throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// What came of all values so far.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// What came of all values so far; it fails where the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Each value, and another one in the place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
