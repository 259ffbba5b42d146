import Locks

/// The upstream subscriber of an operator that has several upstream publishers, or that changes its upstream publisher.
///
/// Demand requested before the subscription arrives is forwarded on arrival. After a cancellation no event is
/// delivered.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber, Subscription {
    private enum Phase { case waiting, open, over }

    private struct State {
        var phase = Phase.waiting
        var upstream: (any Subscription)?
        var wanted = Subscribers.Demand.none
        var value: ((Input) -> Subscribers.Demand)?
        var end: ((Subscribers.Completion<Failure>) -> Void)?
        var begin: (() -> Void)?
    }

    private let state = Locked(State())

    /// Sets the closures that receive the events. Called once, before the subscription.
    func listen(
        begin: (() -> Void)? = nil, value: @escaping (Input) -> Subscribers.Demand,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { state.with { ($0.begin, $0.value, $0.end) = (begin, value, end) } }

    func receive(subscription: any Subscription) {
        let wanted = state.with { state -> Subscribers.Demand? in
            guard state.phase == .waiting else { return nil }
            (state.phase, state.upstream) = (.open, subscription)
            return state.wanted
        }
        guard let wanted else { return subscription.cancel() }
        state.with { $0.begin }?()
        if wanted > .none { subscription.request(wanted) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { state.with { $0.value }?(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) { close().end?(completion) }

    func request(_ demand: Subscribers.Demand) {
        let upstream = state.with { state in
            if state.phase == .waiting { state.wanted += demand }
            return state.upstream
        }
        if demand > .none { upstream?.request(demand) }
    }

    func cancel() { close().upstream?.cancel() }

    /// Closes the subscriber and returns its previous state. The caller releases the state outside the lock.
    private func close() -> State {
        state.with { state in
            defer { state = State(phase: .over) }
            return state
        }
    }
}
