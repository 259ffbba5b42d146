import Locks

extension Publishers {
    /// A publisher that merges the values of any number of publishers as they arrive.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        /// The type of the values sent.
        public typealias Output = Upstream.Output
        /// The type of the failure.
        public typealias Failure = Upstream.Failure
        /// The merged publishers.
        public let publishers: [Upstream]

        /// Creates a publisher that merges these publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher that merges these publishers.
        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence { publishers = Array(upstream) }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty<Output, Failure>().receive(subscriber: subscriber) }
            let spout = BufferedSubscription(subscriber)
            let crowd = Crowd()
            spout.listen { crowd.cancel() }
            subscriber.receive(subscription: spout)
            let inlets = publishers.map { _ in UpstreamSubscriber<Output, Failure>() }
            for inlet in inlets where crowd.add(inlet) {
                inlet.flow(into: spout, as: { $0 }) { [weak inlet] completion in
                    guard case .finished = completion else { return spout.end(completion) }
                    if let inlet, crowd.remove(inlet) { spout.finish() }
                }
            }
            for (publisher, inlet) in Swift.zip(publishers, inlets) { publisher.subscribe(inlet) }
        }

        /// Adds another publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }

    /// A publisher that merges the values of two publishers as they arrive.
    public struct Merge<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Output == B.Output, A.Failure == B.Failure {
        /// The type of the values sent.
        public typealias Output = A.Output
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The merged publishers, type-erased.
        let publishers: [AnyPublisher<Output, Failure>]

        /// Creates a publisher that merges these publishers.
        public init(_ a: A, _ b: B) {
            publishers = [AnyPublisher(a), AnyPublisher(b)]
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    /// A publisher that merges the values of three publishers as they arrive.
    public struct Merge3<A, B, C>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output,
        A.Failure == C.Failure
    {
        /// The type of the values sent.
        public typealias Output = A.Output
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The merged publishers, type-erased.
        let publishers: [AnyPublisher<Output, Failure>]

        /// Creates a publisher that merges these publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            publishers = [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)]
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    /// A publisher that merges the values of four publishers as they arrive.
    public struct Merge4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Output == B.Output, A.Failure == B.Failure,
        A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure
    {
        /// The type of the values sent.
        public typealias Output = A.Output
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The merged publishers, type-erased.
        let publishers: [AnyPublisher<Output, Failure>]

        /// Creates a publisher that merges these publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            publishers = [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)]
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    /// A publisher that merges the values of five publishers as they arrive.
    public struct Merge5<A, B, C, D, E>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Output == B.Output,
        A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
        A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        /// The type of the values sent.
        public typealias Output = A.Output
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The merged publishers, type-erased.
        let publishers: [AnyPublisher<Output, Failure>]

        /// Creates a publisher that merges these publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            publishers = [AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e)]
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    /// A publisher that merges the values of six publishers as they arrive.
    public struct Merge6<A, B, C, D, E, F>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, A.Output == B.Output,
        A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
        A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output,
        A.Failure == F.Failure
    {
        /// The type of the values sent.
        public typealias Output = A.Output
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The merged publishers, type-erased.
        let publishers: [AnyPublisher<Output, Failure>]

        /// Creates a publisher that merges these publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            publishers = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
            ]
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    /// A publisher that merges the values of seven publishers as they arrive.
    public struct Merge7<A, B, C, D, E, F, G>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
        /// The type of the values sent.
        public typealias Output = A.Output
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The merged publishers, type-erased.
        let publishers: [AnyPublisher<Output, Failure>]

        /// Creates a publisher that merges these publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            publishers = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
                AnyPublisher(g),
            ]
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    /// A publisher that merges the values of eight publishers as they arrive.
    public struct Merge8<A, B, C, D, E, F, G, H>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
    {
        /// The type of the values sent.
        public typealias Output = A.Output
        /// The type of the failure.
        public typealias Failure = A.Failure
        /// The merged publishers, type-erased.
        let publishers: [AnyPublisher<Output, Failure>]

        /// Creates a publisher that merges these publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            publishers = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
                AnyPublisher(g), AnyPublisher(h),
            ]
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Merges the values of this publisher and another one of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// Merges the values of this publisher and another one.
    public func merge<B>(with other: B) -> Publishers.Merge<Self, B>
    where B: Publisher, Output == B.Output, Failure == B.Failure {
        Publishers.Merge(self, other)
    }

    /// Merges the values of this publisher and two others.
    public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B: Publisher, C: Publisher, Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure
    {
        Publishers.Merge3(self, b, c)
    }

    /// Merges the values of this publisher and three others.
    public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where
        B: Publisher, C: Publisher, D: Publisher, Output == B.Output, Failure == B.Failure, Output == C.Output,
        Failure == C.Failure, Output == D.Output, Failure == D.Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Merges the values of this publisher and four others.
    public func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure, Output == E.Output,
        Failure == E.Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Merges the values of this publisher and five others.
    public func merge<B, C, D, E, F>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
        -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure, Output == E.Output,
        Failure == E.Failure, Output == F.Output, Failure == F.Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Merges the values of this publisher and six others.
    public func merge<B, C, D, E, F, G>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
        -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, Output == B.Output,
        Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure, Output == G.Output,
        Failure == G.Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Merges the values of this publisher and seven others.
    public func merge<B, C, D, E, F, G, H>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
        -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output,
        Failure == D.Failure, Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure,
        Output == G.Output, Failure == G.Failure, Output == H.Output, Failure == H.Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
