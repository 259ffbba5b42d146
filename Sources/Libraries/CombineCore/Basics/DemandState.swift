import Locks

/// The state of a subscription: its subscriber, and the number of values that the subscriber still requests.
protocol DemandState {
    associatedtype Downstream: Subscriber

    /// The subscriber; nil when the subscription has ended.
    var downstream: Downstream? { get }
    var demand: Subscribers.Demand { get set }
}

extension Locked where Value: DemandState {
    /// Sends a requested value to the subscriber outside the lock.
    ///
    /// - Returns: The demand that the subscriber adds, which is already counted.
    func deliver(_ value: Value.Downstream.Input) -> Subscribers.Demand {
        let downstream = with { state in
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        with { $0.demand += more }
        return more
    }
}
