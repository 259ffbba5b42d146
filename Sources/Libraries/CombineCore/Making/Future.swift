import Locks

/// Sends one value, once somebody keeps the promise of it, and ends; or fails. Its closure runs as it is made, once.
public final class Future<Output, Failure>: Publisher where Failure: Error {
    /// Keeps the promise; a second time does nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [(Result<Output, Failure>) -> Void] = []
    }

    private let state = Locked(State())

    /// Runs a closure, which keeps the promise now or later.
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

    /// Sends the value once it is there and wanted.
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        let spout = Spout(subscriber)
        subscriber.receive(subscription: spout)
        let tell = { (result: Result<Output, Failure>) in
            switch result {
            case .success(let value):
                spout.give(value)
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
