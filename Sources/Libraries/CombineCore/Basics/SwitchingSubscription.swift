import Locks

/// A subscription that forwards one publisher's values, and can switch to another publisher with the remaining demand.
final class SwitchingSubscription<Downstream: Subscriber>: Subscription {
    private struct State: DemandState {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var current: (any Subscription)?
        var left: (() -> Void)?
    }

    private let state: Locked<State>

    init(_ downstream: Downstream) { state = Locked(holding: State(downstream: downstream)) }

    /// Sets the closure that is called when the subscriber cancels or the stream ends.
    func listen(left: @escaping () -> Void) { state.with { $0.left = left } }

    /// Switches to another publisher and cancels the current one.
    func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        let inlet = UpstreamSubscriber<P.Output, P.Failure>()
        inlet.listen(value: { [self] in state.deliver($0) }, end: end)
        let (old, demand) = state.with { state -> ((any Subscription)?, Subscribers.Demand?) in
            guard state.downstream != nil else { return (nil, nil) }
            defer { state.current = inlet }
            return (state.current, state.demand)
        }
        old?.cancel()
        guard let demand else { return }
        inlet.request(demand)
        publisher.subscribe(inlet)
    }

    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let old = close()
        old.current?.cancel()
        old.left?()
        old.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let current = state.with { state in
            state.demand += demand
            return state.current
        }
        current?.request(demand)
    }

    func cancel() {
        let old = close()
        old.current?.cancel()
        old.left?()
    }

    private func close() -> State {
        state.with { state in
            defer { state = State() }
            return state
        }
    }
}
