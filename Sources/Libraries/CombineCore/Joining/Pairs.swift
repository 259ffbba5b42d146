import Locks

extension Publishers {
    /// Sends the newest values of two publishers, as one of them changes and both have one.
    public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output)
        /// Why it may fail.
        public typealias Failure = A.Failure
        /// The first one.
        public let a: A
        /// The second one.
        public let b: B

        /// Puts it below two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        private struct State {
            var first: A.Output?
            var second: B.Output?
            var open = 2
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = Spout(subscriber)
            let (first, second) = (Inlet<A.Output, Failure>(), Inlet<B.Output, Failure>())
            let state = Locked(State())
            spout.listen {
                first.cancel()
                second.cancel()
            }
            subscriber.receive(subscription: spout)
            let wantsAll = spout.wantsAll
            func give<Value>(_ inlet: Inlet<Value, Failure>, _ set: (inout State) -> Void) -> Subscribers.Demand {
                let (old, new) = state.with { state in
                    let old = state
                    set(&state)
                    return (old, state)
                }
                return withExtendedLifetime(old) {
                    guard let one = new.first, let other = new.second else { return wantsAll ? .none : .max(1) }
                    spout.give((one, other), taken: wantsAll ? nil : { [weak inlet] in inlet?.request(.max(1)) })
                    return .none
                }
            }
            func end(_ completion: Subscribers.Completion<Failure>, _ isBarren: (State) -> Bool) {
                guard case .finished = completion else { return spout.end(completion) }
                let isLast = state.with { state in
                    state.open -= 1
                    return state.open == 0 || isBarren(state)
                }
                if isLast { spout.finish() }
            }
            first.listen(
                value: { [weak first] value in first.map { give($0) { $0.first = value } } ?? .none },
                end: { end($0) { $0.first == nil } })
            second.listen(
                value: { [weak second] value in second.map { give($0) { $0.second = value } } ?? .none },
                end: { end($0) { $0.second == nil } })
            first.request(wantsAll ? .unlimited : .max(1))
            second.request(wantsAll ? .unlimited : .max(1))
            a.subscribe(first)
            b.subscribe(second)
        }
    }

    /// Sends values of two publishers in pairs: the first with the first, and so on.
    public struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output)
        /// Why it may fail.
        public typealias Failure = A.Failure
        /// The first one.
        public let a: A
        /// The second one.
        public let b: B

        /// Puts it below two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        private struct State {
            var first: [A.Output] = []
            var second: [B.Output] = []
            var isFirstOpen = true
            var isSecondOpen = true

            /// Whether no pair can come any more.
            var isOver: Bool { !isFirstOpen && first.isEmpty || !isSecondOpen && second.isEmpty }

            mutating func takePair() -> (A.Output, B.Output)? {
                first.isEmpty || second.isEmpty ? nil : (first.removeFirst(), second.removeFirst())
            }
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let spout = Spout(subscriber)
            let (first, second) = (Inlet<A.Output, Failure>(), Inlet<B.Output, Failure>())
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
                if let pair { spout.give(pair, taken: wantsAll ? nil : next) }
                if isOver { spout.finish() }
                return .none
            }
            func end(_ completion: Subscribers.Completion<Failure>, _ set: (inout State) -> Void) {
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

    /// Sends the newest values of three publishers, as one of them changes and all have one.
    public struct CombineLatest3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// Why it may fail.
        public typealias Failure = A.Failure
        /// The first one.
        public let a: A
        /// The second one.
        public let b: B
        /// The third one.
        public let c: C

        /// Puts it below three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
        }
    }

    /// Sends the newest values of four publishers, as one of them changes and all have one.
    public struct CombineLatest4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
        C.Failure == D.Failure
    {
        /// What it sends.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// Why it may fail.
        public typealias Failure = A.Failure
        /// The first one.
        public let a: A
        /// The second one.
        public let b: B
        /// The third one.
        public let c: C
        /// The fourth one.
        public let d: D

        /// Puts it below four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(CombineLatest(a, b), c), d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }
                .subscribe(subscriber)
        }
    }

    /// Sends values of three publishers together: the first of each, and so on.
    public struct Zip3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// Why it may fail.
        public typealias Failure = A.Failure
        /// The first one.
        public let a: A
        /// The second one.
        public let b: B
        /// The third one.
        public let c: C

        /// Puts it below three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
        }
    }

    /// Sends values of four publishers together: the first of each, and so on.
    public struct Zip4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
        C.Failure == D.Failure
    {
        /// What it sends.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// Why it may fail.
        public typealias Failure = A.Failure
        /// The first one.
        public let a: A
        /// The second one.
        public let b: B
        /// The third one.
        public let c: C
        /// The fourth one.
        public let d: D

        /// Puts it below four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Has a subscriber hear of it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            Zip(Zip(Zip(a, b), c), d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }.subscribe(subscriber)
        }
    }
}
