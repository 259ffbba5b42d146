extension Publishers {
    /// Sends the values that a closure says yes to.
    public struct Filter<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether a value goes on.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
            let isIncluded = isIncluded
            upstream.pass(to: subscriber) { isIncluded($0) ? .pass($0) : .skip }
        }
    }

    /// Sends the values that a closure says yes to, until it throws.
    public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether a value goes on.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
            let isIncluded = isIncluded
            upstream.passThrowing(to: subscriber) { try isIncluded($0) ? .pass($0) : .skip }
        }
    }

    /// Sends the values that are other than the one before.
    public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
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

    /// Sends the values that are other than the one before, until a closure throws.
    public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = any Error
        /// The publisher above.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Puts it below a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Has a subscriber hear of it.
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

    /// Sends no value, and the end.
    public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Never
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
            upstream.pass(to: subscriber, .all) { _ in .skip }
        }
    }

    /// Sends a value of its own where there was none.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What is sent where nothing was.
        public let output: Upstream.Output

        /// Puts it below a publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }

        /// Has a subscriber hear of it.
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
    /// The values that a closure says yes to.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// The values that a closure says yes to; it fails where that throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// The values that are not the same as the one before, as a closure says.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// The values that are not the same as the one before, as a closure says; it fails where that throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// The end, and no value.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

    /// Each value, or one where the end comes without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Equatable {
    /// The values that are other than the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
