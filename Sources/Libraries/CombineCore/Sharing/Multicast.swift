import Locks

extension Publishers {
    /// Sends the values of one subscription to many subscribers, by a subject.
    public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
    where
        Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
        Upstream.Output == SubjectType.Output
    {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        /// What makes the subject, once.
        public let createSubject: () -> SubjectType
        private let made = Locked<SubjectType?>(nil)

        /// Puts it below a publisher.
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

        /// Takes a subscriber in; values come once it is connected.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        /// Has the subject hear of the publisher above.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Is connected as long as somebody has subscribed. After its end it is not connected again.
    public final class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        private let state = Locked<(count: Int, connection: (any Cancellable)?)>((0, nil))

        /// Puts it below a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Takes a subscriber in, and connects for the first.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let isFirst = state.with { state in
                state.count += 1
                return state.count == 1
            }
            upstream.subscribe(Watch(subscriber, .init(cancel: { self.leave() })))
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

    /// Sends the values of one subscription to all who subscribe meanwhile.
    public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher above.
        public let upstream: Upstream
        private let whole: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Puts it below a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            whole = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Takes a subscriber in.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            whole.subscribe(subscriber)
        }

        /// Whether both are one object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }

    /// Waits until it is connected.
    public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// Why it may fail.
        public typealias Failure = Upstream.Failure
        private let whole: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Puts it below a publisher.
        public init(upstream: Upstream) { whole = upstream.multicast(subject: PassthroughSubject()) }

        /// Takes a subscriber in; values come once it is connected.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            whole.subscribe(subscriber)
        }

        /// Begins.
        public func connect() -> any Cancellable { whole.connect() }
    }
}

extension Publisher {
    /// The values of one subscription for many, by a subject that is made once.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// The values of one subscription for many, by a subject.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// The values of one subscription for all who subscribe meanwhile.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// The same, which waits until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    /// The same, connected as long as somebody has subscribed.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
