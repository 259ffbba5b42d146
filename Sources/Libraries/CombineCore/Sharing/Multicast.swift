import Locks

extension Publishers {
    /// A publisher that sends the values of one upstream subscription to many subscribers through a subject.
    public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
    where
        Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
        Upstream.Output == SubjectType.Output
    {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        /// The closure that creates the subject. It is called once, and all subscribers use the result.
        public let createSubject: () -> SubjectType
        private let made = Locked<SubjectType?>(nil)

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var subject: SubjectType {
            if let known = made.with({ $0 }) { return known }
            let new = createSubject()
            return made.with { made in
                let kept = made ?? new
                made = kept
                return kept
            }
        }

        /// Attaches a subscriber; values are sent once the publisher is connected.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        /// Subscribes the subject to the upstream publisher.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// A publisher that is connected while it has subscribers. It does not reconnect after the upstream has ended.
    public final class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        private let state = Locked<(count: Int, connection: (any Cancellable)?)>((0, nil))

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects for the first one.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let isFirst = state.with { state in
                state.count += 1
                return state.count == 1
            }
            upstream.subscribe(ObservedSubscription(subscriber, hooks: .init(cancel: { self.leave() })))
            guard isFirst else { return }
            let connection = upstream.connect()
            let isLate = state.with { state in
                if state.count > 0 { state.connection = connection }
                return state.count == 0
            }
            if isLate { connection.cancel() }
        }

        private func leave() {
            let connection = state.with { state -> (any Cancellable)? in
                state.count -= 1
                guard state.count == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }
    }

    /// A publisher that shares one upstream subscription among all its current subscribers.
    public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The upstream publisher.
        public let upstream: Upstream
        private let whole: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            whole = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            whole.subscribe(subscriber)
        }

        /// Returns whether both are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }

    /// A publisher that sends nothing before it is connected.
    public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        private let whole: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Creates the operator on top of an upstream publisher.
        public init(upstream: Upstream) { whole = upstream.multicast(subject: PassthroughSubject()) }

        /// Attaches a subscriber; values are sent once the publisher is connected.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            whole.subscribe(subscriber)
        }

        /// Starts to send values to the subscribers.
        public func connect() -> any Cancellable { whole.connect() }
    }
}

extension Publisher {
    /// Shares one subscription among many subscribers through a subject that a closure creates.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Shares one subscription among many subscribers through a subject.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// Shares one subscription among all current subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Returns a publisher that sends nothing before it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    /// Connects automatically while there are subscribers.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
