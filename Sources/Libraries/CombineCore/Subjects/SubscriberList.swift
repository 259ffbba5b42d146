import Locks

/// A subscriber of a subject.
class SubjectSubscriber<Output, Failure: Error> {
    func receive(_ value: Output) {}
    func end(_ completion: Subscribers.Completion<Failure>) {}
}

/// The subscribers of a subject in order of subscription, and the subject's own upstream subscriptions.
final class SubscriberList<Output, Failure: Error> {
    private struct State {
        var outlets: [SubjectSubscriber<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
        var upstreams: [any Subscription] = []
        var isWanted = false
    }

    private let state = Locked(State())

    deinit {
        for upstream in state.with({ $0.upstreams }) { upstream.cancel() }
    }

    /// Adds a subscriber, or returns the completion if the subject has ended.
    func add(_ outlet: SubjectSubscriber<Output, Failure>) -> Subscribers.Completion<Failure>? {
        state.with { state in
            if state.completion == nil { state.outlets.append(outlet) }
            return state.completion
        }
    }

    func remove(_ outlet: SubjectSubscriber<Output, Failure>) {
        let old = state.with { state in
            defer { state.outlets.removeAll { $0 === outlet } }
            return state.outlets
        }
        withExtendedLifetime(old) {}
    }

    /// Requests all upstream values, because a subscriber has demand.
    func want() {
        let upstreams = state.with { state -> [any Subscription] in
            guard !state.isWanted else { return [] }
            state.isWanted = true
            return state.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    func receive(subscription: any Subscription) {
        let isWanted = state.with { state in
            state.upstreams.append(subscription)
            return state.isWanted
        }
        if isWanted { subscription.request(.unlimited) }
    }

    func send(_ value: Output) { for outlet in state.with({ $0.outlets }) { outlet.receive(value) } }

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

/// A subject's subscriber. Values that arrive without demand are dropped; some subjects send the newest of them on the
/// next request.
final class SubjectSubscription<Downstream: Subscriber>: SubjectSubscriber<Downstream.Input, Downstream.Failure>,
    Subscription
{
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        /// Whether the subject has a value that the subscriber has not received.
        var isBehind: Bool
    }

    private let state: Locked<State>
    private let outlets: SubscriberList<Downstream.Input, Downstream.Failure>
    /// Returns the newest value. Nil if values without demand are dropped.
    private let newest: (() -> Downstream.Input)?

    init(
        _ downstream: Downstream, subscribers outlets: SubscriberList<Downstream.Input, Downstream.Failure>,
        newest: (() -> Downstream.Input)? = nil
    ) {
        state = Locked(holding: State(downstream: downstream, isBehind: newest != nil))
        (self.outlets, self.newest) = (outlets, newest)
    }

    /// Attaches a subscriber to a subject, or sends it the completion if the subject has ended.
    static func add(
        _ downstream: Downstream, to outlets: SubscriberList<Downstream.Input, Downstream.Failure>,
        newest: (() -> Downstream.Input)? = nil
    ) {
        let outlet = SubjectSubscription(downstream, subscribers: outlets, newest: newest)
        if let completion = outlets.add(outlet) {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        } else {
            downstream.receive(subscription: outlet)
        }
    }

    override func receive(_ value: Downstream.Input) {
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
        removeDownstream()?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        state.with { $0.demand += demand }
        // An upstream publisher of the subject may send immediately.
        outlets.want()
        let owes = state.with { $0.isBehind && $0.downstream != nil && $0.demand > .none }
        if owes, let newest { receive(newest()) }
    }

    func cancel() {
        outlets.remove(self)
        _ = removeDownstream()
    }

    private func removeDownstream() -> Downstream? {
        state.with { state in
            defer { state.downstream = nil }
            return state.downstream
        }
    }
}
