import Locks

/// The values of a publisher that never fails, as an asynchronous sequence.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    /// The type of the elements.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence that subscribes once for each iterator.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Requests one value at a time, when `next()` is called.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inbox: Inbox<P.Output, Never>

        /// Returns the next value; nil after the end, or after the task was cancelled.
        public mutating func next() async -> P.Output? {
            switch await inbox.next() {
            case .value(let value): value
            case .end, .failure: nil
            }
        }
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let inbox = Inbox<P.Output, Never>()
        publisher.subscribe(inbox)
        return Iterator(inbox: inbox)
    }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
    /// The type of the elements.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates a sequence that subscribes once for each iterator.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Requests one value at a time, when `next()` is called.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inbox: Inbox<P.Output, P.Failure>

        /// Returns the next value; nil after the end, or after the task was cancelled. Throws the publisher's failure.
        public mutating func next() async throws -> P.Output? {
            switch await inbox.next() {
            case .value(let value): return value
            case .end: return nil
            case .failure(let error): throw error
            }
        }
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let inbox = Inbox<P.Output, P.Failure>()
        publisher.subscribe(inbox)
        return Iterator(inbox: inbox)
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the publisher's failure.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
    /// Waits for the future and returns its value.
    public var value: Output {
        get async {
            for await value in values { return value }
            fatalError("a promise that nobody can keep any more is waited for")
        }
    }
}

extension Future {
    /// Waits for the future and returns its value. Throws the failure, or `CancellationError` if no value came.
    @_disfavoredOverload
    public var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}

/// A subscriber that requests one value for each caller of `next()`, and buffers values that arrive early.
// Unchecked: all mutable state is behind the lock.
private final class Inbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    enum Piece {
        case value(Input)
        case end
        case failure(Failure)
    }

    private struct State {
        var subscription: (any Subscription)?
        var pieces: [Piece] = []
        var waiting: [CheckedContinuation<Loose<Piece>, Never>] = []
        var wanted = Subscribers.Demand.none
        var isOver = false
    }

    private let state = Locked(State())

    deinit { state.with { $0.subscription }?.cancel() }

    func next() async -> Piece {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0) }.value
        } onCancel: {
            cancel()
        }
    }

    private func wait(_ continuation: CheckedContinuation<Loose<Piece>, Never>) {
        let (piece, upstream) = state.with { state -> (Piece?, (any Subscription)?) in
            if !state.pieces.isEmpty { return (state.pieces.removeFirst(), nil) }
            if state.isOver { return (.end, nil) }
            state.waiting.append(continuation)
            if state.subscription == nil { state.wanted += 1 }
            return (nil, state.subscription)
        }
        if let piece { continuation.resume(returning: Loose(value: piece)) }
        upstream?.request(.max(1))
    }

    func receive(subscription: any Subscription) {
        let wanted = state.with { state -> Subscribers.Demand? in
            guard state.subscription == nil, !state.isOver else { return nil }
            state.subscription = subscription
            return state.wanted
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > .none { subscription.request(wanted) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let continuation = state.with { state -> CheckedContinuation<Loose<Piece>, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            if !state.isOver { state.pieces.append(.value(input)) }
            return nil
        }
        continuation?.resume(returning: Loose(value: .value(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: close(.end)
        case .failure(let error): close(.failure(error))
        }
    }

    private func cancel() { close(.end)?.cancel() }

    /// Ends the sequence. The first waiting caller receives `last`, and all others receive the end.
    @discardableResult
    private func close(_ last: Piece) -> (any Subscription)? {
        let (waiting, upstream) = state.with { state in
            defer { (state.waiting, state.subscription, state.isOver) = ([], nil, true) }
            if !state.isOver, state.waiting.isEmpty { state.pieces.append(last) }
            return (state.waiting, state.subscription)
        }
        for (index, continuation) in waiting.enumerated() {
            continuation.resume(returning: Loose(value: index == 0 ? last : .end))
        }
        return upstream
    }
}
