import Locks

/// A subscriber between a publisher and a subscriber. It sends at most one value for each value that it receives.
///
/// Demand is passed upstream. After a dropped value, one more value is requested from the publisher. A last value is
/// kept until the subscriber requests it.
final class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    /// The handling of a received value.
    enum Answer {
        case pass(Downstream.Input)
        case skip
        /// Passes the value on and finishes.
        case last(Downstream.Input)
        case stop
        case fail(Downstream.Failure)
    }

    /// The handling of the upstream's completion.
    enum Finish {
        case finish
        case last(Downstream.Input)
        case fail(Downstream.Failure)
    }

    /// The demand that is sent upstream for the demand of the subscriber.
    enum Appetite {
        case same
        case all
        /// Requests a number of values for each value requested downstream.
        case times(Int)
    }

    private enum Step {
        case ask(any Subscription)
        case give(Downstream, Downstream.Input)
    }

    private enum Phase { case waiting, open, ending, over }

    private struct State: DemandState {
        var phase = Phase.waiting
        var upstream: (any Subscription)?
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var last: Downstream.Input?

        /// Closes the connection and returns both of its ends. The caller releases them outside the lock.
        mutating func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
            defer { (upstream, downstream, phase) = (nil, nil, .over) }
            return (upstream, downstream)
        }
    }

    private let state: Locked<State>
    private let appetite: Appetite
    private let take: (Input) -> Answer
    private let end: (Subscribers.Completion<Failure>) -> Finish

    init(
        _ downstream: Downstream, appetite: Appetite, end: @escaping (Subscribers.Completion<Failure>) -> Finish,
        take: @escaping (Input) -> Answer
    ) {
        state = Locked(holding: State(downstream: downstream))
        (self.appetite, self.take, self.end) = (appetite, take, end)
    }

    // MARK: - Events from upstream

    func receive(subscription: any Subscription) {
        let downstream = state.with { state -> Downstream? in
            guard state.phase == .waiting else { return nil }
            (state.phase, state.upstream) = (.open, subscription)
            return state.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if case .all = appetite, state.with({ $0.phase == .open }) { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard state.with({ $0.phase == .open }) else { return .none }
        switch take(input) {
        case .pass(let value): return deliver(value)
        case .skip:
            if case .same = appetite { return .max(1) }
        case .last(let value): sendLast(value)
        case .stop:
            let (upstream, downstream) = state.with { $0.close() }
            upstream?.cancel()
            downstream?.receive(completion: .finished)
        case .fail(let error):
            let (upstream, downstream) = state.with { $0.close() }
            upstream?.cancel()
            downstream?.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard state.with({ $0.phase == .open || $0.phase == .waiting }) else { return }
        switch end(completion) {
        case .finish: state.with { $0.close() }.downstream?.receive(completion: .finished)
        case .fail(let error): state.with { $0.close() }.downstream?.receive(completion: .failure(error))
        case .last(let value):
            _ = state.with { state in
                defer { state.upstream = nil }
                return state.upstream
            }
            sendLast(value)
        }
    }

    private func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        let more = state.deliver(value)
        switch appetite {
        case .same: return more
        case .all: return .none
        case .times(let count): return more * count
        }
    }

    /// Sends the last value, now or when it is requested, then finishes.
    private func sendLast(_ value: Downstream.Input) {
        let (upstream, downstream) = state.with { state -> ((any Subscription)?, Downstream?) in
            guard state.downstream != nil else { return (nil, nil) }
            if state.demand > .none { return state.close() }
            defer { state.upstream = nil }
            (state.phase, state.last) = (.ending, value)
            return (state.upstream, nil)
        }
        upstream?.cancel()
        guard let downstream else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    // MARK: - Requests from downstream

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let step = state.with { state -> Step? in
            state.demand += demand
            switch state.phase {
            case .open: return state.upstream.map(Step.ask)
            case .ending:
                guard let last = state.last, let downstream = state.close().downstream else { return nil }
                state.last = nil
                return .give(downstream, last)
            case .waiting, .over: return nil
            }
        }
        switch step {
        case .ask(let upstream): request(from: upstream, demand: demand)
        case .give(let downstream, let value):
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case nil: break
        }
    }

    private func request(from upstream: any Subscription, demand: Subscribers.Demand) {
        switch appetite {
        case .same: upstream.request(demand)
        case .all: break
        case .times(let count): upstream.request(demand * count)
        }
    }

    func cancel() {
        let (held, last) = state.with { state in
            defer { state.last = nil }
            return (state.close(), state.last)
        }
        withExtendedLifetime((held.downstream, last)) { held.upstream?.cancel() }
    }
}

extension Publisher {
    /// Attaches a subscriber, with closures that handle each value and the completion.
    func pass<S: Subscriber>(
        to subscriber: S, appetite: OperatorSubscription<Output, Failure, S>.Appetite = .same,
        end: @escaping (Subscribers.Completion<Failure>) -> OperatorSubscription<Output, Failure, S>.Finish,
        take: @escaping (Output) -> OperatorSubscription<Output, Failure, S>.Answer
    ) { subscribe(OperatorSubscription(subscriber, appetite: appetite, end: end, take: take)) }

    /// Attaches a subscriber, with a closure that handles each value; the completion is passed on. `last` can supply a
    /// value to send before the stream finishes, but not before a failure.
    func pass<S: Subscriber>(
        to subscriber: S, appetite: OperatorSubscription<Output, Failure, S>.Appetite = .same,
        last: @escaping () -> S.Input? = { nil },
        take: @escaping (Output) -> OperatorSubscription<Output, Failure, S>.Answer
    ) where S.Failure == Failure {
        pass(to: subscriber, appetite: appetite, last: last, failure: { $0 }, take: take)
    }

    /// Same as `pass`, with a closure that may throw. An error fails the stream.
    func passThrowing<S: Subscriber>(
        to subscriber: S, appetite: OperatorSubscription<Output, Failure, S>.Appetite = .same,
        last: @escaping () -> S.Input? = { nil },
        take: @escaping (Output) throws -> OperatorSubscription<Output, Failure, S>.Answer
    ) where S.Failure == any Error {
        pass(
            to: subscriber, appetite: appetite, last: last, failure: { $0 },
            take: { value in
                do { return try take(value) } catch { return .fail(error) }
            })
    }

    /// Attaches a subscriber, with a closure that converts a failure of this publisher.
    private func pass<S: Subscriber>(
        to subscriber: S, appetite: OperatorSubscription<Output, Failure, S>.Appetite,
        last: @escaping () -> S.Input?, failure: @escaping (Failure) -> S.Failure,
        take: @escaping (Output) -> OperatorSubscription<Output, Failure, S>.Answer
    ) {
        pass(
            to: subscriber, appetite: appetite,
            end: { completion in
                switch completion {
                case .finished: last().map { .last($0) } ?? .finish
                case .failure(let error): .fail(failure(error))
                }
            }, take: take)
    }
}
