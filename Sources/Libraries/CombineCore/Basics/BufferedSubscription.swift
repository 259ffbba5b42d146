import Locks

/// A subscription that buffers values which arrive at any time, and delivers them one after another on demand.
// Unchecked: all mutable state is behind the lock.
package final class BufferedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private struct Item {
        let value: Downstream.Input
        let taken: (() -> Void)?
    }

    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var items: [Item] = []
        var completion: Subscribers.Completion<Downstream.Failure>?
        /// Whether a thread is delivering values. Other threads leave their values to that thread.
        var isGiving = false
        var asked: ((Subscribers.Demand) -> Void)?
        var left: (() -> Void)?

        /// Returns the next step of the delivery; nil if there is none, which ends the current delivery loop.
        mutating func next() -> Step? {
            if let downstream {
                if !items.isEmpty, demand > .none {
                    demand -= 1
                    return .value(downstream, items.removeFirst())
                }
                if items.isEmpty, let completion { return .end(downstream, completion) }
            }
            isGiving = false
            return nil
        }
    }

    private enum Step {
        case value(Downstream, Item)
        case end(Downstream, Subscribers.Completion<Downstream.Failure>)
    }

    private let state: Locked<State>

    package init(_ downstream: Downstream) { state = Locked(holding: State(downstream: downstream)) }

    /// Sets the closures that are called with events of the subscriber.
    ///
    /// - Parameters:
    ///   - asked: Called with each additional demand.
    ///   - left: Called once, when the subscriber cancels or the stream ends.
    package func listen(asked: ((Subscribers.Demand) -> Void)? = nil, left: @escaping () -> Void) {
        state.with { ($0.asked, $0.left) = (asked, left) }
    }

    /// Whether the subscriber has unlimited demand.
    package var wantsAll: Bool { state.with { $0.demand == .unlimited } }
    /// The demand that is not yet satisfied.
    package var demand: Subscribers.Demand { state.with { $0.demand } }
    /// The number of buffered values.
    package var waiting: Int { state.with { $0.items.count } }
    /// Whether the subscriber has cancelled or the stream has ended.
    package var isOver: Bool { state.with { $0.downstream == nil } }

    /// Delivers a value, or buffers it until it is requested. `taken` is called after the value was delivered.
    package func send(_ value: Downstream.Input, taken: (() -> Void)? = nil) {
        state.with { state in
            if state.downstream != nil, state.completion == nil {
                state.items.append(Item(value: value, taken: taken))
            }
        }
        drain()
    }

    /// Completes the stream after the buffered values were delivered.
    package func finish() {
        state.with { if $0.completion == nil { $0.completion = .finished } }
        drain()
    }

    /// Fails the stream immediately, and drops the buffered values.
    package func fail(_ error: Downstream.Failure) {
        let held = state.with { state -> ([Item], (() -> Void)?) in
            defer { (state.items, state.completion, state.left) = ([], .failure(error), nil) }
            return (state.items, state.left)
        }
        held.1?()
        drain()
    }

    /// Completes the stream after the buffered values, or fails it immediately.
    package func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished: finish()
        case .failure(let error): fail(error)
        }
    }

    /// Drops the oldest buffered value, or the newest one if `first` is false.
    package func forget(first: Bool) {
        _ = state.with { state in
            state.items.isEmpty ? nil : first ? state.items.removeFirst() : state.items.removeLast()
        }
    }

    package func request(_ demand: Subscribers.Demand) {
        let asked = state.with { state in
            state.demand += demand
            return state.downstream == nil ? nil : state.asked
        }
        asked?(demand)
        drain()
    }

    package func cancel() {
        let old = close()
        old.left?()
    }

    /// Closes the subscription and returns its previous state. The caller releases the state outside the lock.
    private func close() -> State {
        state.with { state in
            defer { state = State(isGiving: state.isGiving) }
            return state
        }
    }

    private func drain() {
        let isMine = state.with { state in
            defer { state.isGiving = true }
            return !state.isGiving
        }
        guard isMine else { return }
        while let step = state.with({ $0.next() }) {
            switch step {
            case .value(let downstream, let item):
                let more = downstream.receive(item.value)
                let asked = state.with { state in
                    state.demand += more
                    return state.asked
                }
                if more > .none { asked?(more) }
                item.taken?()
            case .end(let downstream, let completion):
                close().left?()
                downstream.receive(completion: completion)
            }
        }
    }
}

extension UpstreamSubscriber {
    /// Forwards received values to a buffered subscription. Unless the demand is unlimited, each value is requested
    /// after the previous one was delivered.
    func flow<Downstream: Subscriber>(
        into spout: BufferedSubscription<Downstream>, as transform: @escaping (Input) -> Downstream.Input,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        let wantsAll = spout.wantsAll
        listen(
            value: { [weak self] value in
                spout.send(transform(value), taken: wantsAll ? nil : { self?.request(.max(1)) })
                return .none
            }, end: end)
        request(wantsAll ? .unlimited : .max(1))
    }
}
