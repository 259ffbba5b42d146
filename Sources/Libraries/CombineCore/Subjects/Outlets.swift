import Locks

/// One subscriber of a subject.
class Outlet<Output, Failure: Error> {
    func offer(_ value: Output) {}
    func end(_ completion: Subscribers.Completion<Failure>) {}
}

/// All subscribers of a subject, in the order in which they came, and what the subject itself hears.
final class Outlets<Output, Failure: Error> {
    private struct State {
        var outlets: [Outlet<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
        var upstreams: [any Subscription] = []
        var isWanted = false
    }

    private let state = Locked(State())

    deinit {
        for upstream in state.with({ $0.upstreams }) { upstream.cancel() }
    }

    /// Takes one in; answers the end instead where that has come.
    func add(_ outlet: Outlet<Output, Failure>) -> Subscribers.Completion<Failure>? {
        state.with { state in
            if state.completion == nil { state.outlets.append(outlet) }
            return state.completion
        }
    }

    func remove(_ outlet: Outlet<Output, Failure>) {
        let old = state.with { state in
            defer { state.outlets.removeAll { $0 === outlet } }
            return state.outlets
        }
        withExtendedLifetime(old) {}
    }

    /// Somebody wants values: whatever the subject hears of is asked for all.
    func want() {
        let upstreams = state.with { state -> [any Subscription] in
            guard !state.isWanted else { return [] }
            state.isWanted = true
            return state.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    func hear(_ subscription: any Subscription) {
        let isWanted = state.with { state in
            state.upstreams.append(subscription)
            return state.isWanted
        }
        if isWanted { subscription.request(.unlimited) }
    }

    func send(_ value: Output) { for outlet in state.with({ $0.outlets }) { outlet.offer(value) } }

    func send(_ completion: Subscribers.Completion<Failure>) {
        let old = state.with { state -> State? in
            guard state.completion == nil else { return nil }
            defer { (state.completion, state.outlets, state.upstreams) = (completion, [], []) }
            return state
        }
        for outlet in old?.outlets ?? [] { outlet.end(completion) }
    }

    var isOver: Bool { state.with { $0.completion != nil } }
}

/// A subscriber that misses what it did not ask for, or is given the newest value once it asks.
final class SubjectOutlet<Downstream: Subscriber>: Outlet<Downstream.Input, Downstream.Failure>, Subscription {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        /// Whether there is a value that the subscriber has not.
        var isBehind: Bool
    }

    private let state: Locked<State>
    private let outlets: Outlets<Downstream.Input, Downstream.Failure>
    /// The newest value; nil where those are missed that nobody asked for.
    private let newest: (() -> Downstream.Input)?

    init(
        _ downstream: Downstream, _ outlets: Outlets<Downstream.Input, Downstream.Failure>,
        newest: (() -> Downstream.Input)? = nil
    ) {
        state = Locked(holding: State(downstream: downstream, isBehind: newest != nil))
        (self.outlets, self.newest) = (outlets, newest)
    }

    /// Takes a subscriber in, or tells it of the end that has come.
    static func add(
        _ downstream: Downstream, to outlets: Outlets<Downstream.Input, Downstream.Failure>,
        newest: (() -> Downstream.Input)? = nil
    ) {
        let outlet = SubjectOutlet(downstream, outlets, newest: newest)
        if let completion = outlets.add(outlet) {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        } else {
            downstream.receive(subscription: outlet)
        }
    }

    override func offer(_ value: Downstream.Input) {
        let downstream = state.with { state -> Downstream? in
            guard state.demand > .none else {
                state.isBehind = true
                return nil
            }
            state.demand -= 1
            state.isBehind = false
            return state.downstream
        }
        guard let downstream else { return }
        let more = downstream.receive(value)
        if more > .none { state.with { $0.demand += more } }
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        take()?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        state.with { $0.demand += demand }
        // What the subject hears of may send at once.
        outlets.want()
        let owes = state.with { $0.isBehind && $0.downstream != nil && $0.demand > .none }
        if owes, let newest { offer(newest()) }
    }

    func cancel() {
        outlets.remove(self)
        _ = take()
    }

    private func take() -> Downstream? {
        state.with { state in
            defer { state.downstream = nil }
            return state.downstream
        }
    }
}
