extension Publishers {
    /// A publisher that sends the values that satisfy a predicate.
    public struct Filter<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that returns true for values to pass on.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let isIncluded = isIncluded
            upstream.pass(to: subscriber) { isIncluded($0) ? .pass($0) : .skip }
        }
    }

    /// A publisher that sends the values that satisfy a predicate, and fails if the predicate throws.
    public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that returns true for values to pass on.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let isIncluded = isIncluded
            upstream.passThrowing(to: subscriber) { try isIncluded($0) ? .pass($0) : .skip }
        }
    }

    /// A publisher that drops values equal to the previous value.
    public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that decides whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let predicate = predicate
            var last: Output?
            upstream.pass(to: subscriber) { value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .pass(value)
            }
        }
    }

    /// A publisher that drops values equal to the previous value, and fails if the closure throws.
    public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that decides whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let predicate = predicate
            var last: Output?
            upstream.passThrowing(to: subscriber) { value in
                if let last, try predicate(last, value) { return .skip }
                last = value
                return .pass(value)
            }
        }
    }

    /// A publisher that drops all values and sends only the completion.
    public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Never
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
            upstream.pass(to: subscriber, appetite: .all) { _ in .skip }
        }
    }

    /// A publisher that sends a default value if the upstream finishes without one.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The value that is sent if the upstream sends none.
        public let output: Upstream.Output

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let output = output
            var isEmpty = true
            upstream.pass(to: subscriber, last: { isEmpty ? output : nil }) { value in
                isEmpty = false
                return .pass(value)
            }
        }
    }
}

extension Publisher {
    /// Sends the values that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends the values that satisfy a predicate; fails if the predicate throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Drops values equal to the previous value, according to a closure.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops values equal to the previous value, according to a closure; fails if the closure throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops all values and sends only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

    /// Sends a default value if this publisher finishes without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Equatable {
    /// Drops values equal to the previous value.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
