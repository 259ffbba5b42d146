import Locks

/// A subscription that sends the elements of an iterator on demand, then a completion.
final class SequenceSubscription<Values: IteratorProtocol, Downstream: Subscriber>: Subscription
where Values.Element == Downstream.Input {
    private struct State {
        var downstream: Downstream?
        var values: Values
        /// The value to send next, read ahead so that the completion follows the last value directly.
        var next: Downstream.Input?
        var demand = Subscribers.Demand.none
        var isSending = false

        /// Returns the next requested value, and whether it is the last one. Returns nil if no value is requested or
        /// left, which ends the current sending loop.
        mutating func dequeue() -> (Downstream, Downstream.Input, Bool)? {
            guard let downstream, demand > .none, let value = next else {
                isSending = false
                return nil
            }
            demand -= 1
            next = values.next()
            return (downstream, value, next == nil)
        }
    }

    private let state: Locked<State>
    private let completion: Subscribers.Completion<Downstream.Failure>

    private init(
        _ values: Values, next: Downstream.Input, completion: Subscribers.Completion<Downstream.Failure>,
        downstream: Downstream
    ) {
        state = Locked(holding: State(downstream: downstream, values: values, next: next))
        self.completion = completion
    }

    func request(_ demand: Subscribers.Demand) {
        let isMine = state.with { state in
            state.demand += demand
            defer { state.isSending = true }
            return !state.isSending
        }
        guard isMine else { return }
        while let (downstream, value, isLast) = state.with({ $0.dequeue() }) {
            let more = downstream.receive(value)
            state.with { $0.demand += more }
            if isLast, state.with({ $0.downstream != nil }) {
                cancel()
                downstream.receive(completion: completion)
            }
        }
    }

    func cancel() {
        let held = state.with { state in
            defer { (state.downstream, state.next) = (nil, nil) }
            return (state.downstream, state.next)
        }
        withExtendedLifetime(held) {}
    }

    /// Attaches a subscriber to a sequence of values and a completion.
    static func begin<Elements: Swift.Sequence>(
        _ elements: Elements, completion: Subscribers.Completion<Downstream.Failure>, downstream: Downstream
    ) where Elements.Iterator == Values {
        var values = elements.makeIterator()
        guard let first = values.next() else {
            downstream.receive(subscription: Subscriptions.empty)
            return downstream.receive(completion: completion)
        }
        downstream.receive(
            subscription: SequenceSubscription(values, next: first, completion: completion, downstream: downstream))
    }
}
