import Locks

/// Hears of one publisher for an operator that has several, or that leaves one for another.
///
/// What is asked for before the publisher has begun is asked as it begins. Once it is called off, nothing is heard any
/// more.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription {
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

    /// Says who hears. Called once, before anything is subscribed to.
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

    /// Ends; what was held is answered, so that it is let go of outside.
    private func close() -> State {
        state.with { state in
            defer { state = State(phase: .over) }
            return state
        }
    }
}
