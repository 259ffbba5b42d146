import Locks

/// A subscriber that passes everything through and calls hooks for each event.
final class ObservedSubscription<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    struct Hooks {
        var subscription: ((any Subscription) -> Void)?
        var output: ((Input) -> Void)?
        var completion: ((Subscribers.Completion<Failure>) -> Void)?
        var cancel: (() -> Void)?
        var request: ((Subscribers.Demand) -> Void)?
        /// Called with the additional demand that the subscriber returned for a value.
        var more: ((Subscribers.Demand) -> Void)?
    }

    private struct State {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var hooks: Hooks
    }

    private let state: Locked<State>

    init(_ downstream: Downstream, hooks: Hooks) {
        state = Locked(holding: State(downstream: downstream, hooks: hooks))
    }

    func receive(subscription: any Subscription) {
        let (downstream, tell) = state.with { state -> (Downstream?, ((any Subscription) -> Void)?) in
            guard state.upstream == nil, let downstream = state.downstream else { return (nil, nil) }
            state.upstream = subscription
            return (downstream, state.hooks.subscription)
        }
        guard let downstream else { return subscription.cancel() }
        tell?(subscription)
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (downstream, hooks) = state.with { ($0.downstream, $0.hooks) }
        guard let downstream else { return .none }
        hooks.output?(input)
        let more = downstream.receive(input)
        if more > .none { hooks.more?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let old = close()
        guard let downstream = old.downstream else { return }
        old.hooks.completion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let (upstream, tell) = state.with { ($0.upstream, $0.hooks.request) }
        tell?(demand)
        upstream?.request(demand)
    }

    func cancel() {
        let old = close()
        guard old.downstream != nil else { return }
        old.hooks.cancel?()
        old.upstream?.cancel()
    }

    private func close() -> State {
        state.with { state in
            defer { state = State(hooks: Hooks()) }
            return state
        }
    }
}
