import Locks

extension Publishers {
    /// A publisher that sends the latest values of two publishers whenever one of them sends, once both have sent.
    public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        /// The type of the values sent.
        public typealias Output = (A.Output, B.Output)
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        private struct State {
            var first: A.Output?
            var second: B.Output?
            var open = 2
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = BufferedSubscription(subscriber)
            let (first, second) = (UpstreamSubscriber<A.Output, Failure>(), UpstreamSubscriber<B.Output, Failure>())
            let state = Locked(State())
            spout.listen {
                first.cancel()
                second.cancel()
            }
            subscriber.receive(subscription: spout)
            let wantsAll = spout.wantsAll
            func update<Value>(from inlet: UpstreamSubscriber<Value, Failure>, set: (inout State) -> Void)
                -> Subscribers.Demand
            {
                let (old, new) = state.with { state in
                    let old = state
                    set(&state)
                    return (old, state)
                }
                return withExtendedLifetime(old) {
                    guard let one = new.first, let other = new.second else { return wantsAll ? .none : .max(1) }
                    spout.send((one, other), taken: wantsAll ? nil : { [weak inlet] in inlet?.request(.max(1)) })
                    return .none
                }
            }
            func end(_ completion: Subscribers.Completion<Failure>, isBarren: (State) -> Bool) {
                guard case .finished = completion else { return spout.end(completion) }
                let isLast = state.with { state in
                    state.open -= 1
                    return state.open == 0 || isBarren(state)
                }
                if isLast { spout.finish() }
            }
            first.listen(
                value: { [weak first] value in first.map { update(from: $0) { $0.first = value } } ?? .none },
                end: { end($0) { $0.first == nil } })
            second.listen(
                value: { [weak second] value in second.map { update(from: $0) { $0.second = value } } ?? .none },
                end: { end($0) { $0.second == nil } })
            first.request(wantsAll ? .unlimited : .max(1))
            second.request(wantsAll ? .unlimited : .max(1))
            a.subscribe(first)
            b.subscribe(second)
        }
    }

    /// A publisher that pairs the values of two publishers by position.
    public struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        /// The type of the values sent.
        public typealias Output = (A.Output, B.Output)
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        private struct State {
            var first: [A.Output] = []
            var second: [B.Output] = []
            var isFirstOpen = true
            var isSecondOpen = true

            /// Whether no further pair is possible.
            var isOver: Bool { !isFirstOpen && first.isEmpty || !isSecondOpen && second.isEmpty }

            mutating func takePair() -> (A.Output, B.Output)? {
                first.isEmpty || second.isEmpty ? nil : (first.removeFirst(), second.removeFirst())
            }
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = BufferedSubscription(subscriber)
            let (first, second) = (UpstreamSubscriber<A.Output, Failure>(), UpstreamSubscriber<B.Output, Failure>())
            let state = Locked(State())
            spout.listen {
                first.cancel()
                second.cancel()
            }
            subscriber.receive(subscription: spout)
            let wantsAll = spout.wantsAll
            let next = { [weak first, weak second] in
                first?.request(.max(1))
                second?.request(.max(1))
            }
            func change(_ set: (inout State) -> Void) -> Subscribers.Demand {
                let (pair, isOver) = state.with { state in
                    set(&state)
                    return (state.takePair(), state.isOver)
                }
                if let pair { spout.send(pair, taken: wantsAll ? nil : next) }
                if isOver { spout.finish() }
                return .none
            }
            func end(_ completion: Subscribers.Completion<Failure>, set: (inout State) -> Void) {
                if case .finished = completion { _ = change(set) } else { spout.end(completion) }
            }
            first.listen(
                value: { value in change { $0.first.append(value) } }, end: { end($0) { $0.isFirstOpen = false } })
            second.listen(
                value: { value in change { $0.second.append(value) } }, end: { end($0) { $0.isSecondOpen = false } })
            first.request(wantsAll ? .unlimited : .max(1))
            second.request(wantsAll ? .unlimited : .max(1))
            a.subscribe(first)
            b.subscribe(second)
        }
    }

    /// A publisher that sends the latest values of three publishers whenever one of them sends, once all have sent.
    public struct CombineLatest3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        /// The type of the values sent.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that combines three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
        }
    }

    /// A publisher that sends the latest values of four publishers whenever one of them sends, once all have sent.
    public struct CombineLatest4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
        C.Failure == D.Failure
    {
        /// The type of the values sent.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that combines four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(CombineLatest(a, b), c), d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }
                .subscribe(subscriber)
        }
    }

    /// A publisher that groups the values of three publishers by position.
    public struct Zip3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        /// The type of the values sent.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that combines three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
        }
    }

    /// A publisher that groups the values of four publishers by position.
    public struct Zip4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
        C.Failure == D.Failure
    {
        /// The type of the values sent.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that combines four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            Zip(Zip(Zip(a, b), c), d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }.subscribe(subscriber)
        }
    }
}
