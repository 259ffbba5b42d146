import Locks

/// Gives a subscriber values that come when they come, one after another, as far as it wants them; the others wait.
// Unchecked: all that changes is behind its lock.
package final class Spout<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private struct Item {
        let value: Downstream.Input
        let taken: (() -> Void)?
    }

    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var items: [Item] = []
        var completion: Subscribers.Completion<Downstream.Failure>?
        /// Whether somebody is giving: whoever comes meanwhile leaves it to them.
        var isGiving = false
        var asked: ((Subscribers.Demand) -> Void)?
        var left: (() -> Void)?

        /// What is to be done next, or nothing: whoever comes later begins anew.
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

    /// Says who hears of what the subscriber asks for, and that it hears no more: it has gone, or the end has come.
    package func listen(asked: ((Subscribers.Demand) -> Void)? = nil, left: @escaping () -> Void) {
        state.with { ($0.asked, $0.left) = (asked, left) }
    }

    /// Whether the subscriber wants all there is.
    package var wantsAll: Bool { state.with { $0.demand == .unlimited } }
    /// What is wanted and not there.
    package var demand: Subscribers.Demand { state.with { $0.demand } }
    /// How many values wait.
    package var waiting: Int { state.with { $0.items.count } }
    /// Whether nobody hears any more.
    package var isOver: Bool { state.with { $0.downstream == nil } }

    /// Gives a value, or has it wait; `taken` runs once it was given.
    package func give(_ value: Downstream.Input, taken: (() -> Void)? = nil) {
        state.with { state in
            if state.downstream != nil, state.completion == nil {
                state.items.append(Item(value: value, taken: taken))
            }
        }
        drain()
    }

    /// Ends after what waits.
    package func finish() {
        state.with { if $0.completion == nil { $0.completion = .finished } }
        drain()
    }

    /// Ends now, and forgets what waits.
    package func fail(_ error: Downstream.Failure) {
        let held = state.with { state -> ([Item], (() -> Void)?) in
            defer { (state.items, state.completion, state.left) = ([], .failure(error), nil) }
            return (state.items, state.left)
        }
        held.1?()
        drain()
    }

    /// Ends after what waits if that is no failure, or else now.
    package func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished: finish()
        case .failure(let error): fail(error)
        }
    }

    /// Forgets the value that waits longest, or the one that came last.
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

    /// Ends; what was held is answered, so that it is let go of outside.
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

extension Inlet {
    /// Brings what comes to a spout: all of it where all is wanted, and else one value after another was taken.
    func flow<Downstream: Subscriber>(
        into spout: Spout<Downstream>, as transform: @escaping (Input) -> Downstream.Input,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        let wantsAll = spout.wantsAll
        listen(
            value: { [weak self] value in
                spout.give(transform(value), taken: wantsAll ? nil : { self?.request(.max(1)) })
                return .none
            }, end: end)
        request(wantsAll ? .unlimited : .max(1))
    }
}
