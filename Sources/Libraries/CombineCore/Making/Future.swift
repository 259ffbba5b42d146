import Locks

/// A publisher of one asynchronous result. Its closure runs once, in the initializer.
public final class Future<Output, Failure>: Publisher where Failure: Error {
    /// A closure that settles the future; later calls do nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [(Result<Output, Failure>) -> Void] = []
    }

    private let state = Locked(State())

    /// Runs a closure, which calls the promise now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(settle) }

    private func settle(_ result: Result<Output, Failure>) {
        let waiting = state.with { state -> [(Result<Output, Failure>) -> Void] in
            guard state.result == nil else { return [] }
            defer { state.waiting = [] }
            state.result = result
            return state.waiting
        }
        for tell in waiting { tell(result) }
    }

    /// Attaches a subscriber; the value is sent as soon as it exists and the subscriber requests it.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        let spout = BufferedSubscription(subscriber)
        subscriber.receive(subscription: spout)
        let tell = { (result: Result<Output, Failure>) in
            switch result {
            case .success(let value):
                spout.send(value)
                spout.finish()
            case .failure(let error): spout.fail(error)
            }
        }
        let known = state.with { state in
            if state.result == nil { state.waiting.append(tell) }
            return state.result
        }
        if let known { tell(known) }
    }
}
